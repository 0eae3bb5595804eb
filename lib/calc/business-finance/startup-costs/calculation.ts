import { amountLeft } from "@/lib/finance/amount-left";
import { itemTotal, type Item } from "@/lib/finance/item";

export type StartupCostsInput = {
  /** Dollars paid once, by the day of the opening, 0 or more each. */
  oneTimeCosts: readonly Item[];
  /** Dollars paid every month, 0 or more each. */
  monthlyCosts: readonly Item[];
  /** Months of monthly costs that are set aside, 0 or more, fractions included. */
  reserveMonths: number;
  /** Dollars of the owner’s, 0 or more. */
  ownMoney?: number;
  /** Dollars that are borrowed, 0 or more. */
  loan?: number;
};

/** What own money and a loan leave. */
type Funding = {
  /** Dollars that are missing, 0 where they are enough. */
  gap: number;
  /** Dollars that are left over. Null where they are not more than enough. */
  leftOver: number | null;
};

export type StartupCostsResult = {
  totalOneTime: number;
  /** A month. */
  totalMonthly: number;
  cashReserve: number;
  totalStartupCost: number;
} & Partial<Funding>;
export type WithFunding = StartupCostsResult & Funding;

/**
 * How much money it takes to open a business and to carry it through its first months.
 *
 *     reserve = monthly costs × months
 *     total   = one-time costs + reserve
 *     gap     = total − own money − loan
 */
export function startupCosts(input: StartupCostsInput): StartupCostsResult {
  const totalOneTime = itemTotal(input.oneTimeCosts);
  const totalMonthly = itemTotal(input.monthlyCosts);
  const cashReserve = totalMonthly * input.reserveMonths;
  const totalStartupCost = totalOneTime + cashReserve;
  return {
    totalOneTime,
    totalMonthly,
    cashReserve,
    totalStartupCost,
    ...fundingOf(input, totalStartupCost),
  };
}

function fundingOf(
  { ownMoney = 0, loan = 0 }: StartupCostsInput,
  totalStartupCost: number,
): Funding | undefined {
  if (ownMoney + loan <= 0) return undefined;
  const missing = amountLeft(totalStartupCost, ownMoney, loan);
  return { gap: Math.max(0, missing), leftOver: missing < 0 ? -missing : null };
}
