/**
 * The years of law that a visitor can choose from, the newest last: those of laws.ts, said again so
 * that a form can offer them without the tables.
 */
export const lawYears = [2024, 2025, 2026] as const;

export type KnownYear = (typeof lawYears)[number];

/** A year as an option is called: "2026". */
export type LawYearOption = `${KnownYear}`;

export const newestYear = lawYears[2];
