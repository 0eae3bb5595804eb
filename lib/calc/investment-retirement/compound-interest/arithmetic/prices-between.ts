import { consumerPrices } from "@/lib/finance/consumer-prices/consumer-prices";
import { priceIndex, type CalendarMonth } from "@/lib/finance/consumer-prices/price-index";
import { monthIn } from "@/lib/finance/month-in";

export type PricesInput = {
  /** A month as it is typed: January 2000. Blank is not asked about. */
  pricesFrom?: string;
  /** The other month. Blank is the newest one known. */
  pricesTo?: string;
  /** Dollars of the first month, 0 or more. */
  amount?: number;
};

export type MonthsBetween = {
  /** From the one month to the other, negative where the other is earlier. 0 without two months that have prices. */
  monthsBetween: number;
};

/** What prices did from one month to another. */
export type Prices = {
  /** The consumer price index of each. */
  indexFrom: number;
  indexTo: number;
  /** Dollars of the other month that buy the same. */
  equalAmount: number;
  /** Percent by which prices rose, negative where they fell. */
  priceChange: number;
  /** The same a year. */
  yearlyInflation: number;
};

/** The newest month whose prices are known. */
export const newestMonth = monthIn(consumerPrices.newest) as CalendarMonth;

/** The two months of a form. The first is none where it is blank or no month. */
export const monthsOf = ({ pricesFrom = "", pricesTo = "" }: PricesInput) => ({
  from: monthIn(pricesFrom),
  to: pricesTo === "" ? newestMonth : monthIn(pricesTo),
});

const countOf = ({ year, month }: CalendarMonth) => 12 * year + month;

/**
 * What an amount of one month is in the prices of another:
 *
 *     equalAmount     = amount × index of the other ÷ index of the one
 *     yearlyInflation = (index of the other ÷ index of the one)^(12 ÷ months between) − 1
 *
 * Nothing where a month is missing, has no prices, or is the same.
 */
export function pricesBetween(input: PricesInput): MonthsBetween & Partial<Prices> {
  const { from, to } = monthsOf(input);
  if (!from || !to) return { monthsBetween: 0 };
  const [indexFrom, indexTo] = [priceIndex(from), priceIndex(to)];
  const monthsBetween = countOf(to) - countOf(from);
  if (!indexFrom || !indexTo) return { monthsBetween: 0 };
  if (monthsBetween === 0) return { monthsBetween };
  const ratio = indexTo / indexFrom;
  return {
    monthsBetween,
    indexFrom,
    indexTo,
    equalAmount: (input.amount ?? 100) * ratio,
    priceChange: (ratio - 1) * 100,
    yearlyInflation: Math.expm1((Math.log(ratio) * 12) / monthsBetween) * 100,
  };
}
