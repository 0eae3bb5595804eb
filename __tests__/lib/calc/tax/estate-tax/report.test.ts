import fc from "fast-check";

import type { EstateTaxInput } from "@/lib/calc/tax/estate-tax/calculation";
import { form } from "@/lib/calc/tax/estate-tax/form";
import { report } from "@/lib/calc/tax/estate-tax/report";
import type { Amounts } from "@/lib/calculator/charts/chart";
import { viewOf } from "@/lib/calculator/report/view";

const viewWith = (
  grossEstateValue: number,
  debtsExpenses = 0,
  maritalCharitableDeductions = 0,
  lawYear: EstateTaxInput["lawYear"] = "2026",
) => {
  const input = { grossEstateValue, debtsExpenses, maritalCharitableDeductions, lawYear };
  return viewOf(
    { ...form, ...report },
    input,
    report.calculate(input, { today: { year: 2026, month: 11, day: 27 } }),
  );
};

const remarksOf = (...input: Parameters<typeof viewWith>) =>
  viewWith(...input).remarks.map(({ text }) => text);
const splitOf = (...input: Parameters<typeof viewWith>) => viewWith(...input).charts[0] as Amounts;

test("says how far below the exclusion of the year the estate is, and only there", () => {
  expect(remarksOf(13_000_000)[0]).toContain("$2,000,000 below the 2026 exclusion.");
  expect(remarksOf(13_000_000, 0, 0, "2024")[0]).toContain("$610,000 below the 2024 exclusion.");
  expect(remarksOf(15_000_000)).toEqual([]);
  expect(remarksOf(20_000_000)).toEqual([]);
});

test("says which deductions count only up to the estate", () => {
  expect(remarksOf(900_000, 900_001, 50_000)[0]).toMatch(/^Debts and expenses are more/);
  expect(remarksOf(900_000, 900_001, 50_000)).toHaveLength(2);
  expect(remarksOf(900_000, 900_000)[0]).toMatch(/^The taxable estate is/);
  expect(remarksOf(900_000, 400_000, 500_001)[0]).toContain(
    "more than the $500,000 left after debts",
  );
  expect(remarksOf(900_000, 400_000, 500_000)[0]).toMatch(/^The taxable estate is/);
  // 0.3 − 0.1 − 0.2 is below zero by float dust alone.
  expect(remarksOf(0.3, 0.1, 0.2)[0]).toMatch(/^The taxable estate is/);
});

test("the split adds up to the estate, whatever is taken from it", () => {
  const dollars = fc.integer({ min: 0, max: 5e9 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(dollars, dollars, dollars, (gross, debts, given) => {
      fc.pre(gross > 0);
      const { rows } = splitOf(gross, debts, given);
      for (const { amount } of rows) expect(amount).toBeGreaterThanOrEqual(0);
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(gross, 5);
    }),
  );
});

test("the split leaves out what nothing goes to, but not the tax", () => {
  expect(splitOf(20_000_000, 1_000_000, 2_000_000)).toMatchObject({
    title: "Under 2026 law, federal estate tax takes $800,000 of the $20,000,000 estate",
    rows: [
      { label: "Debts and expenses", amount: 1_000_000 },
      { label: "Spouse and charity", amount: 2_000_000 },
      { label: "Federal estate tax", amount: 800_000 },
      { label: "Other heirs", amount: 16_200_000 },
    ],
  });
  expect(splitOf(5_000_000)).toMatchObject({
    title: "Under 2026 law, federal estate tax takes nothing of the $5,000,000 estate",
    rows: [
      { label: "Federal estate tax", amount: 0 },
      { label: "Heirs", amount: 5_000_000 },
    ],
  });
});

test("says that the law of 2024 is the illustration’s, and that of other years is not", () => {
  const whyOf = (lawYear: EstateTaxInput["lawYear"]) =>
    viewWith(1, 0, 0, lawYear).sections.at(-1)?.text;
  expect(whyOf("2024")).toMatch(/they are the same\.$/);
  expect(whyOf("2025")).toMatch(/ For a death in 2025, it is \$13,990,000/);
});
