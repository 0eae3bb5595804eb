import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const sharePriceForm = {
  fields: {
    sharePrice: money("Share price", { blank: 0, hint: "For the dividend yield." }),
  },
} satisfies OptionForm;
