/** Income limits, required distributions, and Roth or traditional. */
import { ira, type IraInput } from "@/lib/calc/investment-retirement/ira/calculation";
import { form } from "@/lib/calc/investment-retirement/ira/form";
import { report } from "@/lib/calc/investment-retirement/ira/report";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";

import depthCases from "../../../../fixtures/depth_cases.json";

const world = { today: { year: 2026, month: 11, day: 27 } };
const { example } = report;
const answer = (changes: Partial<IraInput>) => ira({ ...example, ...changes }, world);
const view = (changes: Partial<IraInput>) => {
  const input = { ...example, ...changes };
  return viewOf({ ...form, ...report }, input, report.calculate(input, world));
};

const rates = { rateNow: 22, rateLater: 15, inflation: 3 };
const most = { annualContribution: 7_500 };

test("a single person in the middle of the Roth range may put half of the limit in", () => {
  const result = answer({ ...most, modifiedIncome: 160_500, coveredByPlan: "yes" });
  expect(result).toMatchObject({
    rothLimit: 3_750,
    aboveRothLimit: 3_750,
    deductible: 0,
    deductionLimit: 0,
    saversCredit: 0,
  });
  const { remarks, sections } = view({
    ...most,
    modifiedIncome: 160_500,
    coveredByPlan: "yes",
  });
  expect(remarks[0]?.text).toContain("$3,750 of it is too much. That is taxed $225 for each year");
  expect(sections[0]?.title).toBe("Income limits");
  expect(sections[0]?.text).toBe(
    "Under 2026 law. The Roth IRA limit shrinks between $153,000 and $168,000 of income. The deduction shrinks between $81,000 and $91,000. Based on IRS Notice 2025-67, as read in secondary sources, last checked on November 26, 2026.",
  );
});

test.each([
  [{ modifiedIncome: 0 }, 7_500, 7_500, 1_000],
  [{ modifiedIncome: 86_000, coveredByPlan: "yes" }, 7_500, 3_750, 0],
  [{ modifiedIncome: 900_000 }, 0, 7_500, 0],
  [{ modifiedIncome: 247_000, filingStatus: "marriedFilingJointly" }, 3_750, 7_500, 0],
  [
    { modifiedIncome: 247_000, filingStatus: "marriedFilingJointly", coveredByPlan: "spouse" },
    3_750,
    3_750,
    0,
  ],
  [{ modifiedIncome: 80_500, filingStatus: "marriedFilingJointly" }, 7_500, 7_500, 200],
  [
    { modifiedIncome: 5_000, filingStatus: "marriedFilingSeparately", coveredByPlan: "yes" },
    3_750,
    3_750,
    1_000,
  ],
] as const)(
  "with %j: $%d into a Roth, $%d deductible, $%d credit",
  (income, roth, deduct, credit) => {
    expect(answer({ ...most, ...income })).toMatchObject({
      rothLimit: roth,
      deductible: deduct,
      saversCredit: credit,
    });
  },
);

// 26 U.S.C. 25B(e): the deduction lowers the income that the credit goes by.
test("a deducted contribution may raise the saver’s credit", () => {
  const saver = { modifiedIncome: 26_000, annualContribution: 2_000 };
  expect(answer(saver)).toMatchObject({ saversCredit: 400, saversCreditIfDeducted: 1_000 });
  expect(view(saver).verdict).toMatch(
    /The saver’s credit gives back up to \$400(\.00)?, or \$1,000 if you deduct it\.$/,
  );
  const covered = { ...saver, modifiedIncome: 300_000, coveredByPlan: "yes" } as const;
  expect(answer(covered)).toMatchObject({ saversCredit: 0, saversCreditIfDeducted: 0 });
});

test("the limits of those who are 50 shrink from $8,600, and a child gets no credit", () => {
  expect(answer({ currentAge: 50, modifiedIncome: 160_500 }).rothLimit).toBe(4_300);
  expect(answer({ currentAge: 17, modifiedIncome: 4_000 }).saversCredit).toBe(0);
});

test("without an income nothing is said of it", () => {
  expect(answer({ coveredByPlan: "spouse" })).toEqual(answer({}));
  expect(view({}).sections).toEqual([]);
  expect(view({}).remarks).toEqual([]);
});

test("only a married status has a spouse’s plan", () => {
  const input = { ...example, modifiedIncome: 90_000, coveredByPlan: "spouse" } as const;
  const sentence = "Only a married filing status has a spouse’s plan. Choose one, or “No” here.";
  expect(report.validate?.(input)?.errors).toEqual({ coveredByPlan: sentence });
  expect(report.validate?.({ ...input, filingStatus: "marriedFilingJointly" })).toBeUndefined();
});

test("the first required distribution is that of 75, with contributions until retirement", () => {
  const result = answer({ birthYear: 1985 });
  expect(result.distributionAge).toBe(75);
  expect(result.distributionYear).toBe(2060);
  expect(result.distributionBalance).toBeCloseTo(result.estimatedBalance * 1.005 ** 96, 4);
  expect(result.requiredDistribution).toBeCloseTo(Number(result.distributionBalance) / 24.6, 8);
  // Contributions end with the distribution’s age where the retirement comes later.
  const later = answer({ birthYear: 1985, retirementAge: 80 });
  expect(later.distributionBalance).toBeCloseTo(answer({ retirementAge: 75 }).estimatedBalance, 6);
  // Born in 1953 and 73 this year: today’s balance.
  const now = answer({
    birthYear: 1953,
    currentAge: 73,
    retirementAge: 80,
    currentBalance: 500_000,
  });
  expect(now.requiredDistribution).toBeCloseTo(18_867.924528301886, 9);
  expect(now.distributionYear).toBe(2026);
});

test("the years after the first distribution are listed to 100, with only what is required taken out", () => {
  const { tables } = view({ birthYear: 1985 });
  const table = tables.find(({ name }) => name === "distributionsByYear");
  const { distributionBalance, requiredDistribution } = answer({ birthYear: 1985 });
  expect(table?.rows.map(({ age }) => age)).toEqual(
    Array.from({ length: 26 }, (_, index) => 75 + index),
  );
  expect(table?.rows[0]).toMatchObject({
    balance: distributionBalance,
    distribution: requiredDistribution,
  });
  const secondBalance = Number(distributionBalance) * 1.005 ** 12 - Number(requiredDistribution);
  expect(table?.rows[1]?.balance).toBeCloseTo(secondBalance, 6);
  expect(view({}).tables.map(({ name }) => name)).toEqual(["growthByYear"]);
});

test("what has to be taken out, and what each kind of contribution pays, are drawn", () => {
  const titles = (changes: Partial<IraInput>) =>
    chartsOf(view(changes).charts).map(({ title }) => title);
  expect(titles({ birthYear: 1985 })[1]).toBe(
    "What you must take out goes from $28,431 at 75 to $71,633 at 100",
  );
  const first = titles({});
  expect(titles({ ...rates, rateLater: 22 }).slice(first.length)).toEqual([
    "Roth pays $454 a year more after tax for the same contributions",
  ]);
  expect(titles(rates).at(-1)).toBe(
    "Traditional pays $190 a year more after tax for the same contributions",
  );
  expect(titles({ ...rates, rateLater: 22, taxOnGrowth: 0 }).at(-1)).toBe(
    "The same contributions pay the same after tax, Roth or traditional",
  );
  expect(titles({ ...rates, planTo: null })).toEqual(first);
  // Of one year there is nothing to draw.
  const old = { currentAge: 100, retirementAge: 103, birthYear: 1926, annualContribution: 0 };
  expect(titles(old)).toHaveLength(first.length);
});

test("an account that nothing goes into has no part from its owner", () => {
  expect(view({ annualContribution: 0 }).verdict).toBe(
    "By 67, that is the $12,500 you have and $46,754 of growth.",
  );
  expect(view({ annualContribution: 0, currentBalance: 0 }).verdict).toBe(
    "There is nothing in the account, and you put nothing in.",
  );
});

test("a birth year that does not go with the age is said at its box", () => {
  const input = { ...example, birthYear: 1999 };
  expect(report.errors?.(ira(input, world), input)).toEqual({
    birthYear: "Someone born in 1999 is not 41 today. Check the year or your current age.",
  });
  for (const birthYear of [1984, 1985])
    expect(report.errors?.(answer({ birthYear }), { ...example, birthYear })).toEqual({});
});

test("the worked case of Roth or traditional", () => {
  const [worked] = depthCases.filter(({ upgrade }) => upgrade.startsWith("28 "));
  const { inputs, expected } = worked as unknown as {
    inputs: Record<"pretax" | "rateNow" | "rateLater" | "years" | "returnRate", number>;
    expected: { rothAfterTax: number; traditionalAfterTax: number };
  };
  const { rothAfterTax, traditionalAfterTax } = answer({
    annualContribution: inputs.pretax,
    annualReturn: inputs.returnRate,
    currentAge: 40,
    retirementAge: 40 + inputs.years,
    rateNow: inputs.rateNow,
    rateLater: inputs.rateLater,
  });
  expect(Math.abs(Number(rothAfterTax) - expected.rothAfterTax)).toBeLessThan(1e-6);
  expect(Math.abs(Number(traditionalAfterTax) - expected.traditionalAfterTax)).toBeLessThan(1e-6);
});

test("one tax rate alone asks for the other", () => {
  const input = { ...example, rateNow: 22 };
  const error = "Enter this rate too to compare a Roth with a traditional IRA.";
  expect(report.errors?.(ira(input, world), input)).toEqual({ rateLater: error });
  expect(report.errors?.(ira(example, world), { ...example, rateLater: 1 })).toEqual({
    rateNow: error,
  });
});

test("without an age that the money lasts to, one year’s contribution is compared, as before", () => {
  const bare = view({ ...rates, planTo: null });
  expect(bare.verdict).toMatch(
    /\. With 22% tax now and 15% later, traditional leaves you \$1,911 more for each year’s contribution made today\.$/,
  );
  expect(bare.sections.map(({ figures }) => figures.map(({ label }) => label))).toEqual([
    ["Roth after tax", "Traditional after tax"],
  ]);
  expect(view({ ...rates, planTo: null, annualContribution: 0 }).verdict).toMatch(/growth\.$/);
});

test("with one, the whole life is, and the year keeps its figures", () => {
  const { rothAfterTax, traditionalAfterTax } = answer({ ...rates, planTo: null });
  expect(answer(rates)).toMatchObject({ rothAfterTax, traditionalAfterTax });
  expect(view(rates).verdict).toContain(
    "From 67 to 95, the same contributions pay you $190 a year more after tax in a traditional account than in a Roth one, in today’s dollars, if you invest the tax they save, and $1,380 less if you spend it. Both pay the same at 17.07% tax in retirement.",
  );
  expect(view({ ...rates, rateLater: 22 }).verdict).toContain(
    "From 67 to 95, the same contributions pay you $454 a year more after tax in a Roth account than in a traditional one, in today’s dollars, even if you invest the tax that traditional saves.",
  );
  expect(view({ ...rates, rateLater: 22, taxOnGrowth: 0 }).verdict).toContain(
    "From 67 to 95, the same contributions pay you the same after tax in a Roth and in a traditional account, if you invest the tax that traditional saves.",
  );
  // Without tax in retirement, what is spent is not missed.
  expect(view({ ...rates, rateLater: 0 }).verdict).toContain(
    "if you invest the tax they save. Both",
  );
});

test("a contribution that is not wholly deductible is said to save less", () => {
  const text = (changes: Partial<IraInput>) => view({ ...rates, ...changes }).sections.at(-1)?.text;
  expect(text({})).toContain("All of the traditional contribution is deductible here.");
  expect(text({ modifiedIncome: 86_000, coveredByPlan: "yes" })).toContain(
    "At the income you enter, only $3,750 of it is, so it saves less tax than we show.",
  );
});

test.each([
  [86_000, "Roth and traditional are compared as if all of it were deductible."],
  [96_000, "its growth is taxed later, so a Roth leaves you more."],
  [200_000, "A traditional contribution saves no tax now, and only its growth is taxed later."],
])("nor is it said to pay more: at an income of $%d", (modifiedIncome, words) => {
  const { verdict, charts } = view({ ...rates, modifiedIncome, coveredByPlan: "yes" });
  expect(verdict).toContain(words);
  expect(verdict).not.toContain("a year more after tax");
  expect(charts.map((chart) => "name" in chart && chart.name)).not.toContain("roth-or-traditional");
});

test("the money cannot last to an age before retirement", () => {
  const input = { ...example, ...rates, planTo: 67 };
  expect(report.errors?.(ira(input, world), input)).toEqual({
    planTo: "Enter an age above 67, when you retire.",
  });
});
