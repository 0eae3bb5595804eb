import type { FilledForm } from "@/lib/calculator/report/filled-forms";
import { filledReturn } from "@/lib/subjects/federal-return/filled-return";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf } from "./arithmetic/household-of";
import type { IncomeTaxInput } from "./calculation";

/** The federal return that the boxes come to. */
export const formsOf = (input: IncomeTaxInput): FilledForm[] =>
  filledReturn(householdOf(input), lawOf(input.lawYear).year);
