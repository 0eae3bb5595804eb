import { consumerPrices } from "./consumer-prices";

/** A month of the calendar: of January 2000, `{ year: 2000, month: 1 }`. */
export type CalendarMonth = { year: number; month: number };

/**
 * What consumer prices were in a month, where the average of 1982 to 1984 is 100.
 *
 * - `month` a whole number from 1 to 12, of a whole `year`
 *
 * Returns null where none was published for the month, undefined before the first and after the newest one known.
 *
 *     amount in the prices of another month = amount × priceIndex(other) ÷ priceIndex(month)
 *
 * @example priceIndex({ year: 2000, month: 1 }) // 168.8
 * @example priceIndex({ year: 2025, month: 10 }) // null
 */
export function priceIndex({ year, month }: CalendarMonth): number | null | undefined {
  const index = consumerPrices.index[(year - consumerPrices.firstYear) * 12 + month - 1];
  return index === 0 ? null : index;
}
