/** The saver’s credit, and what the income leaves of an IRA beside the plan. */
import {
  retirement401k,
  type Retirement401kInput,
} from "@/lib/calc/investment-retirement/401k/calculation";
import { form } from "@/lib/calc/investment-retirement/401k/form";
import { report } from "@/lib/calc/investment-retirement/401k/report";
import { viewOf } from "@/lib/calculator/report/view";

const world = { today: { year: 2026 } };
const { example } = report;
const answer = (changes: Partial<Retirement401kInput>) =>
  retirement401k({ ...example, ...changes }, world);
const view = (changes: Partial<Retirement401kInput>) =>
  viewOf({ ...form, ...report }, { ...example, ...changes }, answer(changes));

test("a low income gets a saver’s credit of up to $1,000 on its own contribution", () => {
  const income = { modifiedIncome: 24_000, annualSalary: 27_000 };
  expect(answer(income)).toMatchObject({ saversRate: 50, saversCredit: 1_000 });
  expect(answer({ ...income, contributionPercent: 5 }).saversCredit).toBe(675);
  const joint = { modifiedIncome: 60_000, filingStatus: "marriedFilingJointly" } as const;
  expect(answer(joint)).toMatchObject({ saversRate: 10, saversCredit: 200 });
});

test("the plan covers its owner: the deduction for an IRA shrinks with the income", () => {
  expect(answer({ modifiedIncome: 86_000 })).toMatchObject({
    rothLimit: 7_500,
    deductionLimit: 3_750,
    saversCredit: 0,
  });
  expect(answer({ modifiedIncome: 160_500, currentAge: 50 })).toMatchObject({
    rothLimit: 4_300,
    deductionLimit: 0,
  });
  const { sections } = view({ modifiedIncome: 86_000 });
  expect(sections[0]?.text).toBe(
    "Under 2026 law. No income is too high for a 401(k), Roth or traditional. You can save in an IRA too. The Roth IRA limit shrinks between $153,000 and $168,000 of income. The deduction shrinks between $81,000 and $91,000. Based on IRS Notice 2025-67, as read in secondary sources, last checked on November 26, 2026.",
  );
});

test("a separate return is told of those who lived apart", () => {
  const { sections } = view({ modifiedIncome: 5_000, filingStatus: "marriedFilingSeparately" });
  expect(sections[0]?.text).toContain("If you lived apart all year, choose “Single”.");
});

test("without an income nothing is said of it", () => {
  expect(answer({ filingStatus: "headOfHousehold" })).toEqual(answer({}));
  expect(view({}).sections).toEqual([]);
});
