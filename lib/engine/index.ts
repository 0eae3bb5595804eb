/**
 * All the arithmetic of the site, and nothing else. Its types are those of /engine/figurewell.js, whose
 * functions are the ones of published.ts.
 */
import "../tax-law/states/keep-every-state";
import type { absentFigures } from "./absent-figures";
import type { Published } from "./answer";
import { calculations as unchecked } from "./calculations";

export { version } from "../releases/version";
export const calculations = unchecked as unknown as Published<
  typeof unchecked,
  keyof typeof absentFigures
>;
/**
 * Every formula, one a function. Each throws a TypeError for an argument of another type, and a RangeError
 * for a number that is not finite, for one beyond its limits, and where there is no answer.
 */
export * as finance from "./finance";
/** The law by year, and the sums that it prescribes. They throw as the formulas do. */
export * as rates from "./rates";
