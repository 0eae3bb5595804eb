import type { OptionForm } from "@/lib/calculator/form/form";
import { rate } from "@/lib/calculator/form/number-field";

/** How fast prices rise, for a figure in today’s dollars: 3% a year unless changed. */
export const inflationForm = {
  fields: {
    inflation: rate("Annual inflation", {
      typical: "inflation",
      initial: 3,
      blank: 0,
      hint: "Changes only the value in today’s dollars.",
    }),
  },
} satisfies OptionForm;
