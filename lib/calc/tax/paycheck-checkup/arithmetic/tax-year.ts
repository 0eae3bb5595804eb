import { lawYears, newestYear, type KnownYear } from "@/lib/tax-law/years/law-years";

import type { Job } from "./jobs-of";

/** The year of the stubs: the newest where they differ, which the page refuses. */
export const taxYearOf = (jobs: readonly Job[]): number =>
  Math.max(...jobs.map(({ payDate }) => payDate.year));

/** The law of a year that is not known yet is the newest. */
export const knownYearOf = (year: number): KnownYear =>
  lawYears.find((known) => known === year) ?? newestYear;
