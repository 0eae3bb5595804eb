import { usd } from "./outputs";

/**
 * The figure that says what an amount will buy: `amount` is its name, `years` an expression, and
 * the form has an `inflation` in percent (lib/calculator/form/inflation-field.ts).
 *
 * @example todaysDollars("totalValue", "years")
 */
export const todaysDollars = (amount: string, years: string) =>
  usd("Value in today’s dollars", {
    note: "What it would buy at today’s prices.",
    explanation: {
      rule: "The amount, with each year’s inflation taken back out.",
      formula: `${amount}/(1+inflation/100)^${/^\w+$/.test(years) ? years : `(${years})`}`,
    },
  });
