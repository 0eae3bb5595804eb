import type { OptionForm } from "@/lib/calculator/form/form";
import { age } from "@/lib/calculator/form/number-field";

import { usualPlanTo } from "../arithmetic/plan-ages";

/** How long the money has to last. */
export const planForm = {
  title: "How long it has to last",
  fields: {
    planTo: age("Plan to age", {
      initial: usualPlanTo,
      min: 80,
      hint: "For a couple, plan for the one who may live longer.",
    }),
  },
} satisfies OptionForm;
