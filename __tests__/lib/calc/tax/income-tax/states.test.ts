/** What a page of income tax says of states, as it is typed, answered and taken into a workbook. */
import "@/lib/tax-law/states/keep-every-state";

import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import { form } from "@/lib/calc/tax/income-tax/form";
import { report } from "@/lib/calc/tax/income-tax/report";
import { valueIn } from "@/lib/calculator/report/groups";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import { stateTaxesOf } from "@/lib/tax-law/states/compared-states";

import { cellOf, engineOf } from "../../../../house/spreadsheet-engine";

const definition = { ...form, ...report };
const world = { today: { year: 2026, month: 11, day: 28 } };
const resultOf = (change: Partial<IncomeTaxInput>) =>
  incomeTax({ ...report.example, ...change }, world);

test("the household of the form is the one that the state taxes, under the year that was chosen", () => {
  const household = {
    filingStatus: "headOfHousehold",
    wages: 40_000,
    children: 2,
    age: 62,
    pension: 9_000,
  } as const;
  const choice = { state: "OH", localRate: 2, otherState: "NY" };
  const result = resultOf({
    ...choice,
    grossIncome: 40_000,
    lawFilingStatus: "headOfHousehold",
    children: 2,
    age: 62,
    pension: 9_000,
    lawYear: "2025",
  });
  expect(result).toMatchObject(stateTaxesOf(household, choice, 2025));
  expect(result.withStateTaxes).toBe(result.law.tax + (result.stateAndLocalTaxes ?? NaN));
  expect(resultOf({ state: "OH", lawYear: "2024" }).stateYear).toBe(2025);
});

test("a state leads the answer, federal tax beside it; without one federal tax stands alone", () => {
  const viewWith = (change: Partial<IncomeTaxInput>) => {
    const input = { ...report.example, ...change };
    return viewOf(definition, input, definition.calculate(input, world));
  };
  const { headline, beside, breakdown } = viewWith({ state: "GA" });
  expect([headline.name, beside?.figure.name]).toEqual(["withStateTaxes", "law.tax"]);
  expect(beside?.titles).toEqual(["With Georgia’s taxes", "Federal alone"]);
  expect(breakdown?.parts.map(({ label }) => label)).toEqual([
    "Left after federal and state taxes",
    "Federal income tax",
    "State and local taxes",
  ]);
  // Where the state takes nothing, both would be the same.
  for (const state of ["TX", "XX"]) {
    const alone = viewWith({ state });
    expect([alone.headline.name, alone.beside]).toEqual(["law.tax", undefined]);
  }
  expect(viewWith({ state: "TX" }).verdict).toMatch(/ Texas doesn’t tax wages\.$/);
  expect(resultOf({ state: "XX" }).withStateTaxes).toBeUndefined();
});

test.each<[Record<string, string>, Record<string, unknown>, RegExp | undefined]>([
  [{ state: "oregon" }, { state: "OR" }, undefined],
  [{ state: "PR" }, { state: "PR" }, undefined],
  [{ state: "Portland" }, { state: "" }, /^“Portland” is not a state and counts as blank\./],
  [{ state: "None" }, { state: "" }, /^Leave this blank/],
  [{ state: "NY/NJ" }, { state: "" }, /^Enter one state\./],
  [{ otherState: "Vancouver" }, { otherState: "" }, /^“Vancouver” is not a state/],
])("%j: the page answers with %j, and the box says what is wrong", (typed, input, error) => {
  const draft = { ...draftOf(form.fields, report.example), ...typed };
  const outcome = run(definition, draft, world);
  if (!outcome.ok) throw new Error(outcome.notice.text);
  expect(outcome.calculation.input).toMatchObject(input);
  // What was typed is still in its box.
  expect(outcome.typed).toMatchObject(typed);
  const [box] = Object.keys(typed) as [string];
  if (error) expect(outcome.errors?.[box]).toMatch(error);
  else expect(outcome.errors).toBeUndefined();
});

test.each(["-1", "20.01", "x"])(
  "a city’s rate of %s is refused or left out at its box",
  (localRate) => {
    const draft = { ...draftOf(form.fields, report.example), state: "OR", localRate };
    expect(Object.keys(run(definition, draft, world).errors ?? {})).toEqual(["localRate"]);
  },
);

const figures = [
  "withStateTaxes",
  "stateAndLocalTaxes",
  "stateIncomeTax",
  "stateTaxableIncome",
  "stateContributions",
  "localIncomeTax",
  "otherStateTaxes",
  "otherStateIncomeTax",
  "otherStateSaving",
] as const;

test.each<Record<string, string>>([
  { state: "MD", localRate: "3.2", otherState: "OR" },
  // Credits pay out in both.
  {
    ...{ state: "NM", otherState: "NY", lawFilingStatus: "headOfHousehold" },
    ...{ children: "2", grossIncome: "18000" },
  },
  { state: "TX", allStates: "compare" },
  { otherState: "OR" },
])("%j: the workbook comes to the same", (typed) => {
  const outcome = run(definition, { ...draftOf(form.fields, report.example), ...typed }, world);
  if (!outcome.ok) throw new Error(outcome.notice.text);
  const { result } = outcome.calculation;
  const { sheets, addressOf } = worksheetsOf(outcome.calculation, 9);
  const engine = engineOf(sheets);
  for (const name of figures) {
    const there = engine.getCellValue(cellOf(engine, addressOf.get(name) as string));
    const here = valueIn(result, name) as number | null;
    expect([name, there]).toEqual([name, here === null ? "" : expect.closeTo(here, 6)]);
  }
  engine.destroy();
});
