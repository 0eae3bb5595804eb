import { capitalGainsTax } from "@/lib/tax-law/income/capital-gains-tax";
import { capitalGains as law } from "@/lib/tax-law/years/newest-law";

const of = (taxable: number, gains: number) => capitalGainsTax(law, "single", taxable, gains);

test("gains lie on top of other income: 0% below the first limit, 15%, and 20% above the second", () => {
  expect(of(49_450, 49_450)).toBe(0);
  expect(of(49_550, 49_550)).toBe(15);
  expect(of(60_000, 10_000)).toBe(1_500);
  expect(of(645_500, 200_000)).toBe(15_000 + 20_000);
});

test("no more is taxed as gains than is taxable", () => {
  expect(of(10_000, 500_000)).toBe(0);
  expect(of(59_450, 500_000)).toBe(1_500);
  expect(of(0, 500_000)).toBe(0);
});
