import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { todaysValue } from "@/lib/finance/time-value/todays-value";

import type { PlanInput } from "./plan-of";
import { usualBasis, type AccountKind } from "./withdrawal-choices";

/** Dollars of each kind of account. */
export type ByKind = Readonly<Record<AccountKind, number>>;

/** Accounts, and what of the taxable one was paid in. */
export type Accounts = ByKind & { readonly basis: number };

/** In which accounts the savings of today are. What is in neither of the two is before tax. */
export type AccountInput = {
  /** Dollars. Null or absent is none. */
  rothSavings?: number | null;
  /** Dollars. Null or absent is none. */
  taxableSavings?: number | null;
  /** Percent of the taxable savings that was paid in. */
  taxableBasis?: number;
  /** Where the contributions from now on go. */
  contributionsTo?: AccountKind;
};

/** Whether the savings of today are enough for what is said to be in two of the accounts. */
export const isSplit = ({
  currentSavings,
  rothSavings,
  taxableSavings,
}: PlanInput & AccountInput): boolean =>
  (rothSavings ?? 0) + (taxableSavings ?? 0) <= currentSavings;

/**
 * The accounts on the first day of retirement, in dollars of today.
 *
 *     account = today’s × (1 + return ÷ 1200)^months, and the contributions that go there, with their growth
 *     basis   = what of the taxable savings was paid in, and the contributions that go there
 */
export function accountsAtRetirement(input: PlanInput & AccountInput): Accounts {
  const { currentAge, retirementAge, currentSavings, monthlyContribution, inflation } = input;
  const { taxableBasis = usualBasis, contributionsTo = "beforeTax" } = input;
  const roth = input.rothSavings ?? 0;
  const taxable = input.taxableSavings ?? 0;
  const years = retirementAge - currentAge;
  const rate = input.investmentReturn / 1200;
  const months = years * 12;
  const inAccount = (kind: AccountKind, today: number) =>
    todaysValue(
      today * growthFactor(rate, months) +
        (contributionsTo === kind ? futureValue(rate, months, -monthlyContribution, 0) : 0),
      years,
      inflation,
    );
  const paidIn =
    (taxable * taxableBasis) / 100 +
    (contributionsTo === "taxable" ? monthlyContribution * months : 0);
  return {
    beforeTax: inAccount("beforeTax", currentSavings - roth - taxable),
    roth: inAccount("roth", roth),
    taxable: inAccount("taxable", taxable),
    basis: todaysValue(paidIn, years, inflation),
  };
}
