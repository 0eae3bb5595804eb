import type { FilledForm } from "@/lib/calculator/report/filled-forms";
import { formLines } from "@/lib/tax-law/form-1040/form-lines";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf } from "./arithmetic/household-of";
import type { IncomeTaxInput } from "./calculation";

/** As people call it: the form itself has a number alone. */
const called = (name: string) => name.replace(/^1040/, "Form 1040");

/** The federal return, form by form: line numbers of the newest forms that are printed. */
export function formsOf(input: IncomeTaxInput): FilledForm[] {
  const lines = formLines(householdOf(input), lawOf(input.lawYear).year);
  return [...new Set(lines.map(({ form }) => form))].map((form) => ({
    name: called(form),
    lines: lines
      .filter((one) => one.form === form)
      .map(({ line, name, rule, amount, goesTo }) => ({
        line,
        name,
        rule,
        amount,
        goesTo: goesTo && called(goesTo),
      })),
  }));
}
