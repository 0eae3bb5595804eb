import "@/lib/tax-law/states/keep-every-state";

import { noStateTaxes, stateTaxesOf, type StateChoice } from "@/lib/tax-law/states/compared-states";
import { everyState } from "@/lib/tax-law/states/every-state";
import { stateAbbreviations, type StateCode } from "@/lib/tax-law/states/state-abbreviations";
import { stateFigures } from "@/lib/tax-law/states/state-figures";
import { stateIncomeTax } from "@/lib/tax-law/states/state-income-tax";

const household = { filingStatus: "single", age: 40, wages: 68_900 } as const;
const taxesOf = (choice: StateChoice, year: 2024 | 2026 = 2026) =>
  stateTaxesOf(household, choice, year);
const inState = (code: StateCode, localRate = 0) =>
  stateFigures(household, everyState[code], 2026, localRate);

test.each<StateChoice>([
  {},
  { state: "" },
  { state: "PR" },
  { state: "XX" },
  { localRate: 3 },
  { otherState: "WA" },
  { state: "XX", otherState: "WA", allStates: "skip" },
])("without a state of one’s own there is nothing: %j", (choice) => {
  expect(taxesOf(choice)).toEqual({ isInState: 0, isCompared: 0 });
});

test("a state’s own figures, with the rate of the city, and of no state that was not chosen", () => {
  const own = { isInState: 1, isCompared: 0, ...inState("OR", 1.5) };
  expect(taxesOf({ state: "or", localRate: 1.5 })).toEqual(own);
  expect(taxesOf({ state: "OR", localRate: 1.5, otherState: "VI" })).toEqual(own);
  expect(own.localIncomeTax).toBeGreaterThan(0);
});

test("the other state has no tax of a city, and what is saved there is all that is paid here less that", () => {
  const taxes = taxesOf({ state: "OR", localRate: 1.5, otherState: "md" });
  const [here, there] = [inState("OR", 1.5), inState("MD")];
  expect(taxes).toEqual({
    isInState: 1,
    isCompared: 1,
    ...here,
    otherStateIncomeTax: there.stateIncomeTax,
    otherStateContributions: there.stateContributions,
    otherStateTaxes: there.stateIncomeTax + there.stateContributions,
    otherStateSaving: Math.round(here.stateAndLocalTaxes) - Math.round(there.stateAndLocalTaxes),
    bothStates: [
      {
        name: "Oregon",
        total: here.stateAndLocalTaxes,
        incomeTax: here.stateIncomeTax,
        contributions: here.stateContributions,
        localTax: here.localIncomeTax,
        year: 2025,
      },
      {
        name: "Maryland",
        total: there.stateAndLocalTaxes,
        incomeTax: there.stateIncomeTax,
        contributions: there.stateContributions,
        localTax: 0,
        year: 2025,
      },
    ],
    otherStateLines: there.stateLines,
    otherStateBrackets: there.stateBrackets,
  });
  const back = taxesOf({ state: "MD", otherState: "OR" }).otherStateSaving ?? NaN;
  expect(back).toBe(
    Math.round(there.stateAndLocalTaxes) - Math.round(inState("OR").stateAndLocalTaxes),
  );
  expect(back).toBeLessThan(0);
});

test("the same state twice saves nothing", () => {
  expect(taxesOf({ state: "OR", otherState: "or" }).otherStateSaving).toBe(0);
});

test("where no law of the year asked for is known, it is the oldest one", () => {
  expect(taxesOf({ state: "OR" }, 2024).stateYear).toBe(2025);
  const years = taxesOf({ allStates: "compare" }, 2024).everyState?.map(({ year }) => year);
  expect(new Set(years)).toEqual(new Set([2025]));
});

test("all states, each once and the lowest first, with its own answer", () => {
  const { everyState: rows = [], ...others } = taxesOf({ allStates: "compare", localRate: 3 });
  expect(others).toEqual({ isInState: 0, isCompared: 0 });
  const names = Object.entries(stateAbbreviations).map(
    ([code, name]) => [name.replace("the D", "D"), code as StateCode] as const,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(names.map(([name]) => name).sort());
  const codes = new Map(names);
  for (const row of rows) {
    const state = codes.get(row.name) as StateCode;
    const answer = stateIncomeTax({ ...household, state }, 2026);
    expect(row).toEqual({
      name: row.name,
      incomeTax: answer.stateIncomeTax,
      contributions: answer.employeeStatePayrollTax,
      localTax: 0,
      total: answer.stateIncomeTax + answer.employeeStatePayrollTax,
      year: answer.year,
    });
  }
  const inOrder = rows.toSorted((one, other) => one.total - other.total);
  expect(rows.map(({ total }) => total)).toEqual(inOrder.map(({ total }) => total));
  // What takes the same is in the order of the names.
  expect(rows.filter(({ total }) => total === 0).map(({ name }) => name)).toEqual([
    "Florida",
    "Nevada",
    "New Hampshire",
    "South Dakota",
    "Tennessee",
    "Texas",
    "Wyoming",
  ]);
});

test("all states stand beside the two that were chosen, whose figures they leave as they are", () => {
  const choice = { state: "OR", otherState: "WA" };
  const { everyState: rows, ...others } = taxesOf({ ...choice, allStates: "compare" });
  expect(others).toEqual(taxesOf(choice));
  expect(rows).toHaveLength(51);
});

test("the city’s tax counts in one’s own row of all states alone", () => {
  const rows = taxesOf({ state: "OR", localRate: 1.5, allStates: "compare" }).everyState ?? [];
  const own = rows.find(({ name }) => name === "Oregon");
  expect(own?.total).toBe(inState("OR", 1.5).stateAndLocalTaxes);
  expect(rows.filter(({ localTax }) => localTax !== 0)).toEqual([own]);
});

test("what stands for the figures where no state was chosen has every one of them", () => {
  const { isInState, isCompared, ...figures } = taxesOf({
    ...{ state: "OR", otherState: "WA", allStates: "compare" },
  });
  expect([isInState, isCompared]).toEqual([1, 1]);
  const none = Object.entries(figures).map(([name, value]) => [
    name,
    Array.isArray(value) ? [] : null,
  ]);
  expect(noStateTaxes).toEqual(Object.fromEntries(none));
});
