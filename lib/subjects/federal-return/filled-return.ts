import type { FilledForm } from "@/lib/calculator/report/filled-forms";
import { formLines } from "@/lib/tax-law/form-1040/form-lines";
import type { Household } from "@/lib/tax-law/household";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

/** As people call it: the form itself has a number alone. */
const called = (name: string) => name.replace(/^1040/, "Form 1040");

/** The federal return, form by form: line numbers of the newest forms that are printed. */
export function filledReturn(household: Household, year: KnownYear): FilledForm[] {
  const lines = formLines(household, year);
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
