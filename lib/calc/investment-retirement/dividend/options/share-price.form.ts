import { optionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const sharePriceForm = optionForm({
  fields: {
    sharePrice: money("Share price", { blank: 0, hint: "For the dividend yield." }),
  },
});
