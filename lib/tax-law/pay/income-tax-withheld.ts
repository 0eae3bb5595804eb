import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { withholdingTable } from "./withholding-table";

/** What is written in steps 3 and 4 of a Form W-4; nothing unless given. */
export type WithholdingSteps = {
  /** Step 3, credits for dependents, in dollars a year. */
  step3?: number;
  /** Step 4(a), other income, in dollars a year. */
  step4a?: number;
  /** Step 4(b), deductions beyond the standard one, in dollars a year. */
  step4b?: number;
  /** Step 4(c), extra withholding, in dollars a period. */
  step4c?: number;
};

/**
 * What an employer withholds from a pay for income tax, by the percentage method, for a Form W-4 of
 * 2020 or later.
 *
 * - `pay` of one period that is subject to income tax, in dollars: without what goes to a 401(k) or to
 *   benefits before tax
 * - `periods` in a year: 52, 26, 24, 12
 * - `step2` whether the box in step 2 of the W-4 is ticked
 * - `steps` what its steps 3 and 4 say, each 0 or more
 *
 * Returns dollars a period, not rounded: an employer may round to the dollar.
 *
 *     annual    = pay × periods + step4a − step4b − adjustment, at least 0; no adjustment in step 2
 *     tentative = (tax of the row + rate of the row × (annual − from of the row)) ÷ periods
 *     withheld  = tentative − step3 ÷ periods, at least 0, + step4c
 *
 * The row is the last of the table whose `from` is not above the annual wages.
 *
 * @example incomeTaxWithheld(law2026.withholding, "single", 1_200, 52) // 102.076923…
 * @example incomeTaxWithheld(law2026.withholding, "single", 1_200, 52, false, { step3: 2_200 }) // 59.769230…
 *
 * Source: IRS Publication 15-T, Worksheet 1A, steps 1 to 4.
 */
export function incomeTaxWithheld(
  law: LawYear["withholding"],
  status: FilingStatus,
  pay: number,
  periods: number,
  step2 = false,
  steps: WithholdingSteps = {},
): number {
  const { step3 = 0, step4a = 0, step4b = 0, step4c = 0 } = steps;
  const adjustment = step2 ? 0 : law.adjustments[status];
  const annual = Math.max(0, pay * periods + step4a - step4b - adjustment);
  const row = withholdingTable(law, status, step2).findLast(({ from }) => from <= annual);
  const tentative = row ? row.tax + row.rate * (annual - row.from) : 0;
  return Math.max(0, tentative - step3) / periods + step4c;
}
