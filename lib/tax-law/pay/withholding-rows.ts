import { inPercent } from "@/lib/tax-law/income/in-percent";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { withholdingTable } from "./withholding-table";

/** A row of the percentage method as a page shows it. */
export type WithheldRow = {
  /** Dollars of adjusted annual wages; `below` is null in the last row, which has no end. */
  from: number;
  below: number | null;
  /** Dollars a year on `from`. */
  tax: number;
  /** Percent of what is above `from`. */
  rate: number;
  /** Dollars a year, where the wages fall into this row; else 0. */
  withheld: number;
};

/**
 * The table of the percentage method, and what is withheld in a year by the row that the wages fall
 * into: the last whose `from` is not above them.
 *
 * - `wages` of a year in dollars, less the adjustment of Worksheet 1A
 * - `step2` whether the box in step 2 of the Form W-4 is ticked
 *
 *     withheld = tax + rate × (wages − from)
 *
 * @example withholdingRows(law2026.withholding, "single", 53_800)[2].withheld // 5308
 */
export const withholdingRows = (
  law: LawYear["withholding"],
  status: FilingStatus,
  wages: number,
  step2 = false,
): WithheldRow[] =>
  withholdingTable(law, status, step2).map(({ from, tax, rate }, position, rows) => {
    const below = rows[position + 1]?.from ?? null;
    const isReached = from <= wages && (below === null || wages < below);
    return {
      from,
      below,
      tax,
      rate: inPercent(rate),
      withheld: isReached ? tax + rate * (wages - from) : 0,
    };
  });
