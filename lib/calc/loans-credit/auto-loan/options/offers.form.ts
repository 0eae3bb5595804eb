import type { OptionForm } from "@/lib/calculator/form/form";
import { money, rate } from "@/lib/calculator/form/number-field";

export const offersForm = {
  title: "Rebate or low rate",
  fields: {
    rebate: money("Cash rebate", { blank: 0, hint: "Taken off the price." }),
    lowRate: rate("Special rate instead of the rebate", { blank: null }),
  },
} satisfies OptionForm;
