/** The returns of the first year of withdrawals, and what the page says of taxes. */
import "@/lib/tax-law/states/keep-every-state";

import {
  retirementPlanner,
  type RetirementPlannerInput,
} from "@/lib/calc/investment-retirement/retirement-planner/calculation";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";
import { report } from "@/lib/calc/investment-retirement/retirement-planner/report";
import { viewOf } from "@/lib/calculator/report/view";
import { returnUnder } from "@/lib/tax-law/federal-return";
import { returnLines } from "@/lib/tax-law/return-lines";
import { addedStateTaxOf } from "@/lib/tax-law/states/added-state-tax";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import { laterLaw } from "@/lib/tax-law/years/later-law";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { newestYear, type KnownYear } from "@/lib/tax-law/years/law-years";

import { world } from "../../../../house/world";

/** Somebody who retires today: the law is that of today. */
const retired: RetirementPlannerInput = {
  currentAge: 66,
  retirementAge: 67,
  currentSavings: 640_000,
  monthlyContribution: 0,
  investmentReturn: 5,
  inflation: 3,
  desiredAnnualIncome: 60_000,
  withdrawalRate: 4,
  benefitAtFullAge: 2_000,
  claimAge: 67,
  planTo: 95,
};

const resultOf = (change: Partial<RetirementPlannerInput>) =>
  retirementPlanner({ ...retired, ...change }, world);

const viewWith = (change: Partial<RetirementPlannerInput>) =>
  viewOf({ ...form, ...report }, { ...retired, ...change }, resultOf(change));

test.each([
  ["single", {}],
  ["marriedFilingJointly", { benefitAtFullAge: 3_400, desiredAnnualIncome: 90_000 }],
  // Of so much some is taxed without any withdrawal.
  ["single", { benefitAtFullAge: 12_000, desiredAnnualIncome: 200_000 }],
  ["single", { rothSavings: 100_000, taxableSavings: 200_000, withdrawalOrder: "proportional" }],
] as const)(
  "%s %j: each tax is that of the first year with the withdrawals less without",
  (...given) => {
    const [filingStatus, change] = given;
    const answer = resultOf({ state: "or", lawFilingStatus: filingStatus, ...change });
    const [first] = answer.withdrawalYears ?? [];
    const without = {
      filingStatus,
      age: 67,
      ...(filingStatus === "marriedFilingJointly" && { spouseAge: 67 }),
      socialSecurity: first?.socialSecurity,
    };
    const withThem = { ...without, pension: first?.fromBeforeTax, longTermGains: first?.gains };
    const federalOf = (household: StateHousehold) => (year: KnownYear) =>
      returnUnder(household, laterLaw(lawOf(`${year}`), 1, 3));
    const [before, after] = [without, withThem].map((one) => federalOf(one)(newestYear)) as [
      ReturnType<typeof returnUnder>,
      ReturnType<typeof returnUnder>,
    ];
    const added = addedStateTaxOf(without, withThem, { state: "OR" }, newestYear, federalOf);
    expect(answer).toMatchObject({
      ...added,
      federal: returnLines(before, after),
      federalTaxOnIncome: after.totalTax - before.totalTax,
    });
    // What the year pays is the whole tax of the return with them.
    expect(first?.federalTax).toBeCloseTo(after.totalTax, 8);
    expect(first?.stateTax).toBeCloseTo(answer.stateIncomeTax ?? NaN, 8);
    expect(answer.addedStateTax).toBeGreaterThan(50);
    expect(answer.federalTaxOnIncome).toBeGreaterThan(300);
  },
);

test("the age counts: Pennsylvania taxes no withdrawals in retirement", () => {
  const { addedStateTax, stateTaxInAll, federalTaxInAll } = resultOf({ state: "PA" });
  expect([addedStateTax, stateTaxInAll]).toEqual([0, 0]);
  expect(federalTaxInAll).toBeGreaterThan(50_000);
});

test("taxes add two sections and sentences, and leave the savings as they are", () => {
  const [plain, inOregon] = [viewWith({}), viewWith({ state: "OR" })];
  expect(inOregon.headline).toEqual(plain.headline);
  const titles = ({ sections }: typeof plain) => sections.map(({ title }) => title);
  expect(titles(inOregon)).toEqual([
    ...titles(plain),
    "Taxes on withdrawals",
    "State income tax under 2025 law",
  ]);
  expect(inOregon.verdict.startsWith(plain.verdict)).toBe(true);
  expect(inOregon.verdict.slice(plain.verdict.length)).toMatch(
    /^ After tax, your money lasts to almost 85 instead of almost 90\. In the first year, \$4\d,\d{3} comes out, and federal tax on it is \$\d,\d{3}\. Oregon takes another \$\d,\d{3} under its 2025 law\.$/,
  );
});

test.each([
  [
    { rothSavings: 640_000 },
    / After tax, your money lasts as long: to almost 90\. In the first year, \$36,000 comes out, and no federal tax is due on it\.$/,
  ],
  [
    { rothSavings: 640_000, desiredAnnualIncome: 40_000 },
    / After tax, your money still lasts to 95, with \$\d{3},\d{3} left\. /,
  ],
  [
    { lawFilingStatus: "marriedFilingJointly", desiredAnnualIncome: 20_000 },
    / In the first year, nothing has to come out\.$/,
  ],
  [
    { rothSavings: 300_000, taxableSavings: 50_000 },
    /; “In proportion” keeps it longest: to 8\d\. /,
  ],
] as const)("%j: the verdict says how long it lasts after tax", (change, sentence) => {
  expect(viewWith(change).verdict).toMatch(sentence);
});

test("what is no state’s counts as none, and is said", () => {
  const { remarks, sections } = viewWith({ state: "XX", rothSavings: 0 });
  expect(remarks.map(({ text }) => text)).toContain(
    "“XX” is not a state’s abbreviation, so no state tax is counted.",
  );
  expect(sections.map(({ title }) => title)).toContain("Taxes on withdrawals");
});

test.each([
  [
    { rothSavings: 400_000, taxableSavings: 240_001 },
    { taxableSavings: /^Your Roth and taxable .* \$640,001 is more than \$640,000\.$/ },
  ],
  [{ rothSavings: 700_000 }, { rothSavings: /\$700,000 is more than \$640,000\.$/ }],
  [{ rothSavings: 400_000, taxableSavings: 240_000 }, {}],
] as const)("%j: more than is saved is said at the field", (change, expected) => {
  const errors = report.errors?.(resultOf(change), { ...retired, ...change }) ?? {};
  const said = Object.fromEntries(
    Object.entries(expected).map(([name, words]) => [name, expect.stringMatching(words)]),
  );
  expect(errors).toEqual(said);
});
