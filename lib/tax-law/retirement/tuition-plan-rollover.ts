/**
 * What may move from a qualified tuition plan (a 529 plan) to the beneficiary’s Roth IRA, without tax: up to the
 * dollars of a lifetime, from a plan that has been kept for so many years, and nothing that was paid in during the
 * last few, with its growth. A year’s amount, with what else goes to the beneficiary’s IRAs, has the limit of an IRA.
 *
 * 26 U.S.C. 529(c)(3)(E), for distributions after 2023. The statute was read on 2026-11-30 in a copy of section 126 of
 * the SECURE 2.0 Act (savenowforcollege.org/secure-act-2-0) and in one of the Code.
 */
export const tuitionPlanRollover = {
  lifetime: 35_000,
  yearsOpen: 15,
  recentYears: 5,
} as const;
