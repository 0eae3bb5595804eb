import { calculators, type Calculator } from "./contract";
import { sampled } from "./sample";

/** The kinds of form and of answer that the kit knows. */
const kinds: ((calculator: Calculator) => boolean)[] = [
  ({ boxes }) => boxes.some(({ kind }) => kind === "text"),
  ({ boxes }) => boxes.some(({ kind }) => kind === "toggle"),
  ({ boxes }) => boxes.some(({ kind }) => kind === "select"),
  ({ live }) => live === true,
  ({ schedule }) => schedule !== undefined,
];

/**
 * The calculators to try a promise on that the kit keeps for all of them: one of each kind and one
 * other, by turns. All of them in an exhaustive run.
 */
export function someCalculators(key: string) {
  const tried = new Set([
    ...kinds.flatMap((isOfKind, kind) => sampled(`${key} ${kind}`, calculators.filter(isOfKind))),
    ...sampled(key, calculators),
  ]);
  return calculators.filter((calculator) => tried.has(calculator));
}
