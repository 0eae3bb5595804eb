/**
 * The income tax of every state, held to two models that share no code. Where it parts from one of them,
 * content/tested/state-differences.ts says why; what the accuracy page counts is content/tested/state-results.json,
 * which `FIGUREWELL_STATES=write npx jest state-income-tax` writes anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import {
  incomeNotAsked,
  stateDifferences,
  type IncomeNotAsked,
  type StateDifference,
} from "@/content/tested/state-differences";
import { everyState } from "@/lib/tax-law/states/every-state";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";
import { stateIncomeTax } from "@/lib/tax-law/states/state-income-tax";
import { statesWithoutWageTax } from "@/lib/tax-law/states/states-without-wage-tax";

import { root } from "../../../house/calculators";
import { compared, type Compared } from "./state-comparison";

const states = Object.keys(everyState) as StateCode[];

test.each([
  ["CA", 2_286.57],
  ["NY", 3_184.5],
  ["GA", 2_953.11],
  ["PA", 2_115.23],
] as const)("%s takes $%d of a single person’s $68,900 in 2025", (state, tax) => {
  const household = { state, filingStatus: "single", age: 40, wages: 68_900 } as const;
  expect(stateIncomeTax(household, 2025).stateIncomeTax).toBeCloseTo(tax, 1);
});

test("states that tax income by classes take rents and what businesses bring, and no unemployment", () => {
  const household = { filingStatus: "single", age: 40, wages: 60_000 } as const;
  const taxOf = (state: StateCode, more: object) =>
    stateIncomeTax({ ...household, ...more, state }, 2025).stateIncomeTax;
  const added = (state: StateCode, more: object) => taxOf(state, more) - taxOf(state, {});
  // 3.07% in Pennsylvania, 5.525% in New Jersey.
  for (const [state, rate] of [
    ["PA", 0.0307],
    ["NJ", 0.05525],
  ] as const) {
    expect(added(state, { rents: 1_000 })).toBeCloseTo(1_000 * rate, 6);
    expect(added(state, { passThroughIncome: 3_000, passiveIncome: -1_000 })).toBeCloseTo(
      2_000 * rate,
      6,
    );
    expect(added(state, { rents: -1_000, passiveIncome: -1_000, unemployment: 5_000 })).toBe(0);
  }
  expect(added("PA", { otherIncome: 1_000 })).toBe(0);
  expect(added("NJ", { otherIncome: 400, alimonyReceived: 600 })).toBeCloseTo(55.25, 6);
  expect(added("CA", { unemployment: 5_000 })).toBe(0);
  expect(added("OR", { unemployment: 5_000 })).toBeGreaterThan(350);
});

type Listed = StateDifference | IncomeNotAsked;

const listed: readonly Listed[] = [...stateDifferences, ...incomeNotAsked];

const nameOf = ({ source, year, id }: Pick<Compared, "source" | "year" | "id">) =>
  `${source} ${id} of ${year}`;

const namesOf = ({ year, wageEarners = [], taxsim = [] }: Listed) => [
  ...wageEarners.map((id) => nameOf({ source: "wageEarners", year, id })),
  ...taxsim.map((id) => nameOf({ source: "taxsim", year, id })),
];

const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const largestOf = (households: readonly Compared[]) =>
  cents(Math.max(...households.map(({ difference }) => difference)));

/** An entry of the list as it should be: the largest difference of its households, and from whom. */
function measured<Entry extends Listed>(entry: Entry): Entry {
  const names = namesOf(entry);
  const households = compared.filter(
    (one) => one.state === entry.state && names.includes(nameOf(one)),
  );
  const models = new Set(households.flatMap(({ partsFrom }) => partsFrom));
  const [model] = models;
  return {
    ...entry,
    largest: largestOf(households),
    against: models.size > 1 ? "both" : model,
    ...("metAsInterest" in entry && {
      metAsInterest: households.filter(({ asInterest }) => asInterest <= 2).length,
    }),
  };
}

test.each(states)("%s parts from a model where the list says, and nowhere else", (state) => {
  const parting = compared.filter((one) => one.state === state && one.partsFrom.length > 0);
  const ofState = listed.filter((entry) => entry.state === state);
  const off = Object.fromEntries(parting.map((one) => [nameOf(one), cents(one.difference)]));
  const named = ofState.flatMap(namesOf).map((name) => [name, off[name] ?? "meets it now"]);
  expect(named.toSorted()).toEqual(Object.entries(off).toSorted());
  expect(ofState).toEqual(ofState.map(measured));
});

const shareMet = (households: readonly Compared[]) =>
  households.filter(({ partsFrom }) => partsFrom.length === 0).length / households.length;

test("meets at least 95% of the households on which both models agree", () => {
  const agreed = compared.filter(({ source, isPlain }) => source === "taxsim" && isPlain);
  expect(agreed.length).toBeGreaterThan(500);
  expect(shareMet(agreed)).toBeGreaterThanOrEqual(0.95);
});

const ofWageEarners = ["filingStatus", "age", "spouseAge", "wages", "spouseWages", "childAges"];
const hasOnlyWages = ({ household }: Compared) =>
  Object.entries(household).every(([name, value]) => ofWageEarners.includes(name) || !value);

test("meets every wage earner without children of 2025 in at least 41 of the 42 places that tax wages", () => {
  const places = states.filter((state) => !(state in statesWithoutWageTax));
  expect(places).toHaveLength(42);
  const met = places.filter((state) => {
    const childless = compared.filter(
      ({ household, ...one }) =>
        one.state === state &&
        one.year === 2025 &&
        one.isPlain &&
        !household.children &&
        !household.otherDependents,
    );
    const earners = childless.filter(hasOnlyWages);
    // In nine places every such household has something besides its wages.
    return shareMet(earners.length > 0 ? earners : childless) === 1;
  });
  expect(met.length).toBeGreaterThanOrEqual(41);
});

const counted = (households: readonly Compared[]) => ({
  cases: households.length,
  met: households.filter(({ partsFrom }) => partsFrom.length === 0).length,
});

const results = () => ({
  wageEarners: counted(compared.filter(({ source }) => source === "wageEarners")),
  agreed: counted(compared.filter(({ source, isPlain }) => source === "taxsim" && isPlain)),
  agreedWithMore: counted(compared.filter((one) => one.modelsAgree && !one.isPlain)),
  modelsPart: {
    cases: compared.filter(({ modelsAgree }) => !modelsAgree).length,
    metOne: compared.filter((one) => !one.modelsAgree && one.partsFrom.length < 2).length,
  },
  states: Object.fromEntries(
    states.map((state) => {
      const plain = compared.filter((one) => one.state === state && one.isPlain);
      return [state, { ...counted(plain), largest: largestOf(plain) }];
    }),
  ),
});

test("content/tested/state-results.json has what was measured", () => {
  const file = path.join(root, "content/tested/state-results.json");
  if (process.env.FIGUREWELL_STATES === "write")
    writeFileSync(file, `${JSON.stringify(results(), null, 2)}\n`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(results());
});
