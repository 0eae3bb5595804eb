import { amountLeft } from "@/lib/finance/amount-left";
import { itemTotal, type Item } from "@/lib/finance/item";

export type CashFlowForecastInput = {
  /** Dollars on the first day, 0 or more. */
  startingBalance: number;
  /** How many months are forecast, 1 to 24, whole. */
  months: number;
  /** Dollars received every month, 0 or more each. */
  inflows: readonly Item[];
  /** Dollars paid every month, 0 or more each. */
  outflows: readonly Item[];
};

/** One month of a forecast, in dollars. */
export type ForecastMonth = {
  /** Counted from 1. */
  month: number;
  startingBalance: number;
  totalInflows: number;
  totalOutflows: number;
  /** Negative when more is paid than received. */
  netCashFlow: number;
  /** Negative when there is less than nothing. */
  endingBalance: number;
};

export type CashFlowForecastResult = {
  /** At the end of the last month. */
  endingBalance: number;
  /** A month. */
  monthlyInflows: number;
  /** A month. */
  monthlyOutflows: number;
  /** A month; negative when more is paid than received. */
  monthlyNetCashFlow: number;
  /** The first month that ends below zero. Null where none does. */
  firstNegativeMonth: number | null;
  /** Of all that a month starts or ends with. */
  lowestBalance: number;
  /** The first month that starts or ends with it. */
  lowestMonth: number;
  /** Dollars a month that are missing for the last month to end at zero. Null where none are. */
  monthlyGap: number | null;
  schedule: readonly ForecastMonth[];
};

/**
 * How a cash balance develops when every month brings and takes the same.
 *
 *     balance after month k = starting balance + k × (inflows − outflows)
 *
 * Each balance stands on its own, so that nothing adds up from month to month, and is exactly 0
 * where only the dust of binary fractions is left of all that came in.
 */
export function cashFlowForecast(input: CashFlowForecastInput): CashFlowForecastResult {
  const { startingBalance, months } = input;
  const totalInflows = itemTotal(input.inflows);
  const totalOutflows = itemTotal(input.outflows);
  const netCashFlow = amountLeft(totalInflows, totalOutflows);
  const balanceAfter = (month: number) =>
    amountLeft(startingBalance + month * totalInflows, month * totalOutflows) === 0
      ? 0
      : startingBalance + month * netCashFlow;

  const schedule = Array.from({ length: months }, (_, before) => ({
    month: before + 1,
    startingBalance: balanceAfter(before),
    totalInflows,
    totalOutflows,
    netCashFlow,
    endingBalance: balanceAfter(before + 1),
  }));
  const endingBalance = balanceAfter(months);

  return {
    endingBalance,
    monthlyInflows: totalInflows,
    monthlyOutflows: totalOutflows,
    monthlyNetCashFlow: netCashFlow,
    firstNegativeMonth: schedule.find((row) => row.endingBalance < 0)?.month ?? null,
    lowestBalance: Math.min(startingBalance, endingBalance),
    lowestMonth: netCashFlow < 0 ? months : 1,
    monthlyGap: endingBalance < 0 ? -endingBalance / months : null,
    schedule,
  };
}
