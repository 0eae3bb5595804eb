/**
 * The Uniform Lifetime Table, for distributions since 2022: the distribution periods in years for the ages of 72, 73, … and,
 * at its end, of 120 and older.
 *
 * Source: 26 CFR 1.401(a)(9)-9(c). Every number was read on 2026-11-26 in two prints of it that agree,
 * https://irahelp.com/printable/uniform-lifetime-table-0 and
 * https://financialducksinarow.com/an-ira-owners-manual/irs-uniform-life-table-2022, and the first one’s percentages
 * are their inverses; on 2026-11-29 a transcription of a third one agreed,
 * https://www.fidelity.com/bin-public/060_www_fidelity_com/documents/UniformLifetimeTable.pdf. The regulation itself
 * was out of reach.
 */
export const uniformLifetimeTable = {
  firstAge: 72,
  periods: [
    27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16, 15.2, 14.4,
    13.7, 12.9, 12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6, 5.6, 5.2, 4.9, 4.6,
    4.3, 4.1, 3.9, 3.7, 3.5, 3.4, 3.3, 3.1, 3, 2.9, 2.8, 2.7, 2.5, 2.3, 2,
  ],
} as const;
