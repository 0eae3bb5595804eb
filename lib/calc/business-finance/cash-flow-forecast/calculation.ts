import { amountLeft } from "@/lib/finance/amount-left";
import { itemTotal, type Item } from "@/lib/finance/item";
import { sumBy } from "@/lib/finance/sum-by";

import {
  isChanging,
  oneOffIn,
  receivedIn,
  salesIn,
  type ChangingFlows,
} from "./arithmetic/forecast-flows";

export type CashFlowForecastInput = ChangingFlows & {
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
  /** What comes in once, less what goes out once: it is among the inflows or the outflows. */
  oneOff: number;
  /** 1 where the month ends below zero. */
  isBelow: 0 | 1;
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
  /** Dollars a month that are missing for the last month to end at zero, where all are alike. Null where none are. */
  monthlyGap?: number | null;
  /** Sales of the last month, where they grow. */
  lastSales?: number;
  /** All that comes in once, less what goes out once, where anything does. */
  oneOffTotal?: number;
  /** Sales that are not paid by the end, where customers pay later. */
  owedByCustomers?: number;
  schedule: readonly ForecastMonth[];
};

/**
 * How a cash balance develops when every month brings and takes the same, or changes as it was said.
 *
 *     balance after month k = starting balance + k × (inflows − outflows)
 *
 * Each balance stands on its own, so that nothing adds up from month to month, and is exactly 0
 * where only the dust of binary fractions is left of all that came in.
 */
export function cashFlowForecast(input: CashFlowForecastInput): CashFlowForecastResult {
  const { startingBalance, months, growth = 0, paymentDays = 0 } = input;
  const monthlyInflows = itemTotal(input.inflows);
  const monthlyOutflows = itemTotal(input.outflows);
  const monthlyNetCashFlow = amountLeft(monthlyInflows, monthlyOutflows);
  const changes = isChanging(input);
  const { oneOffs = [] } = input;

  const flows = Array.from({ length: months }, (_, before) => {
    const oneOff = oneOffIn(before + 1, input);
    const totalInflows = receivedIn(before + 1, monthlyInflows, input) + Math.max(0, oneOff);
    const totalOutflows = monthlyOutflows + Math.max(0, -oneOff);
    const netCashFlow = amountLeft(totalInflows, totalOutflows);
    return { month: before + 1, totalInflows, totalOutflows, netCashFlow, oneOff };
  });
  const balanceAfter = (month: number) => {
    const passed = flows.slice(0, month);
    const received = startingBalance + sumBy(passed, ({ totalInflows }) => totalInflows);
    const left = amountLeft(received, ...passed.map(({ totalOutflows }) => totalOutflows));
    return left === 0 || changes ? left : startingBalance + month * monthlyNetCashFlow;
  };
  const schedule = flows.map((flow, before): ForecastMonth => {
    const endingBalance = balanceAfter(before + 1);
    return {
      ...flow,
      startingBalance: balanceAfter(before),
      endingBalance,
      isBelow: endingBalance < 0 ? 1 : 0,
    };
  });
  const endingBalance = balanceAfter(months);
  const lowestBalance = Math.min(startingBalance, ...schedule.map((row) => row.endingBalance));
  const lowest = schedule.find(
    (row) => row.startingBalance === lowestBalance || row.endingBalance === lowestBalance,
  );
  const sales = (month: number) => salesIn(month, monthlyInflows, input);

  return {
    endingBalance,
    monthlyInflows,
    monthlyOutflows,
    monthlyNetCashFlow,
    firstNegativeMonth: schedule.find(({ isBelow }) => isBelow)?.month ?? null,
    lowestBalance,
    lowestMonth: lowest?.month ?? 1,
    ...(!changes && { monthlyGap: endingBalance < 0 ? -endingBalance / months : null }),
    ...(growth !== 0 && { lastSales: sales(months) }),
    ...(oneOffs.some(({ amount }) => amount !== 0) && {
      oneOffTotal: sumBy(flows, ({ oneOff }) => oneOff),
    }),
    ...(paymentDays !== 0 && {
      owedByCustomers: sumBy(
        flows,
        ({ month }) => sales(month) - receivedIn(month, monthlyInflows, input),
      ),
    }),
    schedule,
  };
}
