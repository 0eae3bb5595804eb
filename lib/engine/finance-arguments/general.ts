import { timesAYear } from "../../finance/recurring-item";
import {
  age,
  amount,
  calendarDay,
  dollars,
  dollarsFromZero,
  items,
  percent,
  percentFromZero,
  periods,
  wholeAboveZero,
  wholeNumber,
  year,
  yearsFromZero,
  type ArgumentsOf,
} from "../arguments";
import { anyFunction, listOf, objectOf, oneOf, optional, orNull, textOf } from "../checks";
import type * as finance from "../finance";
import { day } from "./shared";

const recurringItem = objectOf({
  description: textOf(),
  amount: dollars,
  frequency: optional(oneOf(Object.keys(timesAYear))),
});

/** Days, lists, prices and what else has no folder of its own. */
export const generalArguments = {
  amountLeft: { total: amount, taken: { each: amount } },
  categoryTotals: {
    items: listOf(objectOf({ category: textOf(), amount: dollars })),
    uncategorized: textOf(),
  },
  dateSerial: { day },
  firstWhole: { holds: anyFunction, most: wholeAboveZero },
  isMonthly: { item: recurringItem },
  itemTotal: { items },
  monthIn: { text: textOf() },
  dayOfIso: { text: textOf() },
  isoOfDay: { day },
  daysAfter: { day, days: wholeNumber },
  monthsAfter: { day, months: periods },
  monthlyAmount: { item: recurringItem },
  monthlyTotal: { items: listOf(recurringItem) },
  priceIndex: { of: objectOf({ year, month: calendarDay.month }) },
  quoteRange: { midpoint: dollars },
  rootBetween: { equation: anyFunction, low: amount, high: amount },
  rothOrTraditional: {
    saver: objectOf({
      rateNow: optional(orNull(percentFromZero)),
      rateLater: optional(orNull(percentFromZero)),
      planTo: optional(orNull(age)),
      taxOnGrowth: optional(percentFromZero),
      currentAge: age,
      retirementAge: age,
      annualReturn: percent,
      inflation: optional(percent),
    }),
    balance: dollarsFromZero,
    paid: listOf(objectOf({ year: yearsFromZero, paid: dollarsFromZero })),
  },
  sumBy: { items: listOf(() => undefined), amount: anyFunction },
  wholeCount: { total: amount, each: amount, leftOf: optional(amount) },
  yearEnds: { years: yearsFromZero },
} satisfies Partial<ArgumentsOf<typeof finance>>;
