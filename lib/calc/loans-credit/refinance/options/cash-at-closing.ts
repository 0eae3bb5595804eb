import { option } from "@/lib/calculator/option";

import { refinance } from "../calculation";
import { cashAtClosingForm } from "./cash-at-closing.form";
import { briefUsd } from "@/lib/calculator/report/brief-usd";

/** What is taken out of the new loan in cash, and which costs are not added to it. */
export const cashAtClosing = option(refinance, {
  form: cashAtClosingForm,
  isUsed: ({ cashAtClosing }) => cashAtClosing !== undefined,
  outputs: {
    cashAtClosing: briefUsd("Cash you get at closing", {
      signLabels: { above: "Paid to you", below: "You pay", zero: "Nothing either way" },
      explanation: {
        rule: "The cash you take out minus the costs you pay in cash.",
        formula: "cashOut-costsInCash",
        onlyIf: "cashOut+costsInCash>0",
      },
    }),
  },
  section: {
    text: "Cash you take out is money you hold and money you owe, so by itself it’s no gain and no loss. Its interest is a cost.",
    figures: ["cashAtClosing"],
  },
  // What is gained with it is said for the months of the stay.
  verdict: null,
  errors: null,
});
