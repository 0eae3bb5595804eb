import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const salesTaxForm = {
  title: "Sales tax and trade-in",
  fields: {
    taxOn: select("Sales tax is charged on", {
      options: {
        "as specified": "Price minus down payment",
        "full price": "Full price",
        "price less trade-in": "Price minus trade-in",
        "less trade-in and rebate": "Price minus trade-in and rebate",
      },
      initial: "as specified",
      hint: "Your state decides. Most take off the trade-in.",
    }),
    owedOnTradeIn: money("Owed on the trade-in", {
      blank: 0,
      hint: "The payoff amount of the loan on your old car.",
    }),
  },
} satisfies OptionForm;
