/**
 * The full calendar months of a disability before the first one that Social Security pays for. A disability that
 * begins on another day than the first of a month has waited for none of that month. There is no wait with ALS, or
 * where an earlier disability ended less than five years before.
 *
 * 42 U.S.C. 423(a)(1) and (c)(2). Read on 2026-11-30 as SSA applies it: POMS DI 10105.070 and DI 10105.075
 * (secure.ssa.gov/poms), and SSR 83-4c (ssa.gov/OP_Home/rulings/di/04/SSR83-04-di-04.html), which quotes the statute.
 */
export const disabilityWaitingMonths = 5;
