import { inPercent } from "@/lib/tax-law/income/in-percent";

import { applicablePercentage } from "./applicable-percentage";
import { povertyLines } from "./poverty-lines";
import type { PremiumCredit } from "./premium-credits";

/** A band of the sliding scale as a table shows it. */
export type PremiumCreditRow = {
  /** Percent of the poverty line, `from` included; `to` is null in a last band without an end. */
  from: number;
  to: number | null;
  /** Percent of the income at both ends. */
  start: number;
  end: number;
  /** Percent of the income where it lies in this band; else 0. */
  reached: number;
};

/**
 * The sliding scale of the premium tax credit as the rows of a table. It begins at the poverty line:
 * below that there is no credit.
 *
 * - `credit`, `income` and `povertyLine` as in applicablePercentage; without an income, the scale alone
 *
 * @example premiumCreditRows(credit2026, 31_300, 15_650)[3].reached // 6.6
 */
export function premiumCreditRows(
  credit: PremiumCredit,
  income = 0,
  povertyLine = 1,
): PremiumCreditRow[] {
  const lines = povertyLines(income, povertyLine);
  const percentage = applicablePercentage(credit, income, povertyLine);
  const own = credit.bands.findLast(({ from }) => lines >= from);
  return credit.bands.map((band) => ({
    from: inPercent(Math.max(1, band.from)),
    to: band.to === null ? null : inPercent(band.to),
    start: inPercent(band.start),
    end: inPercent(band.end),
    reached: band === own && percentage !== null ? withoutDust(percentage * 100) : 0,
  }));
}

/** 9.96, and not 9.959999999999999. */
const withoutDust = (percent: number) => Math.round(percent * 1e10) / 1e10;
