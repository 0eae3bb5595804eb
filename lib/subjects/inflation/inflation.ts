import { renamedOutputs } from "@/lib/calculator/formula/renamed";
import type { Option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { type Outputs } from "@/lib/calculator/report/outputs";

import { inflationForm } from "./inflation.form";

/**
 * The figure that says what an amount will buy: `amount` and `years` are names, and the form has an `inflation` in
 * percent.
 *
 * @example todaysDollars("totalValue", "years")
 */
export const todaysDollars = (amount: string, years: string) =>
  renamedOutputs(
    {
      figure: briefUsd("Value in today’s dollars", {
        note: "What it would buy at today’s prices.",
        explanation: {
          rule: "The amount, with each year’s inflation taken back out.",
          formula: "amount/(1+inflation/100)^years",
        },
      }),
    },
    { amount, years },
  ).figure;

/**
 * What an amount will buy after `years`. `amount` is its name.
 *
 * @example defineReport(sip, { options: [inflation("totalValue")], … })
 */
export const inflation = (
  amount: string,
): Option<object, { inTodaysDollars: number }, Outputs<{ inTodaysDollars: number }>> => ({
  form: inflationForm,
  // Prices rise unless the visitor says otherwise: the figure is always there, among the report's own.
  isUsed: () => true,
  outputs: { inTodaysDollars: todaysDollars(amount, "years") },
  section: null,
  verdict: null,
  errors: null,
});
