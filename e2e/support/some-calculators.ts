import { triedWholly } from "@/__tests__/house/tried";

import { calculators, type Calculator } from "./contract";
import { sampled } from "./sample";

/** The kinds of form and of answer that the kit knows, the rarest first: it is often of another kind too. */
const kinds: ((calculator: Calculator) => boolean)[] = [
  ({ live }) => live === true,
  ({ boxes }) => boxes.some(({ kind }) => kind === "toggle"),
  ({ schedule }) => schedule !== undefined,
  ({ boxes }) => boxes.some(({ kind }) => kind === "select"),
  ({ boxes }) => boxes.some(({ kind }) => kind === "text"),
];

/** Two calculators to try a law of the kit on that it keeps for all of them. */
export const fewCalculators = (law: string) => sampled(law, calculators, 2);

/** The same for what depends on the kind of form and answer: one of each. */
export function oneOfEachKind(law: string): readonly Calculator[] {
  const found = new Set<Calculator>();
  for (const [kind, isOfKind] of kinds.entries())
    if (![...found].some(isOfKind))
      for (const one of sampled(`${law} ${kind}`, calculators.filter(isOfKind))) found.add(one);
  return calculators.filter((one) => found.has(one));
}

/** These, and those that have changed: what their own files may break is tried on them. */
export const andChanged = (few: readonly Calculator[]): readonly Calculator[] =>
  calculators.filter((one) => triedWholly.has(one.id) || few.includes(one));
