/** What the accuracy pages say of the states’ tax, from what the tests hold to what they measure. */
import { sumBy } from "@/lib/finance/sum-by";
import { everyState } from "@/lib/tax-law/states/every-state";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";
import { stateNames } from "@/lib/tax-law/states/state-names";

import {
  householdsOf,
  incomeNotAsked,
  stateDifferences,
  type IncomeNotAsked,
  type StateDifference,
} from "./state-differences";
import committed from "./state-results.json";

type Counted = { cases: number; met: number };

/** How many households were compared, by their kind and by state, and how many are near a model. */
type StateResults = {
  /** Those of PolicyEngine that have wages only: near is within $1. Near is $2 for all others. */
  wageEarners: Counted;
  /** Those on which both models agree. */
  agreed: Counted;
  /** Those with something that no page asks for. */
  agreedWithMore: Counted;
  modelsPart: { cases: number; metOne: number };
  /** Of the first two kinds. */
  states: Record<StateCode, Counted & { largest: number }>;
};

export const stateResults: StateResults = committed;

/** Standing alone, as the name of a row does. */
const nameOf = (state: StateCode) => stateNames[state] ?? state;

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/** Every state by its name, with the years of its law, each with what set it: "2025, 2026: …". */
export const stateRows = (Object.keys(everyState) as StateCode[])
  .map((state) => {
    const { years } = everyState[state];
    const documents = [...new Set(years.map(({ document }) => document))];
    return {
      name: nameOf(state),
      law: documents.map((one) => {
        const ofDocument = years.filter(({ document }) => document === one);
        return `${ofDocument.map(({ year }) => year).join(", ")}: ${one}.`;
      }),
      ...stateResults.states[state],
    };
  })
  .toSorted(byName);

/** One cause, and where it counts. */
export type Cause = Pick<StateDifference, "cause" | "document" | "against"> & {
  /** By the name of the state, with the year where that is not 2025. */
  places: readonly { name: string; households: number }[];
  households: number;
  largest: number;
};

/** The differences that a heading is about: those with one cause and document are one. */
export function causesWhere(isMeant: (difference: StateDifference) => boolean): readonly Cause[] {
  const meant = stateDifferences.filter(isMeant);
  const alike = [...new Set(meant.map(keyOf))].map((key) =>
    meant.filter((one) => keyOf(one) === key),
  );
  return alike.map(causeOf).toSorted(byName);
}

const keyOf = ({ cause, document }: StateDifference) => `${cause} ${document}`;

function causeOf(alike: readonly StateDifference[]): Cause & { name: string } {
  const places = alike.map(placeOf).toSorted(byName);
  const models = [...new Set(alike.map(({ against }) => against))];
  const [{ cause, document }] = alike as readonly [StateDifference];
  return {
    ...{ cause, document, places, name: places.map(({ name }) => name).join() },
    against: models.length > 1 ? "both" : (models[0] ?? "both"),
    households: householdsIn(places),
    largest: Math.max(...alike.map(({ largest }) => largest)),
  };
}

const placeOf = (entry: StateDifference | IncomeNotAsked) => ({
  name: nameOf(entry.state) + (entry.year === 2025 ? "" : ` ${entry.year}`),
  households: householdsOf(entry),
});

export const incomeByState = incomeNotAsked
  .map((entry) => ({ ...entry, ...placeOf(entry) }))
  .toSorted(byName);

/** How many households these are. */
export const householdsIn = (places: readonly { households: number }[]) =>
  sumBy(places, ({ households }) => households);
