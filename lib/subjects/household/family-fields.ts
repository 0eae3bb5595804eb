import { select } from "@/lib/calculator/form/choice-field";
import { age, integer } from "@/lib/calculator/form/number-field";

const people = (label: string, max: number, hint?: string) =>
  integer(label, { hint, max, blank: 0 });

/** Whom a return is for, beside the filing status and the children under 17. */
export const familyFields = {
  age: age("Your age", {
    blank: 0,
    hint: "On December 31. If you were born on January 1, add a year.",
  }),
  spouseAge: age("Spouse’s age", { blank: 0 }),
  blind: people("Blind people filing", 2),
  olderChildren: people("Children of 17 or 18, and students under 24", 20),
  otherDependents: people("Other dependents", 20, "Parents and others."),
  isDependent: select("Can somebody else, such as a parent, claim you?", {
    options: { no: "No", yes: "Yes" },
    initial: "no",
  }),
  livedApart: select("If you’re married and file separately, did you live apart?", {
    options: {
      no: "No",
      lastSixMonths: "Since June or earlier",
      allYear: "All year",
    },
    initial: "no",
  }),
} as const;
