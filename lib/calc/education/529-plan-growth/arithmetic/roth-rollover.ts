import { amountLeft } from "@/lib/finance/amount-left";
import { wholeCount } from "@/lib/finance/whole-count";
import { tuitionPlanRollover } from "@/lib/tax-law/retirement/tuition-plan-rollover";
import { retirement } from "@/lib/tax-law/years/newest-law";

export type RothRolloverInput = {
  /** Dollars left in the plan after college, 0 or more. */
  leftover?: number;
  /** Years that the plan has been open for this beneficiary by then. Null is not known. */
  yearsOpen?: number | null;
  /** Dollars of it from contributions of the last five years, with their growth, 0 or more. */
  recentMoney?: number;
  /** Dollars a year that go to the beneficiary’s IRAs besides, 0 or more. */
  otherIra?: number;
};

export type RothRollover = {
  /** Dollars that may move in all. */
  rothMovable: number;
  /** Dollars that may move in one year. */
  rothYearly: number;
  /** How many years that takes. Null where nothing may move in any. */
  rothYears: number | null;
  /** Dollars that stay in the plan. */
  rothStays: number;
};

/**
 * What of a leftover may move to the beneficiary’s Roth IRA:
 *
 *     rothMovable = leftover − recentMoney, from 0 to 35,000; 0 before the plan has been open for 15 years
 *     rothYearly  = the year’s limit of an IRA − otherIra, not below 0
 *     rothYears   = rothMovable ÷ rothYearly, rounded up
 */
export function rothRollover({
  leftover = 0,
  yearsOpen = null,
  recentMoney = 0,
  otherIra = 0,
}: RothRolloverInput): RothRollover | undefined {
  if (leftover === 0 || yearsOpen === null) return undefined;
  const old = Math.max(0, amountLeft(leftover, recentMoney));
  const rothYearly = Math.max(0, amountLeft(retirement.ira.limit, otherIra));
  const mayMove = yearsOpen >= tuitionPlanRollover.yearsOpen && rothYearly > 0;
  const rothMovable = mayMove ? Math.min(tuitionPlanRollover.lifetime, old) : 0;
  return {
    rothMovable,
    rothYearly,
    rothYears: rothMovable > 0 ? wholeCount(rothMovable, rothYearly) : null,
    rothStays: amountLeft(leftover, rothMovable),
  };
}
