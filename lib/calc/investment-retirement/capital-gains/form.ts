import { defineForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";
import { onlyStateForm } from "@/lib/subjects/state-tax/state-tax.form";

import type { CapitalGainsInput } from "./calculation";
import { homeSaleForm } from "./options/home-sale.form";
import { lawRatesForm } from "./options/law-rates.form";
import { lossesForm } from "./options/losses.form";

export const form = defineForm<CapitalGainsInput>()({
  id: "investment-retirement/capital-gains",
  submit: "Calculate Capital Gains",

  fields: {
    purchasePrice: money("Purchase price", {
      hint: "Your cost basis, including fees and commissions.",
    }),
    salePrice: money("Sale price", { hint: "After selling fees and commissions." }),
    taxRate: percent("Capital gains tax rate", {
      hint: "Your combined federal and state rate on this gain.",
    }),
  },
  options: [lawRatesForm, onlyStateForm, homeSaleForm, lossesForm],
});
