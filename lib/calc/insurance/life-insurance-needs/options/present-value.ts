import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatNumber, formatRoundedUsd } from "@/lib/format";

import { lifeInsuranceNeeds } from "../calculation";
import { presentValueForm } from "./present-value.form";

/** What the income is worth today, where it grows or the payout earns something. */
export const presentValue = option(lifeInsuranceNeeds, {
  form: presentValueForm,
  isUsed: ({ incomePresentValue }) => incomePresentValue !== undefined,
  outputs: {
    incomePresentValue: briefUsd("Worth of the income today", {
      explanation: {
        rule: "What has to be there today to pay each year’s income at the start of that year. The part of a last year counts as that part.",
        formula:
          "FV(yearlyChange, INT(years), -annualIncome)+MOD(years, 1)*annualIncome*(1+yearlyChange)^INT(years)",
        onlyIf: "OR(growth>0, rate>0)",
      },
    }),
  },
  section: {
    text: ({ incomeReplacement }, { growth = 0, rate = 0 }) =>
      `Your income would have risen ${formatNumber(growth)}% a year, and what isn’t spent yet earns ${formatNumber(rate)}%. Simply added up, the income is ${formatRoundedUsd(incomeReplacement)}. Debts, the mortgage and education are counted in full, as due at once.`,
    figures: ["incomePresentValue"],
  },
  // The report says what comes of all options together.
  verdict: null,
  errors: null,
});
