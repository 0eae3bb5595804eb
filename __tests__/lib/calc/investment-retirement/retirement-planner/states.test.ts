/** What taxes leave of a year’s withdrawals, in the money and under the law of today. */
import "@/lib/tax-law/states/keep-every-state";

import { taxesOnIncome } from "@/lib/calc/investment-retirement/retirement-planner/arithmetic/taxes-on-income";
import {
  retirementPlanner,
  type RetirementPlannerInput,
} from "@/lib/calc/investment-retirement/retirement-planner/calculation";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";
import { report } from "@/lib/calc/investment-retirement/retirement-planner/report";
import { viewOf } from "@/lib/calculator/report/view";
import { federalReturn } from "@/lib/tax-law/federal-return";
import { returnLines } from "@/lib/tax-law/return-lines";
import { addedStateTaxOf } from "@/lib/tax-law/states/added-state-tax";
import { newestYear } from "@/lib/tax-law/years/law-years";

const viewWith = (change: Partial<RetirementPlannerInput>) => {
  const input = { ...report.example, desiredAnnualIncome: 50_000, ...change };
  return viewOf({ ...form, ...report }, input, retirementPlanner(input));
};

const single = { filingStatus: "single", age: 66, socialSecurity: 24_000 } as const;
const couple = {
  ...single,
  filingStatus: "marriedFilingJointly",
  spouseAge: 66,
  socialSecurity: 40_000,
} as const;

test.each([
  ["single", single, 66],
  ["marriedFilingJointly", couple, 66.9],
  // Of so much some is taxed without any withdrawal.
  ["single", { ...single, socialSecurity: 150_000 }, 66],
] as const)("%s: each tax is that of the year with the withdrawals less without", (...given) => {
  const [lawFilingStatus, without, age] = given;
  const { socialSecurity } = without;
  const answer = taxesOnIncome(age, 50_000, { state: "or", lawFilingStatus, socialSecurity });
  const withIncome = { ...without, pension: 50_000 };
  const [before, after] = [without, withIncome].map((one) => federalReturn(one, newestYear)) as [
    ReturnType<typeof federalReturn>,
    ReturnType<typeof federalReturn>,
  ];
  const added = addedStateTaxOf(without, withIncome, { state: "OR" }, newestYear);
  const federalTaxOnIncome = after.totalTax - before.totalTax;
  expect(answer).toEqual({
    ...added,
    federal: returnLines(before, after),
    federalTaxOnIncome,
    incomeAfterTaxes: 50_000 - federalTaxOnIncome - (added.addedStateTax ?? NaN),
  });
  expect(answer.addedStateTax).toBeGreaterThan(1_000);
  expect(federalTaxOnIncome).toBeGreaterThan(3_000);
});

test("a single person without Social Security is meant where nothing else is said", () => {
  expect(taxesOnIncome(67, 50_000, { state: "OR" })).toEqual(
    taxesOnIncome(67, 50_000, { state: "OR", lawFilingStatus: "single", socialSecurity: 0 }),
  );
});

test.each([
  [50_000, {}],
  [50_000, { state: "" }],
  [50_000, { state: "PR" }],
  [50_000, { state: "XX", socialSecurity: 20_000 }],
  [0, { state: "OR", socialSecurity: 20_000 }],
])("$%d a year with %j: no tax is worked out", (income, input) => {
  expect(taxesOnIncome(67, income, input)).toEqual({ isInState: 0, federal: [] });
});

test("the age is the one at which the withdrawals begin: Pennsylvania taxes none from then on", () => {
  const input = { ...report.example, desiredAnnualIncome: 50_000, state: "PA" };
  const result = retirementPlanner(input);
  expect(result).toMatchObject(taxesOnIncome(67, 50_000, { state: "PA" }));
  expect(result.addedStateTax).toBe(0);
  expect(result.incomeAfterTaxes).toBe(50_000 - (result.federalTaxOnIncome ?? NaN));
});

test("a state adds a section and a sentence, and leaves the savings as they are", () => {
  const [plain, inOregon] = [viewWith({}), viewWith({ state: "OR" })];
  expect(inOregon.headline).toEqual(plain.headline);
  const titles = ({ sections }: typeof plain) => sections.map(({ title }) => title);
  expect(titles(plain)).toEqual([]);
  expect(titles(inOregon)).toEqual([
    "A year of that income after tax, under 2026 law",
    "State income tax under 2025 law",
  ]);
  expect(inOregon.verdict.startsWith(plain.verdict)).toBe(true);
  expect(inOregon.verdict.slice(plain.verdict.length)).toMatch(
    /^ Taxes leave \$4\d,\d{3} of the \$50,000 a year: federal tax takes \$\d,\d{3}\. Oregon takes another \$\d,\d{3} under its 2025 law\.$/,
  );
  expect(viewWith({ state: "OR", desiredAnnualIncome: 10_000 }).verdict).toMatch(
    / of the \$10,000 a year: no federal tax is due\./,
  );
  expect(viewWith({ state: "XX" }).remarks.map(({ text }) => text)).toContain(
    "“XX” is not a state’s abbreviation, so no state tax is counted.",
  );
});
