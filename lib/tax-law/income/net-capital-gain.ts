import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/** Dollars. */
type NetCapitalGain = {
  /** What is taxed at the rates of long-term gains, without dividends. */
  longTerm: number;
  /** What is taxed like wages. */
  shortTerm: number;
  /** What of a net loss is taken off other income this year. */
  deducted: number;
  /** What of a net loss is left for later years. */
  carriedForward: number;
};

/**
 * The gains and losses of a year on investments, held against each other.
 *
 * - `longTerm` gains less losses on what was held more than a year, in dollars
 * - `shortTerm` the same of what was held a year or less, with a loss carried over as a negative amount
 *
 *     net       = long-term + short-term
 *     gain      : long-term up to net, the rest short-term
 *     loss      : the smaller of the loss and $3,000 is deducted, the rest is carried forward
 *
 * @example netCapitalGain(law2026.capitalLosses, "single", 10_000, -4_000).longTerm // 6000
 * @example netCapitalGain(law2026.capitalLosses, "single", -10_000, 0).carriedForward // 7000
 *
 * Source: 26 U.S.C. 1211(b), 1212(b) and 1222.
 */
export function netCapitalGain(
  { most }: LawYear["capitalLosses"],
  status: FilingStatus,
  longTerm: number,
  shortTerm: number,
): NetCapitalGain {
  const net = longTerm + shortTerm;
  const gain = Math.max(0, net);
  const loss = Math.max(0, -net);
  const taxedLongTerm = Math.min(gain, Math.max(0, longTerm));
  const deducted = Math.min(loss, most[status]);
  return {
    longTerm: taxedLongTerm,
    shortTerm: gain - taxedLongTerm,
    deducted,
    carriedForward: loss - deducted,
  };
}
