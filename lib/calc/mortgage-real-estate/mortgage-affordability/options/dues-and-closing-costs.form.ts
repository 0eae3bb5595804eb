import type { OptionForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

export const duesAndClosingCostsForm = {
  title: "Dues, PMI and closing costs",
  fields: {
    monthlyDues: money("HOA dues (monthly)", {
      blank: 0,
      hint: "Of an association or a condo.",
    }),
    pmiRate: percent("PMI rate", {
      blank: 0,
      plausible: { min: 0.1, max: 3 },
      typical: "pmiRate",
      hint: "Percent of the loan per year, due while less than 20% is down.",
    }),
    closingCosts: percent("Closing costs", {
      blank: 0,
      plausible: { max: 10 },
      typical: "closingCosts",
      hint: "Percent of the price, paid on top of the down payment.",
    }),
  },
} satisfies OptionForm;
