import {
  contributionByIncome,
  type IncomeInput,
} from "@/lib/calc/investment-retirement/ira/arithmetic/contribution-by-income";

/** Of somebody who is 41, whose limit is $7,500, under the law of 2026. */
const contributed = (contribution: number, input: IncomeInput) =>
  contributionByIncome(input, contribution, 7_500, 41);

test.each([{}, { modifiedIncome: null, coveredByPlan: "yes" as const }])(
  "where the income is %j nothing is known",
  (input) => {
    expect(contributed(7_500, input)).toBeUndefined();
  },
);

test("a contribution up to the Roth limit is not above it, and $500 more is", () => {
  // Half of $7,500, in the middle between $153,000 and $168,000.
  const above = (contribution: number) =>
    contributed(contribution, { modifiedIncome: 160_500 })?.aboveRothLimit;
  expect([above(2_000), above(3_750), above(4_250)]).toEqual([null, null, 500]);
});

test("no more is deductible than is contributed, nor than the income leaves", () => {
  // Covered by a plan, half of $7,500 in the middle between $81,000 and $91,000.
  const input = { modifiedIncome: 86_000, coveredByPlan: "yes" } as const;
  expect(contributed(3_000, input)?.deductible).toBe(3_000);
  expect(contributed(6_000, input)?.deductible).toBe(3_750);
});

// 26 U.S.C. 25B(e): 50% up to $24,250, 20% up to $26,250 and 10% up to $40,250 of the income after the deduction.
test("the saver’s credit goes by the income before the deduction, and by that after it", () => {
  const credits = (modifiedIncome: number) => {
    const figures = contributed(2_000, { modifiedIncome });
    return [
      [figures?.saversRate, figures?.saversCredit],
      [figures?.saversRateIfDeducted, figures?.saversCreditIfDeducted],
    ];
  };
  expect(credits(42_250)).toEqual([
    [0, 0],
    [10, 200],
  ]);
  expect(credits(28_250)).toEqual([
    [10, 200],
    [20, 400],
  ]);
  // Not deductible for those whom a plan covers at this income on a separate return.
  const separate = { filingStatus: "marriedFilingSeparately", coveredByPlan: "yes" } as const;
  expect(contributed(2_000, { ...separate, modifiedIncome: 25_000 })).toMatchObject({
    ...{ deductible: 0, saversCredit: 400, saversCreditIfDeducted: 400 },
    saversRateIfDeducted: 20,
  });
});
