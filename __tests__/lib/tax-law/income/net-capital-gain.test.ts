import { netCapitalGain } from "@/lib/tax-law/income/net-capital-gain";
import { capitalLosses as law } from "@/lib/tax-law/years/newest-law";

const of = (longTerm: number, shortTerm: number) =>
  netCapitalGain(law, "single", longTerm, shortTerm);

test("gains of both kinds stay what they are", () => {
  expect(of(5_000, 2_000)).toEqual({
    longTerm: 5_000,
    shortTerm: 2_000,
    deducted: 0,
    carriedForward: 0,
  });
});

test("a loss of one kind is held against a gain of the other", () => {
  expect(of(5_000, -2_000)).toMatchObject({ longTerm: 3_000, shortTerm: 0 });
  expect(of(-2_000, 5_000)).toMatchObject({ longTerm: 0, shortTerm: 3_000 });
});

test("a net loss is deducted to $3,000, half of it on a separate return, and carried forward", () => {
  expect(of(-1_000, -1_500)).toMatchObject({ deducted: 2_500, carriedForward: 0 });
  expect(of(-9_000, 1_000)).toMatchObject({ deducted: 3_000, carriedForward: 5_000 });
  expect(netCapitalGain(law, "marriedFilingSeparately", -9_000, 0)).toMatchObject({
    deducted: 1_500,
    carriedForward: 7_500,
  });
});
