import type { FilledForm } from "@/lib/calculator/report/filled-forms";
import { filledReturn } from "@/lib/subjects/federal-return/filled-return";

import { householdOf } from "./arithmetic/household-of";
import { jobsOf } from "./arithmetic/jobs-of";
import { knownYearOf, taxYearOf } from "./arithmetic/tax-year";
import type { PaycheckCheckupInput } from "./calculation";

/** The day changes new W-4s, and not the return if nothing changes. */
const anyDay = { year: 2026, month: 1, day: 1 };

/** The federal return that the year comes to if nothing changes. */
export function formsOf(input: PaycheckCheckupInput): FilledForm[] {
  const jobs = jobsOf(input, anyDay);
  return filledReturn(householdOf(input, jobs), knownYearOf(taxYearOf(jobs)));
}
