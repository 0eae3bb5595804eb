import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";

import { heloc, type WithHome } from "../calculation";
import { combinedLoanToValueForm } from "./combined-loan-to-value.form";

/** Both loans beside what the home is worth. */
export const combinedLoanToValue = option(heloc, {
  form: combinedLoanToValueForm,
  isUsed: (result): result is WithHome => result.equityLeft !== undefined,
  outputs: {
    combinedLoanToValue: percentage("Combined loan-to-value", {
      note: "Both loans as a share of the home’s value.",
      explanation: {
        rule: "What is owed on the first mortgage and the amount drawn, as a percentage of the home’s value.",
        formula: "(mortgageBalance+amountDrawn)/homeValue*100",
        onlyIf: "homeValue>0",
      },
    }),
    equityLeft: briefUsd("Equity left", {
      signLabels: { above: "Yours", below: "You owe more than it’s worth", zero: "None left" },
      explanation: {
        rule: "The home’s value minus both loans.",
        formula: "homeValue-mortgageBalance-amountDrawn",
        onlyIf: "homeValue>0",
      },
    }),
    lineAt80: briefUsd("Largest line at 80%", {
      note: "With it, both loans come to 80% of the home’s value.",
      explanation: {
        rule: "80% of the home’s value minus what is owed on the first mortgage.",
        formula: "MAX(0, homeValue*80/100-mortgageBalance)",
        onlyIf: "homeValue>0",
      },
    }),
  },
  section: {
    text: "Lenders look at both loans together. The limit is theirs to set, and 80% is shown as a yardstick.",
    figures: ["combinedLoanToValue", "equityLeft", "lineAt80"],
  },
  verdict: null,
  errors: (_, { homeValue = 0, mortgageBalance = 0 }) =>
    mortgageBalance > 0 && homeValue === 0
      ? { homeValue: "Enter the home’s value to see the combined loan-to-value." }
      : {},
  remarks: ({ equityLeft = 0 }, { mortgageBalance = 0, amountDrawn }) =>
    equityLeft < 0
      ? [
          {
            tone: "warning",
            text: `Both loans come to ${formatRoundedUsd(mortgageBalance + amountDrawn)}, which is ${formatRoundedUsd(-equityLeft)} more than the home is worth. Selling it would not repay both.`,
          },
        ]
      : [],
});
