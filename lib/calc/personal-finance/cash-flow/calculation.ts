import { amountLeft } from "@/lib/finance/amount-left";
import { itemTotal, type Item } from "@/lib/finance/item";

export type CashFlowInput = {
  /** Dollars received in the period, 0 or more each. */
  inflows: readonly Item[];
  /** Dollars paid in the same period, 0 or more each. */
  outflows: readonly Item[];
};

type CashFlowResult = {
  totalInflows: number;
  totalOutflows: number;
  /** Negative when more is paid than received. */
  netCashFlow: number;
};

/** By how much the cash at hand changes over a period. */
export function cashFlow({ inflows, outflows }: CashFlowInput): CashFlowResult {
  const totalInflows = itemTotal(inflows);
  const totalOutflows = itemTotal(outflows);
  return { totalInflows, totalOutflows, netCashFlow: amountLeft(totalInflows, totalOutflows) };
}
