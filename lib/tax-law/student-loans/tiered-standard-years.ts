import { planNumbers } from "./plan-numbers";

/**
 * Over how many years the Tiered Standard plan repays what is owed.
 *
 * - `owed` dollars when repayment begins
 *
 * @example tieredStandardYears(24_999) // 10
 * @example tieredStandardYears(25_000) // 15
 *
 * Source: 20 U.S.C. 1087e(d)(7); 34 CFR 685.208(c)(1)(iii): “equal to or greater than $25,000 but less than $50,000”.
 */
export const tieredStandardYears = (owed: number): number =>
  planNumbers.tieredStandard.find(({ under }) => owed < under)?.years ?? NaN;
