/** What a state takes of a paycheck: an equal part of its tax on a year of them. */
import "@/lib/tax-law/states/keep-every-state";

import {
  statesOfPay,
  stateTaxOfPaycheck,
} from "@/lib/calc/tax/payroll-tax/arithmetic/states-of-pay";
import { payrollTax, type PayrollTaxInput } from "@/lib/calc/tax/payroll-tax/calculation";
import { form } from "@/lib/calc/tax/payroll-tax/form";
import { report } from "@/lib/calc/tax/payroll-tax/report";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { stateTaxesOf } from "@/lib/tax-law/states/compared-states";

const definition = { ...form, ...report };
const world = { today: { year: 2026, month: 11, day: 28 } };
const paycheck: PayrollTaxInput = {
  grossPay: 2_650,
  payFrequency: "biweekly",
  allowances: 0,
  state: "OR",
};
const resultOf = (change: Partial<PayrollTaxInput> = {}) =>
  payrollTax({ ...paycheck, ...change }, world);
const viewWith = (change: Partial<PayrollTaxInput>) => {
  const input = { ...paycheck, ...change };
  return viewOf(definition, input, definition.calculate(input, world));
};

test("a year of the pay is all that the household earns, less what leaves it before tax", () => {
  const input = {
    ...paycheck,
    ...{ localRate: 1, otherState: "WA", preTax401k: 100, section125: 50 },
    ...({ lawFilingStatus: "headOfHousehold", lawYear: "2025" } as const),
  };
  const { filingStatus, ...year } = {
    filingStatus: "headOfHousehold" as const,
    wages: 2_600 * 26,
    preTax401k: 100 * 26,
  };
  expect(statesOfPay(input)).toEqual(stateTaxesOf({ filingStatus, ...year }, input, 2025));
  expect(statesOfPay(input, {})).toEqual(
    stateTaxesOf({ filingStatus, wages: 2_650 * 26, preTax401k: 0 }, input, 2025),
  );
  expect(statesOfPay(paycheck)).toEqual(
    stateTaxesOf({ filingStatus: "single", wages: 68_900 }, { state: "OR" }, 2026),
  );
  expect(statesOfPay({ ...paycheck, grossPay: null, salary: 68_900 })).toEqual(
    statesOfPay(paycheck),
  );
});

test("a paycheck bears its part of all three taxes, and gets nothing of what credits pay out", () => {
  const taxes = { isInState: 1, isCompared: 0, stateContributions: 52, localIncomeTax: 26 };
  expect(stateTaxOfPaycheck({ ...taxes, stateIncomeTax: 520 }, 26)).toBe(23);
  expect(stateTaxOfPaycheck({ ...taxes, stateIncomeTax: -520 }, 26)).toBe(3);
  expect(stateTaxOfPaycheck({ isInState: 0, isCompared: 0 }, 26)).toBe(0);
});

test.each<Partial<PayrollTaxInput>>([
  {},
  { localRate: 2 },
  { state: "NY", localRate: 3.5, payFrequency: "weekly", preTax401k: 200, section125: 80 },
  { state: "ca", payFrequency: "monthly", grossPay: 21_000, lawPaidBefore: 190_000 },
  { state: "TX" },
])("%j: take-home pay is the gross pay less all deductions, the state’s among them", (change) => {
  const result = resultOf(change);
  const { law, grossPay, periods, annualPay } = result;
  const { preTax401k = 0, section125 = 0 } = change;
  const taxes =
    law.federalWithholding +
    law.socialSecurity +
    law.medicare +
    law.additionalMedicare +
    law.stateTax;
  expect(law.stateTax).toBeCloseTo((result.stateAndLocalTaxes ?? NaN) / periods, 8);
  expect(law.totalDeductions).toBeCloseTo(taxes + preTax401k + section125, 8);
  expect(law.netPay).toBeCloseTo(grossPay - law.totalDeductions, 8);
  // A year of it, and what the state takes of the year.
  const federalOnly = resultOf({ ...change, state: "" });
  expect(federalOnly.law.stateTax).toBe(0);
  const ofState = law.annualTaxes - federalOnly.law.annualTaxes;
  expect(ofState).toBeCloseTo(result.stateAndLocalTaxes ?? NaN, 6);
  const saved = (preTax401k + section125) * periods;
  expect(law.annualTaxes + law.annualNetPay + saved).toBeCloseTo(annualPay, 6);
});

test("where credits of the state pay out, nothing is taken of a paycheck and nothing added to it", () => {
  const poor = { grossPay: 150, payFrequency: "weekly", lawYear: "2025" } as const;
  const result = resultOf({ ...poor, state: "NM" });
  expect(result.stateIncomeTax).toBeLessThan(-50);
  expect(result.law.stateTax).toBe(0);
  expect(result.law.netPay).toBe(resultOf({ ...poor, state: "" }).law.netPay);
});

test("the illustration takes 4% for whatever letters, and the law only for a state’s", () => {
  for (const state of ["OR", "TX", "PR", "XX"])
    expect(resultOf({ state }).stateWithholding).toBe(106);
  expect(resultOf({ state: "" }).stateWithholding).toBe(0);
  expect(resultOf({ state: "OR" }).netPay).toBe(resultOf({ state: "XX" }).netPay);
  expect(resultOf({ state: "XX" }).law).toEqual(resultOf({ state: "" }).law);
});

test("what is saved before tax is held against the state’s tax without it", () => {
  const { law } = resultOf({ preTax401k: 265 });
  expect(law.stateTaxWithout).toBe(resultOf().law.stateTax);
  // 8.75% of what is left of it after the lower federal tax.
  expect((law.stateTaxWithout ?? NaN) - law.stateTax).toBeGreaterThan(15);
  expect(law.netWithoutPreTax).toBe(resultOf().law.netPay);
  expect(law.takeHomeCost).toBeCloseTo(resultOf().law.netPay - law.netPay, 8);
});

test("asked for 2024, the state’s law is that of 2025, its oldest", () => {
  const result = resultOf({ lawYear: "2024" });
  expect(result.stateYear).toBe(2025);
  expect(result.stateIncomeTax).toBe(resultOf({ lawYear: "2025" }).stateIncomeTax);
});

test("the answer, its bar and its chart name the state", () => {
  const { verdict, breakdown, charts } = viewWith({});
  expect(verdict).toBe(
    "Under 2026 law, $642.99 comes out of this paycheck, $196.88 of it to Oregon, and you keep 76% of it. Oregon takes $5,119 a year under its 2025 law, payroll contributions included.",
  );
  expect(breakdown?.parts.map(({ label, text }) => [label, text])).toContainEqual([
    "Oregon taxes",
    "$196.88",
  ]);
  expect(charts[0]).toMatchObject({ title: "Under 2026 law, you keep $2,007 of $2,650" });
  const texas = viewWith({ state: "TX" });
  expect(texas.verdict).toMatch(/paycheck and you keep 83% of it\. Texas doesn’t tax wages\.$/);
  expect(texas.breakdown?.parts).toHaveLength(4);
  expect(viewWith({ state: "XX" }).verdict).toMatch(/ of it, before state income tax\.$/);
  // Of a territory a remark says more.
  expect(viewWith({ state: "pr" }).verdict).toMatch(/ you keep 83% of it\.$/);
});

test("a district is named at the beginning of a line as there", () => {
  const labels = viewWith({ state: "DC" }).breakdown?.parts.map(({ label }) => label);
  expect(labels).toContain("The District of Columbia taxes");
});

test.each([
  ["Portland", "“Portland” is not a state and counts as blank. "],
  ["Oregon and Washington", "Enter one state. "],
])("%s is answered without a state, and its box says why", (state, opening) => {
  const outcome = run(definition, { ...draftOf(form.fields, report.example), state }, world);
  if (!outcome.ok) throw new Error(outcome.notice.text);
  expect(outcome.typed.state).toBe(state);
  expect(outcome.errors?.state?.startsWith(opening)).toBe(true);
  const { result } = outcome.calculation;
  expect([result.stateWithholding, result.law.stateTax, result.isInState]).toEqual([0, 0, 0]);
});
