import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const housingCostsForm = {
  title: "Property tax, insurance and dues",
  fields: {
    propertyTax: money("Annual property tax", {
      typical: "propertyTax",
      blank: 0,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price.",
    }),
    homeInsurance: money("Annual home insurance", {
      typical: "homeInsurance",
      blank: 0,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price.",
    }),
    monthlyDues: money("HOA dues (monthly)", { blank: 0 }),
  },
} satisfies OptionForm;
