import type { OptionForm } from "@/lib/calculator/form/form";
import { number } from "@/lib/calculator/form/number-field";

export const expectedSalesForm = {
  title: "Expected sales",
  fields: {
    sold: number("Units you expect to sell", {
      above: 0,
      blank: null,
      hint: "In the same month or year as your fixed costs.",
    }),
  },
} satisfies OptionForm;
