import { amountLeft } from "@/lib/finance/amount-left";
import { monthlyTotal, type RecurringItem } from "@/lib/finance/recurring-item";

export type CashFlowInput = {
  /** Dollars received in the period, 0 or more each. One that comes otherwise than monthly makes it a month. */
  inflows: readonly RecurringItem[];
  /** Dollars paid in the same period, 0 or more each. */
  outflows: readonly RecurringItem[];
};

type CashFlowResult = {
  totalInflows: number;
  totalOutflows: number;
  /** Negative when more is paid than received. */
  netCashFlow: number;
};

/** By how much the cash at hand changes over a period. */
export function cashFlow({ inflows, outflows }: CashFlowInput): CashFlowResult {
  const totalInflows = monthlyTotal(inflows);
  const totalOutflows = monthlyTotal(outflows);
  return { totalInflows, totalOutflows, netCashFlow: amountLeft(totalInflows, totalOutflows) };
}
