import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { withholdingTable } from "./withholding-table";

/**
 * What an employer withholds from a pay for income tax, by the percentage method, for a Form W-4 of
 * 2020 or later with nothing in its steps 3 and 4.
 *
 * - `pay` of one period that is subject to income tax, in dollars
 * - `periods` in a year: 52, 26, 24, 12
 * - `step2` whether the box in step 2 of the W-4 is ticked
 *
 * Returns dollars a period, not rounded: an employer may round to the dollar.
 *
 *     annual   = pay × periods − adjustment, at least 0; without the adjustment in step 2
 *     withheld = (tax of the row + rate of the row × (annual − from of the row)) ÷ periods
 *
 * The row is the last of the table whose `from` is not above the annual wages.
 *
 * @example incomeTaxWithheld(law2026.withholding, "single", 1_200, 52) // 102.076923…
 *
 * Source: IRS Publication 15-T, Worksheet 1A.
 */
export function incomeTaxWithheld(
  law: LawYear["withholding"],
  status: FilingStatus,
  pay: number,
  periods: number,
  step2 = false,
): number {
  const annual = Math.max(0, pay * periods - (step2 ? 0 : law.adjustments[status]));
  const row = withholdingTable(law, status, step2).findLast(({ from }) => from <= annual);
  return row ? (row.tax + row.rate * (annual - row.from)) / periods : 0;
}
