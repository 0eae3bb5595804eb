/**
 * What is costly to try is tried wholly on the calculators that have changed since `npm run evidence` last
 * did so, and on a few others that are always the same: what a run costs does not grow with the site.
 */
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";
import { projectFolder } from "@/scripts/lib/project.mjs";
import { roomsToTry } from "@/scripts/lib/rooms.mjs";
import { sampleOf, sampleSeed } from "@/scripts/lib/sample.mjs";

/** The calculators that this run tries wholly. */
export const triedWholly: ReadonlySet<string> = new Set(
  roomsToTry(projectFolder, process.env.FIGUREWELL_ROOMS),
);

/** The seed of what is drawn: the same in every run of `npm test`. */
export const seed = Number(sampleSeed(process.env.FIGUREWELL_SAMPLE));

/** How many random inputs a calculator is tried with. */
export const randomInputsOf = (id: string) => (triedWholly.has(id) ? 200 : 10);

/** Of these calculators, so many to try a law on that the kit keeps for all of them, and those that have changed. */
export function someCalculators(
  law: string,
  count: number,
  all: readonly CalculatorId[] = calculatorIds,
): readonly CalculatorId[] {
  const few = sampleOf(all, { seed: String(seed), key: law, count });
  return all.filter((id) => triedWholly.has(id) || few.includes(id));
}
