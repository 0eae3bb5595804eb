import { defineForm } from "@/lib/calculator/definition";
import { toggle } from "@/lib/calculator/form/choice-field";
import { lawYearField, optionalLawStatusField } from "@/lib/calculator/form/law-fields";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { CapitalGainsInput } from "./calculation";
import { rentedPart } from "./home-sale-words";

export const form = defineForm<CapitalGainsInput>({
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
    otherIncome: money("Other income this year", {
      blank: null,
      advanced: true,
      hint: "Wages and other income before deductions, without this sale.",
    }),
    heldOver: toggle("Holding period", {
      options: { longTerm: "More than a year", shortTerm: "A year or less" },
      initial: "longTerm",
      advanced: true,
    }),
    lawFilingStatus: optionalLawStatusField("Not chosen", "Single unless you choose."),
    lawYear: lawYearField(),
    homeSale: toggle("Your main home for two of the last five years", {
      options: { no: "No", yes: "Yes" },
      initial: "no",
      advanced: true,
      hint: `Owned and lived in. On a joint return, both of you lived there. ${rentedPart}`,
    }),
    sellingCosts: money("Selling costs", {
      blank: 0,
      advanced: true,
      hint: "Those not taken off the sale price yet, such as an agent’s commission.",
    }),
    lossCarriedOver: money("Loss carried over", {
      blank: 0,
      advanced: true,
      hint: "Capital losses of earlier years you haven’t deducted yet.",
    }),
  },
  optionGroups: {
    "The law’s rates": ["otherIncome", "heldOver", "lawFilingStatus", "lawYear"],
    "Selling a home": ["homeSale", "sellingCosts"],
    Losses: ["lossCarriedOver"],
  },
});
