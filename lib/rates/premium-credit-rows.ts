import { applicablePercentage } from "./applicable-percentage";
import { inPercent } from "./in-percent";
import type { LawYear } from "./law-year";
import { povertyLines } from "./poverty-lines";

/** A band of the sliding scale as a table shows it. */
export type PremiumCreditRow = {
  /** Percent of the poverty line, `from` included. */
  from: number;
  to: number;
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
 * - `law`, `income` and `povertyLine` as in applicablePercentage
 *
 * @example premiumCreditRows(law2026.premiumCredit, 31_300, 15_650)[3].reached // 6.6
 */
export function premiumCreditRows(
  law: LawYear["premiumCredit"],
  income: number,
  povertyLine: number,
): PremiumCreditRow[] {
  const lines = povertyLines(income, povertyLine);
  const percentage = applicablePercentage(law, income, povertyLine);
  const own = law.bands.findLast(({ from }) => lines >= from);
  return law.bands.map((band) => ({
    from: inPercent(Math.max(1, band.from)),
    to: inPercent(band.to),
    start: inPercent(band.start),
    end: inPercent(band.end),
    reached: band === own && percentage !== null ? withoutDust(percentage * 100) : 0,
  }));
}

/** 9.96, and not 9.959999999999999. */
const withoutDust = (percent: number) => Math.round(percent * 1e10) / 1e10;
