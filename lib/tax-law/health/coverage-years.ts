/**
 * The coverage years whose premium credit is known here, the newest last: those of
 * premium-credits.ts, said again so that a form can offer them without the tables. A coverage year is
 * no tax year: its numbers come in the summer before it.
 */
export const coverageYears = [2024, 2025, 2026, 2027] as const;

/** A coverage year as an option is called: "2027". */
export type CoverageYearOption = `${(typeof coverageYears)[number]}`;
