import { adoptionCredit } from "@/lib/tax-law/credits/adoption-credit";
import { educationCredits } from "@/lib/tax-law/credits/education-credits";
import type { Household } from "@/lib/tax-law/household";
import type { LawYear } from "@/lib/tax-law/years/law-year";
import { lawOf } from "@/lib/tax-law/years/law-of";

/** What a student in college costs in a year and brings in credit before the phase-out, in dollars. */
export type Student = { paid: number; credit: number };

/** What an adopted child cost and brings in credit, and what of it is paid out, in dollars. */
export type Adoption = { paid: number; credit: number; paidOut: number };

/** Each student by itself, as each has a limit. */
export const studentsOf = ({ collegeExpenses = [] }: Household): Student[] =>
  collegeExpenses.map((paid) => {
    const { refundable, nonRefundable } = educationCredits(
      lawOf().education,
      "single",
      0,
      [paid],
      0,
    );
    return { paid, credit: refundable + nonRefundable };
  });

/** Each adopted child by itself, as each has a limit. */
export const adoptionsOf = (
  { adoptionExpenses = [], filingStatus, livedApart }: Household,
  { adoption }: Pick<LawYear, "adoption">,
  income: number,
): Adoption[] =>
  adoptionExpenses.map((paid) => {
    // 26 U.S.C. 23(f).
    const isWithout = filingStatus === "marriedFilingSeparately" && !livedApart;
    const counted = isWithout ? 0 : paid;
    const { refundable, nonRefundable } = adoptionCredit(adoption, [counted], income);
    return { paid, credit: refundable + nonRefundable, paidOut: refundable };
  });
