import { inPercent } from "./in-percent";
import { taxByBracket } from "./tax-by-bracket";

/** A bracket as a table shows it. */
export type BracketRow = {
  /** Percent. */
  rate: number;
  /** Dollars; `upTo` is null in the last bracket, which has no end. */
  over: number;
  upTo: number | null;
  taxed: number;
  tax: number;
  /** The rate, in percent, where something falls into the bracket; else 0. */
  reached: number;
};

/**
 * A graduated tax as the rows of a table, its rates in percent.
 *
 * - `amount`, `rates` and `limits` as in taxByBracket
 *
 * @example bracketRows(60_000, [0.1, 0.12, 0.22], [12_400, 50_400])[2].rate // 22
 */
export const bracketRows = (
  amount: number,
  rates: readonly number[],
  limits: readonly number[],
): BracketRow[] =>
  taxByBracket(amount, rates, limits).map((row) => {
    const rate = inPercent(row.rate);
    return { ...row, rate, reached: row.taxed > 0 ? rate : 0 };
  });
