import { itemTotal, type Item } from "@/lib/finance/item";

export type StartupCostsInput = {
  /** Dollars paid once, by the day of the opening, 0 or more each. */
  oneTimeCosts: readonly Item[];
  /** Dollars paid every month, 0 or more each. */
  monthlyCosts: readonly Item[];
  /** Months of monthly costs that are set aside, 0 or more, fractions included. */
  reserveMonths: number;
};

export type StartupCostsResult = {
  totalOneTime: number;
  /** A month. */
  totalMonthly: number;
  cashReserve: number;
  totalStartupCost: number;
};

/**
 * How much money it takes to open a business and to carry it through its first months.
 *
 *     reserve = monthly costs × months
 *     total   = one-time costs + reserve
 */
export function startupCosts(input: StartupCostsInput): StartupCostsResult {
  const totalOneTime = itemTotal(input.oneTimeCosts);
  const totalMonthly = itemTotal(input.monthlyCosts);
  const cashReserve = totalMonthly * input.reserveMonths;
  return {
    totalOneTime,
    totalMonthly,
    cashReserve,
    totalStartupCost: totalOneTime + cashReserve,
  };
}
