import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { internalRateOfReturn } from "@/lib/finance/time-value/internal-rate-of-return";
import { netPresentValue } from "@/lib/finance/time-value/net-present-value";
import { paybackPeriod } from "@/lib/finance/time-value/payback-period";

/** What an investment brings in at the end of a year, dollars. */
export type YearlyCashFlow = {
  /** Negative where more is paid than received. */
  amount: number;
};

export type CashFlowYear = {
  /** Counted from 1. */
  year: number;
  cashFlow: number;
  /** The cash flows so far less the cost. */
  cumulative: number;
  /** The cash flow at the discount rate; as it is without one. */
  presentValue: number;
  /** The present values so far less the cost. */
  cumulativeValue: number;
};

export type CashFlowFigures = {
  /** Dollars: the present values less the cost, where there is a discount rate. */
  npv?: number;
  /** Percent a year. Null where there is none. */
  irr: number | null;
  /** Years until the cost is back. Null where it never is. */
  payback: number | null;
  /** The same of the present values, where there is a discount rate. */
  discountedPayback?: number | null;
  yearly: readonly CashFlowYear[];
};

/**
 * What the cash flows of an investment say about it; nothing where all are 0. `discountRate` in percent a year, null
 * where none is wanted.
 */
export function cashFlowFigures(
  cost: number,
  cashFlows: readonly YearlyCashFlow[],
  discountRate: number | null,
): CashFlowFigures | undefined {
  const earned = cashFlows.map(({ amount }) => amount);
  if (earned.every((amount) => amount === 0)) return undefined;

  const rate = (discountRate ?? 0) / 100;
  const flows = [-cost, ...earned];
  const values = flows.map((flow, year) => flow * growthFactor(rate, -year));
  const internal = internalRateOfReturn(flows);
  return {
    ...(discountRate !== null && {
      npv: netPresentValue(rate, flows),
      discountedPayback: paybackPeriod(values),
    }),
    irr: internal === null ? null : internal * 100,
    payback: paybackPeriod(flows),
    yearly: yearsOf(flows, values),
  };
}

function yearsOf(flows: readonly number[], values: readonly number[]): CashFlowYear[] {
  let cumulative = flows[0] ?? 0;
  let cumulativeValue = cumulative;
  return flows.slice(1).map((cashFlow, before) => {
    const presentValue = values[before + 1] ?? 0;
    cumulative += cashFlow;
    cumulativeValue += presentValue;
    return { year: before + 1, cashFlow, cumulative, presentValue, cumulativeValue };
  });
}
