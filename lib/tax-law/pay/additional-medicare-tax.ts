import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The additional Medicare tax of a return, whatever employers withheld of it.
 *
 * - `wages` subject to Medicare of all persons on the return, in dollars
 * - `selfEmploymentBase` 92.35% of their net earnings, 0 where it is below $400, in dollars
 *
 * Returns dollars.
 *
 *     tax = 0.9% × (wages + base − threshold of the status), at least 0
 *
 * @example additionalMedicareTax(law2026.payroll, "single", 600_000) // 3600
 *
 * Source: 26 U.S.C. 1401(b)(2) and 3101(b)(2).
 */
export const additionalMedicareTax = (
  { medicare }: LawYear["payroll"],
  status: FilingStatus,
  wages: number,
  selfEmploymentBase = 0,
): number =>
  medicare.additionalRate * Math.max(0, wages + selfEmploymentBase - medicare.thresholds[status]);
