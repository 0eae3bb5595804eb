import type { Filer } from "../filer";
import type { StateReturn } from "../state-law";
import { federalAgi } from "./federal-lines";

/**
 * The return that a state without an income tax would have: nothing is left to be taxed.
 *
 * @example withoutIncomeTax(filer).rates // []
 */
export const withoutIncomeTax = (filer: Filer): StateReturn => ({
  start: federalAgi(filer),
  subtractions: [["Not taxed by the state", filer.federal.adjustedGrossIncome]],
  rates: [],
  limits: [],
});
