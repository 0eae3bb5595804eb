/**
 * The numbers of the federal repayment plans of student loans: dollars, percent and payments.
 *
 * Of the final rule the beginning was stored at https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm;
 * its numbers were read where they are quoted, paragraph by paragraph: GitHub file 57721445616.
 */
export const planNumbers = {
  document: "the final rule of May 1, 2026 (91 Fed. Reg. 23768)",
  checked: "2026-11-30",
  /** 34 CFR 685.209(b)(2), (f)(5), (g)(3), (h)(4) and (k)(8). */
  rap: {
    band: 10_000,
    /** A year, on an income within the first band. */
    firstBandPayment: 120,
    mostPercent: 10,
    /** A month, for each dependent. */
    perDependent: 50,
    leastPayment: 10,
    /** A month: by so much a payment lowers the principal, or by all of it. */
    principalMatch: 50,
    payments: 360,
  },
  /** 20 U.S.C. 1098e; 34 CFR 685.209(b)(4), (f)(2)-(3) and (k)(1)-(2). */
  ibr: {
    /** Of the poverty guideline: nothing is due on income up to it. */
    guidelineShare: 1.5,
    new: { percent: 10, payments: 240 },
    old: { percent: 15, payments: 300 },
  },
  /** 34 CFR 685.208(c)(1)(iii): years by what is owed, which is below `under`. */
  tieredStandard: [
    { under: 25_000, years: 10 },
    { under: 50_000, years: 15 },
    { under: 100_000, years: 20 },
    { under: Infinity, years: 25 },
  ],
  /** 34 CFR 685.208(b)(1). */
  standardYears: 10,
  /** 34 CFR 685.219(e)(1). */
  publicServicePayments: 120,
} as const;
