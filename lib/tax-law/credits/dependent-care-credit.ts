import type { FilingStatus, LawYear, PhaseDown } from "@/lib/tax-law/years/law-year";

type Care = {
  /** Paid in the year, in dollars. */
  expenses: number;
  /** How many are cared for: children under 13, and others who cannot care for themselves. */
  persons: number;
  /** What an employer paid for it, or was saved from pay before tax, in dollars. */
  benefits: number;
  /** Adjusted gross income, in dollars. */
  adjustedGrossIncome: number;
  /** What the taxpayer earned, or the one of two spouses who earned less, in dollars. */
  lowerEarnedIncome: number;
};

/**
 * The credit for the care of children and other dependents, before it is limited to the tax.
 *
 * Returns dollars.
 *
 *     counted = the smallest of expenses, what was earned, and $3,000 for one or $6,000 for more − benefits
 *     credit  = counted × rate
 *
 * The rate is 50% in 2026, less a point for each $2,000 of income above $15,000, or a part of it, down to 35%,
 * and again above $75,000 down to 20%. On a joint return the second begins at $150,000, by steps of $4,000.
 *
 * @example dependentCareCredit(law2026.dependentCare, "marriedFilingJointly", { expenses: 8_000, persons: 2, benefits: 0, adjustedGrossIncome: 160_000, lowerEarnedIncome: 60_000 }) // 1920
 *
 * Source: 26 U.S.C. 21.
 */
export function dependentCareCredit(
  { most: [one, more], from, phaseDown, secondPhaseDown }: LawYear["dependentCare"],
  status: FilingStatus,
  { expenses, persons, benefits, adjustedGrossIncome, lowerEarnedIncome }: Care,
): number {
  const limit = [0, one][persons] ?? more;
  const counted = Math.min(expenses, lowerEarnedIncome, Math.max(0, limit - benefits));
  const lowered = (before: number, { threshold, step, least }: PhaseDown) => {
    const steps = Math.ceil(Math.max(0, adjustedGrossIncome - threshold[status]) / step[status]);
    return Math.max(least, before - steps / 100);
  };
  const first = lowered(from, phaseDown);
  const rate = secondPhaseDown ? lowered(first, secondPhaseDown) : first;
  return Math.max(0, counted) * rate;
}
