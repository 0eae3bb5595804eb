import { option } from "@/lib/calculator/option";
import { percentage } from "@/lib/calculator/report/outputs";

import { dividend } from "../calculation";
import { sharePriceForm } from "./share-price.form";

/** What the dividends of a year are of the price. */
export const sharePrice = option(dividend, {
  form: sharePriceForm,
  isUsed: ({ dividendYield }) => dividendYield !== null,
  outputs: {
    dividendYield: percentage("Dividend yield", {
      note: "Per year, as a percentage of the share price.",
      explanation: {
        rule: "A year’s dividends per share divided by the share price.",
        formula: "annualPerShare/sharePrice*100",
        onlyIf: "sharePrice>0",
      },
    }),
  },
  // The yield stands with the dividends.
  section: null,
  // The report says it with the payments.
  verdict: null,
  errors: null,
});
