import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

/** The exclusion that a deceased spouse did not use. Left blank, there is none. */
export const portabilityForm = {
  title: "A deceased spouse’s unused exclusion",
  fields: {
    spouseUnusedExclusion: money("Unused exclusion of the last deceased spouse", {
      blank: 0,
      hint: "The DSUE amount of the spouse’s Form 706.",
    }),
  },
} satisfies OptionForm;
