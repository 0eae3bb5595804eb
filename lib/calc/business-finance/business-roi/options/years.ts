import { option } from "@/lib/calculator/option";
import { percentage } from "@/lib/calculator/report/outputs";

import { businessRoi } from "../calculation";
import { yearsForm } from "./years.form";

/** The steady yearly rate that comes to the return. */
export const years = option(businessRoi, {
  form: yearsForm,
  isUsed: ({ annualizedRoi }) => annualizedRoi !== undefined,
  outputs: {
    annualizedRoi: percentage("Annual return", {
      note: "The steady yearly rate that gives the same return.",
      explanation: {
        rule: "What each dollar became, to the power of 1 divided by the years, minus 1.",
        formula: "((investmentWithProfit/investmentCost)^(1/years)-1)*100",
        onlyIf: "AND(NOT(ISBLANK(years)), investmentWithProfit>0)",
      },
    }),
  },
  // The rate stands with the return, and in the same sentence.
  section: null,
  verdict: null,
  errors: null,
  remarks({ investmentWithProfit }, { years }) {
    if (years === null) return [];
    if (investmentWithProfit <= 0)
      return [{ tone: "neutral", text: "There is no annual rate for a total loss." }];
    return years < 1
      ? [
          {
            tone: "neutral",
            text: "The annual return is what you would earn if you could repeat this for the rest of the year.",
          },
        ]
      : [];
  },
});
