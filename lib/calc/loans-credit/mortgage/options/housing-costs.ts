import { option } from "@/lib/calculator/option";
import { usd } from "@/lib/calculator/report/outputs";

import { mortgage } from "../calculation";
import { housingCostsForm } from "./housing-costs.form";

/** What the home costs a month besides the loan. */
export const housingCosts = option(mortgage, {
  form: housingCostsForm,
  isUsed: ({ housingCost, monthlyPayment }) => housingCost > monthlyPayment,
  outputs: {
    housingCost: usd("Monthly cost of the home", {
      note: "With tax, insurance, PMI and dues.",
      explanation: {
        rule: "The payment, plus one-twelfth of annual tax and insurance, plus PMI and monthly dues.",
        formula:
          "monthlyPayment+(propertyTax+homeInsurance)/12+monthlyDues+IF(isInsured, monthlyPmi, 0)",
      },
      when: ({ housingCost, monthlyPayment }) => housingCost > monthlyPayment,
    }),
  },
  // The figure leads the answer, with what it is made of.
  section: null,
  verdict: null,
  errors: null,
  notCounted: [
    { words: "property tax", adds: "propertyTax" },
    { words: "home insurance", adds: "homeInsurance" },
    { words: "HOA dues, if any", adds: "monthlyDues" },
    { words: "maintenance and repairs" },
  ],
});
