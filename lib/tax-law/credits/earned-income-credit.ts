import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

type Earner = {
  /** Qualifying children. */
  children: number;
  /** Wages and net earnings from self-employment less half the tax on them, in dollars. */
  earnedIncome: number;
  /** Dollars. */
  adjustedGrossIncome: number;
  /** Interest, dividends and the net gain, which is 0 where there is a loss, in dollars. */
  disqualifiedIncome: number;
  /** Of the taxpayer and of the spouse. Without children, and without one from 25 to 64, there is none. */
  ages: readonly number[];
};

/**
 * The earned income credit.
 *
 * Returns dollars, paid out even where there is no tax. None on a separate return.
 *
 *     credit = the smaller of rate × earned
 *              and the most − phase-out rate × (the larger of income and earned − start of the phase-out), at least 0
 *
 * The IRS prints it in steps of $50, so that a return may differ by a few dollars.
 *
 * @example earnedIncomeCredit(law2026.earnedIncomeCredit, "marriedFilingJointly", { children: 2, earnedIncome: 60_000, adjustedGrossIncome: 60_000, disqualifiedIncome: 0, ages: [] }) // 1242.296
 *
 * Source: 26 U.S.C. 32.
 */
export function earnedIncomeCredit(
  law: LawYear["earnedIncomeCredit"],
  status: FilingStatus,
  { children, earnedIncome, adjustedGrossIncome, disqualifiedIncome, ages }: Earner,
): number {
  const [from, to] = law.ages;
  const isOfAge = children > 0 || ages.some((age) => age >= from && age <= to);
  const band = law.byChildren[Math.min(children, law.byChildren.length - 1)];
  const isSeparate = status === "marriedFilingSeparately";
  if (!band || isSeparate || !isOfAge || disqualifiedIncome > law.investmentIncome) return 0;

  const start = status === "marriedFilingJointly" ? band.phaseOutFromJoint : band.phaseOutFrom;
  const above = Math.max(0, Math.max(adjustedGrossIncome, earnedIncome) - start);
  const phasedIn = band.rate * Math.max(0, earnedIncome);
  return Math.max(0, Math.min(phasedIn, band.most - band.phaseOutRate * above));
}
