/**
 * What amounts of coming periods are worth today.
 *
 * - `rate` per period as a fraction, above −1
 * - `flows` in dollars, received positive and paid negative: the first today, each next one a period later
 *
 * Returns dollars, 0 for no amounts; Infinity where the true value is beyond the range of a double.
 *
 *     value = flow 0 + flow 1 / (1 + rate) + flow 2 / (1 + rate)² + …
 *
 * @example netPresentValue(0.1, [-10_000, 3000, 4200, 6800]) // 1307.287…
 *
 * Source: as taught in corporate finance. The spreadsheet function NPV counts its first amount a period later.
 */
export const netPresentValue = (rate: number, flows: readonly number[]): number =>
  // Horner’s rule, from the last amount back to today.
  flows.reduceRight((later, flow) => later / (1 + rate) + flow, 0);
