import { inReturns } from "@/lib/subjects/federal-law/return-table";
import { federalReturn } from "@/lib/tax-law/federal-return";
import { returnLineNames, returnLines } from "@/lib/tax-law/return-lines";

test("each line of two returns, and what is between them", () => {
  const before = federalReturn({ filingStatus: "single", wages: 60_000 }, 2026);
  const after = federalReturn(
    { filingStatus: "single", wages: 60_000, longTermGains: 40_000 },
    2026,
  );
  const lines = returnLines(before, after);
  expect(lines).toHaveLength(returnLineNames.length);
  for (const { before, after, difference } of lines) expect(difference).toBe(after - before);
  expect(lines.at(-1)).toMatchObject({
    line: "All federal taxes",
    difference: expect.closeTo(5_167.5, 9) as number,
  });
  expect(inReturns("federal.difference", "totalTax")).toBe("INDEX(federal.difference, 12)");
});

test("each has the name and the amounts that a return has for it", () => {
  const business = {
    filingStatus: "headOfHousehold",
    children: 2,
    wages: 15_000,
    selfEmployment: 300_000,
    interest: 40_000,
  } as const;
  const one = federalReturn(business, 2026);
  expect(returnLines(one, one).map(({ line, after }) => [line, after])).toEqual([
    ["Adjusted gross income", one.adjustedGrossIncome],
    ["Business deduction", one.businessDeduction],
    ["Other deductions", one.deductions - one.businessDeduction],
    ["Taxable income", one.taxableIncome],
    ["Alternative minimum tax", one.alternativeMinimumTax],
    ["Tax before credits", one.taxBeforeCredits],
    ["Credits", one.childCredit + one.earnedIncomeCredit],
    ["Investment income tax", one.netInvestmentIncomeTax],
    ["Income tax", one.tax],
    ["Self-employment tax", one.selfEmploymentTax],
    ["Additional Medicare tax", one.additionalMedicareTax],
    ["All federal taxes", one.totalTax],
  ]);
  const poor = federalReturn({ filingStatus: "single", wages: 9_000, age: 40 }, 2026);
  expect(poor.earnedIncomeCredit).toBeGreaterThan(0);
  expect(returnLines(poor, poor)[6]).toMatchObject({
    line: "Credits",
    before: poor.earnedIncomeCredit,
  });
  const small = federalReturn({ filingStatus: "single", selfEmployment: 80_000 }, 2026);
  expect(returnLines(small, small)[1]?.after).toBeCloseTo(11_649.636, 3);
});
