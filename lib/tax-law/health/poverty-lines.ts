/**
 * How many poverty lines an income comes to, to nine decimals, so that four times the line is 4.
 *
 * - `income` of the household in dollars a year
 * - `povertyLine` of the household in dollars a year, above 0
 *
 *     lines = income ÷ povertyLine
 *
 * @example povertyLines(62_600, 15_650) // 4
 */
export const povertyLines = (income: number, povertyLine: number): number =>
  Math.round((income / povertyLine) * 1e9) / 1e9;
