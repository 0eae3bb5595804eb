import { year as year2024 } from "./2024";
import { year as year2025 } from "./2025";
import { year as year2026 } from "./2026";

/** The years of law that a visitor can choose from, the newest last. */
export const lawYears = [year2024, year2025, year2026] as const;

/** A year as an option is called: "2026". */
export type LawYearOption = `${(typeof lawYears)[number]}`;

export const newestYear = year2026;
