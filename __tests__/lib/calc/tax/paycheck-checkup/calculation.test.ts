/**
 * Three people with the stubs that they brought, each worked out on 2026-11-29 in Python with exact decimals from
 * Rev. Proc. 2025-32, Pub. 15-T of 2026 and 26 U.S.C. 24, 224 and 225, by a program that shares no code with this
 * one.
 */
import { paycheckCheckup } from "@/lib/calc/tax/paycheck-checkup/calculation";
import { report } from "@/lib/calc/tax/paycheck-checkup/report";

import { inputOf, stubOf } from "./stub-of";

const answerOn = (day: string, input: ReturnType<typeof inputOf>) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const answer = paycheckCheckup(input, { today: { year, month, day: date } });
  const said = report.verdict(
    report.calculate(input, { today: { year, month, day: date } }),
    input,
  );
  return { ...answer, said };
};

test("a couple with two jobs and two children owes, and one line of one form makes up for it", () => {
  const answer = answerOn(
    "2026-09-21",
    inputOf({
      filingStatus: "marriedFilingJointly",
      children: 2,
      stubs: [
        stubOf({
          payDate: "2026-09-18",
          pay: 2_900,
          paySoFar: 55_100,
          withheld: 118,
          withheldSoFar: 2_242,
        }),
        stubOf({
          owner: "spouse",
          frequency: "semimonthly",
          payDate: "2026-09-15",
          pay: 2_300,
          paySoFar: 39_100,
          withheld: 95,
          withheldSoFar: 1_615,
        }),
      ],
    }),
  );
  expect(answer.law.refund).toBeCloseTo(-1_564, 6);
  expect(answer.forms.map(({ step4c }) => step4c)).toEqual([198, 0]);
  expect(answer.checks.map(({ checks, from }) => [checks, from])).toEqual([
    [6, "2026-10-16"],
    [6, "2026-10-15"],
  ]);
  expect(answer.checks[0]?.then).toBeCloseTo(378.307_692_307_692_3, 9);
  expect(answer.checks[1]?.then).toBeCloseTo(95.833_333_333_333_33, 9);
  expect(answer.refundWithForms).toBeCloseTo(2.846_153_846_153_846, 6);
  expect(answer.said).toBe(
    "If nothing changes, you still owe about $1,564 for 2026. Write $198 in 4(c) of the W-4 for your job: $260.31 more is withheld from each of 6 checks from October 16, 2026 on, and you come out about even. Hand in the other form of the table too.",
  );
});

test("after a raise in July the year to date counts, and not this check times all of them", () => {
  const answer = answerOn(
    "2026-10-16",
    inputOf({
      filingStatus: "single",
      stubs: [
        stubOf({
          frequency: "semimonthly",
          payDate: "2026-10-15",
          pay: 3_541.67,
          paySoFar: 60_208.38,
          withheld: 372.02,
          withheldSoFar: 5_938.14,
        }),
      ],
    }),
  );
  expect(answer.law.totalIncome).toBeCloseTo(77_916.73, 6);
  expect(answer.law.refund).toBeCloseTo(-513.4406, 6);
  expect(answer.forms[0]?.step4c).toBe(63);
  expect(answer.refundWithForms).toBeCloseTo(-2.286_933_333_333_333, 6);
});

test("a waiter’s tips and overtime are deducted on the W-4, and what was withheld too much comes back", () => {
  const answer = answerOn(
    "2026-10-05",
    inputOf({
      filingStatus: "single",
      stubs: [
        stubOf({
          frequency: "weekly",
          payDate: "2026-10-02",
          pay: 985,
          paySoFar: 39_400,
          withheld: 74,
          withheldSoFar: 2_960,
        }),
      ],
      tips: 23_400,
      overtimePay: 2_700,
    }),
  );
  expect(answer.law.refund).toBeCloseTo(2_766, 6);
  expect(answer.forms[0]).toMatchObject({ step3: 1_082, step4b: 24_300, step4c: 0 });
  expect(answer.checks[0]).toMatchObject({ from: "2026-10-23", checks: 10, then: 0 });
  expect(answer.refundWithForms).toBeCloseTo(2_026, 6);
});
