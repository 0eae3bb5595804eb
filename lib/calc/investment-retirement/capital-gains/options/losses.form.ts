import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const lossesForm = {
  title: "Losses",
  fields: {
    lossCarriedOver: money("Loss carried over", {
      blank: 0,
      hint: "Capital losses of earlier years you haven’t deducted yet.",
    }),
  },
} satisfies OptionForm;
