import type { Item } from "./item";
import { sumBy } from "./sum-by";

/** How many times a year an amount comes or goes: every two weeks is 26 times, twice a month 24. */
export const timesAYear = {
  week: 52,
  twoWeeks: 26,
  twiceAMonth: 24,
  month: 12,
  quarter: 4,
  halfYear: 2,
  year: 1,
} as const;

export type Frequency = keyof typeof timesAYear;

/** An amount that comes or goes again and again: every month where nothing is said. */
export type RecurringItem = Item & { frequency?: Frequency };

/**
 * Whether an item comes or goes once a month.
 *
 * @example isMonthly({ description: "Rent", amount: 1200 }) // true
 */
export const isMonthly = ({ frequency = "month" }: RecurringItem) => frequency === "month";

/**
 * What an item comes to in an average month, in dollars.
 *
 *     monthly amount = amount × times a year ÷ 12
 *
 * @example monthlyAmount({ description: "Pay", amount: 2000, frequency: "twoWeeks" }) // 4333.33…
 */
export const monthlyAmount = ({ amount, frequency = "month" }: RecurringItem) =>
  frequency === "month" ? amount : (amount * timesAYear[frequency]) / 12;

/**
 * What a list of items comes to in an average month, in dollars.
 *
 * @example monthlyTotal([{ description: "Rent", amount: 1200 }, { description: "Tax", amount: 600, frequency: "year" }]) // 1250
 */
export const monthlyTotal = (items: readonly RecurringItem[]) => sumBy(items, monthlyAmount);
