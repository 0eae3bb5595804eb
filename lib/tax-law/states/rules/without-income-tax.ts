import type { Filer } from "../filer";
import type { StateReturn } from "../state-law";
import { federalAgi } from "./federal-lines";

/**
 * The return that a state without an income tax would have: nothing is left to be taxed.
 *
 * @example withoutIncomeTax({ federal: { adjustedGrossIncome: 50_000 } }).rates.length // 0
 */
export const withoutIncomeTax = (filer: Filer): StateReturn => ({
  start: federalAgi(filer),
  subtractions: [["Not taxed by the state", filer.federal.adjustedGrossIncome]],
  rates: [],
  limits: [],
});
