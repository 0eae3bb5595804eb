import { optionForm } from "@/lib/calculator/form/form";
import { number } from "@/lib/calculator/form/number-field";

export const expectedSalesForm = optionForm({
  title: "Expected sales",
  fields: {
    sold: number("Units you expect to sell", {
      above: 0,
      blank: null,
      hint: "In the same month or year as your fixed costs.",
    }),
  },
});
