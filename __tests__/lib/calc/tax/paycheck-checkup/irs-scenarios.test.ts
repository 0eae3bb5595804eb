/**
 * The page held against the IRS’s Tax Withholding Estimator, in each of its scenarios that the boxes of the page can
 * say: what is refunded or due, and the lines of each W-4. The IRS looks the tax up in rows of $50.
 */
import { householdOf } from "@/__tests__/irs-scenarios/household-of";
import { jobsOf, runDay, type ScenarioJob } from "@/__tests__/irs-scenarios/jobs-of";
import { causesOf } from "@/__tests__/irs-scenarios/pinned";
import { Rows, type Scenario } from "@/__tests__/irs-scenarios/scenario";
import {
  paycheckCheckup,
  type PaycheckCheckupInput,
} from "@/lib/calc/tax/paycheck-checkup/calculation";
import { isoOfDay } from "@/lib/finance/iso-of-day";
import type { Household } from "@/lib/tax-law/household";
import type { OtherLine, OtherLineKind } from "@/lib/tax-law/other-lines";

import fixture from "../../../../fixtures/irs_withholding_scenarios.json";
import { stubOf } from "./stub-of";

/** A row of the tax table is $50 wide, and its tax that of the middle: of $25, 22% below $100,000 of income. */
const ofTable = 25 * 0.22;

const lines: Partial<Record<OtherLineKind, keyof Household>> = {
  unemployment: "unemployment",
  businessRents: "businessRents",
  passThrough: "passThroughIncome",
  passive: "passiveIncome",
  otherIncome: "otherIncome",
  educator: "educatorExpenses",
  spouseEducator: "spouseEducatorExpenses",
  alimonyPaid: "alimonyPaid",
  earlyWithdrawal: "earlyWithdrawalPenalty",
  moving: "movingExpenses",
  medical: "medicalExpenses",
  propertyGifts: "propertyGifts",
  tuition: "tuition",
  foreignTax: "foreignTaxCredit",
  otherCredit: "otherCredits",
};

/** What the page has no box for. */
const isUnsaid = ({ withoutNumber, mustItemize, spouseSelfEmployment = 0 }: Household) =>
  withoutNumber !== undefined || Boolean(mustItemize) || spouseSelfEmployment !== 0;

function inputOf(household: Household, jobs: readonly ScenarioJob[]): PaycheckCheckupInput {
  const { dependentCareExpenses = 0, dependentCarePersons = 0 } = household;
  const { collegeExpenses = [], adoptionExpenses = [], overtime = 0, pension = 0 } = household;
  const ofJobs = jobs.reduce((sum, { withheldInYear }) => sum + withheldInYear, 0);
  const pensions = jobs.filter(({ isPension }) => isPension);
  const each = (line: OtherLineKind, amounts: readonly number[]): OtherLine[] =>
    amounts.map((amount) => ({ line, amount }));
  return {
    ...household,
    stubs: jobs.map(({ stub, isSpouses, isPension }) =>
      stubOf({
        ...stub,
        owner: isPension
          ? isSpouses
            ? "spousePension"
            : "yourPension"
          : isSpouses
            ? "spouse"
            : "you",
        payDate: isoOfDay(stub.payDate),
        periodEnd: isoOfDay(stub.periodEnd),
        start: isoOfDay(stub.start),
        end: isoOfDay(stub.end),
      }),
    ),
    wantedRefund: 0,
    // The stubs of pensions are counted as well.
    pension:
      pension - pensions.reduce((sum, job) => sum + job.pay - job.saved401k - job.benefits, 0),
    overtimePay: 3 * overtime,
    overtimeTimes: "timeAndAHalf",
    livedApart: household.livedApart ?? "no",
    isDependent: household.isDependent ? "yes" : "no",
    withheldElsewhere: (household.withheld ?? 0) - ofJobs,
    otherLines: [
      ...Object.entries(lines).flatMap(([line, name]) =>
        each(line as OtherLineKind, [Number(household[name] ?? 0)]),
      ),
      ...each(dependentCarePersons > 1 ? "careOfMore" : "careOfOne", [dependentCareExpenses]),
      ...each("college", collegeExpenses),
      ...each("adoption", adoptionExpenses),
    ],
  };
}

const scenarios = (fixture.scenarios as unknown as readonly Scenario[]).flatMap((scenario) => {
  const rows = new Rows(scenario);
  const household = householdOf(rows);
  const jobs = jobsOf(rows);
  const before =
    rows.dollars("Income", "Previous job income-User") +
    rows.dollars("Income", "Previous job income-Spouse");
  const name = scenario.Head?.["Key scenario feature:"] ?? "";
  return jobs.length === 0 || before > 0 || isUnsaid(household) || causesOf(name).length > 0
    ? []
    : [[name, { rows, household, jobs }] as const];
});

test("most scenarios can be typed into the page", () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(40);
});

test.each(scenarios)("%s", (_, { rows, household, jobs }) => {
  const answer = paycheckCheckup(inputOf(household, jobs), { today: runDay(rows) });
  const { medicareWithheld, excessSocialSecurity, law } = answer;
  const near = 1 + ofTable * (law.taxableIncome < 100_000 ? 1 : 0);
  // The estimator counts neither.
  const besides = medicareWithheld + excessSocialSecurity;
  const refund = rows.dollars("Results", "do-nothingRefund (Baldue)");
  expect(Math.abs(law.refund - besides - refund)).toBeLessThanOrEqual(near);
  if (besides > 0) return;

  for (const [place, form] of answer.forms.entries()) {
    const { number } = jobs[place] as ScenarioJob;
    const { paychecks, frequency } = jobs[place] as ScenarioJob;
    const whole = Math.max(0, paychecks.left - paychecks.beforeNewForm);
    const ofIrs = (line: string) => {
      const text = rows.text(`Job ${number} W-4`, `W-4 ${line}${number}`);
      return text === "" || text.startsWith("#") ? 0 : Number(text.replace(/[$,]/g, ""));
    };
    const perYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 }[frequency];
    expect(Math.abs(form.step4a - ofIrs("Line4aAmount"))).toBeLessThanOrEqual(1);
    expect(Math.abs(form.step4b - ofIrs("Line4bAmount"))).toBeLessThanOrEqual(1);
    if (whole === 0) continue;
    expect(Math.abs(form.step4c - ofIrs("Line4cAmount"))).toBeLessThanOrEqual(1 + near / whole);
    expect(Math.abs(form.step3 - ofIrs("Line3Amount"))).toBeLessThanOrEqual(
      1 + (near * perYear) / whole,
    );
  }
});
