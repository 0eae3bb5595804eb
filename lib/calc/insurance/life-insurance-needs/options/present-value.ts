import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatNumber } from "@/lib/format";

import { lifeInsuranceNeeds } from "../calculation";
import { presentValueForm } from "./present-value.form";

/** What the income is worth today, where it grows or the payout earns something. */
export const presentValue = option(lifeInsuranceNeeds, {
  form: presentValueForm,
  isUsed: ({ incomeAddedUp }) => incomeAddedUp !== undefined,
  conditions: {
    isDiscounted: {
      words: "you enter growth or a return",
      formula: "OR(growth>0, rate>0)",
    },
  },
  outputs: {
    incomeAddedUp: briefUsd("Income simply added up", {
      explanation: {
        rule: "The annual income times the years.",
        formula: "annualIncome*years",
        onlyIf: "isDiscounted",
      },
    }),
  },
  section: {
    text: (_, { growth = 0, rate = 0 }) =>
      `Your income would have risen ${formatNumber(growth)}% a year, and what isn’t spent yet earns ${formatNumber(rate)}%. The income to replace is what it is worth today. Debts, the mortgage and education are counted in full, as due at once.`,
    figures: ["incomeAddedUp"],
  },
  // The report says what comes of all options together.
  verdict: null,
  errors: null,
});
