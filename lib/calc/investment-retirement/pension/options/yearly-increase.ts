import { option } from "@/lib/calculator/option";
import { usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd } from "@/lib/format";

import { pension, type WithIncreases } from "../calculation";
import { yearlyIncreaseForm } from "./yearly-increase.form";

/** What the yearly increases make of the pension. */
export const yearlyIncrease = option(pension, {
  form: yearlyIncreaseForm,
  isUsed: (result): result is WithIncreases => result.monthlyAfter20Years !== undefined,
  outputs: {
    monthlyAfter10Years: usd("Monthly pension after 10 years", {
      explanation: {
        rule: "The monthly pension as it begins, with ten increases.",
        formula: "paidMonthly*(1+cola/100)^10",
        onlyIf: "cola>0",
      },
    }),
    monthlyAfter20Years: usd("Monthly pension after 20 years", {
      explanation: {
        rule: "The same with twenty increases.",
        formula: "paidMonthly*(1+cola/100)^20",
        onlyIf: "cola>0",
      },
    }),
  },
  section: {
    text: (_, { cola = 0 }) =>
      `The pension rises ${formatNumber(cola)}% after each year. These are dollars of those years, so they buy less than the same dollars today.`,
    figures: ["monthlyAfter10Years", "monthlyAfter20Years"],
  },
  verdict: {
    also: ({ monthlyAfter20Years }) =>
      `With its increases, the pension pays ${formatRoundedUsd(monthlyAfter20Years)} a month after 20 years.`,
  },
  errors: null,
});
