import { americanOpportunity, lifetimeLearning } from "@/lib/tax-law/years/fixed-by-statute";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/** Dollars, before they are limited to the tax. */
type EducationCredits = {
  /** What of the American Opportunity credit is paid out. */
  refundable: number;
  /** The rest of it, and the Lifetime Learning credit. */
  nonRefundable: number;
};

/**
 * The American Opportunity and the Lifetime Learning credits.
 *
 * - `income` adjusted gross income in dollars
 * - `collegeExpenses` of each student in the first four years of college, in dollars
 * - `tuition` of all others, in dollars
 *
 * Returns dollars. None on a separate return.
 *
 *     of a student   = the first $2,000 + 25% of the next $2,000
 *     of the others  = 20% of up to $10,000
 *     credit         = both × the part of the phase-out that the income leaves
 *     refundable     = 40% of the students’ part
 *
 * Not modeled: a student below 24 who is somebody’s child and has little income of his own is paid nothing out.
 *
 * @example educationCredits(law2026.education, "single", 85_000, [4_000], 0).refundable // 500
 *
 * Source: 26 U.S.C. 25A.
 */
export function educationCredits(
  { phaseOut }: LawYear["education"],
  status: FilingStatus,
  income: number,
  collegeExpenses: readonly number[],
  tuition: number,
): EducationCredits {
  const range = phaseOut[status];
  if (!range) return { refundable: 0, nonRefundable: 0 };
  const [from, to] = range;
  const kept = Math.min(1, Math.max(0, (to - income) / (to - from)));

  const { whole, part, rate, refundable } = americanOpportunity;
  const ofStudents = collegeExpenses.reduce(
    (sum, paid) => sum + Math.min(paid, whole) + rate * Math.min(Math.max(0, paid - whole), part),
    0,
  );
  const ofOthers = lifetimeLearning.rate * Math.min(tuition, lifetimeLearning.most);
  return {
    refundable: refundable * ofStudents * kept,
    nonRefundable: ((1 - refundable) * ofStudents + ofOthers) * kept,
  };
}
