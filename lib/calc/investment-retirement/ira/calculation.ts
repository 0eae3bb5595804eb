import { amountLeft } from "@/lib/finance/amount-left";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { yearEnds } from "@/lib/finance/year-ends";
import {
  distributionsOf,
  type Distributions,
} from "@/lib/subjects/required-distributions/distributions-of";
import {
  wholeLife,
  type TaxRates,
  type WholeLife,
} from "@/lib/subjects/roth-or-traditional/whole-life";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { firstDistributionAge } from "@/lib/tax-law/retirement/first-distribution-age";
import type { IncomeLimits } from "@/lib/tax-law/retirement/income-limits";
import { retirement } from "@/lib/tax-law/years/newest-law";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import { afterTax, type AfterTax } from "./arithmetic/after-tax";
import {
  contributionByIncome,
  type ContributionByIncome,
  type IncomeInput,
} from "./arithmetic/contribution-by-income";

export type IraInput = IncomeInput &
  TaxRates & {
    /** Dollars, 0 or more. */
    currentBalance: number;
    /** Dollars a year, 0 or more. */
    annualContribution: number;
    /** Percent a year, 0 or more. */
    annualReturn: number;
    /** Above 0. */
    currentAge: number;
    /** Above the current age. */
    retirementAge: number;
    /** Percent a year, 0 or more. */
    inflation?: number;
    /** Null is not asked about. */
    birthYear?: number | null;
  };

export type IraResult = Partial<IncomeLimits> &
  Partial<ContributionByIncome> &
  Partial<AfterTax> &
  Partial<WholeLife> &
  Partial<Distributions> & {
    estimatedBalance: number;
    /** The balance in dollars of today. */
    todaysBalance: number;
    /** Until retirement, the opening balance not included. */
    totalContributions: number;
    growth: number;
    law: {
      /** What the law lets a person of this age contribute, in the newest year known. */
      contributionLimit: number;
      /** How far the contribution is above that. Null where it is not. */
      aboveLimit: number | null;
      /** How many years the calendar is past that year. Null where it is not. */
      yearsBehind: number | null;
    };
    growthByYear: readonly GrowthYear[];
  };
export type WithIncome = IraResult & IncomeLimits & ContributionByIncome;
export type WithTaxRates = IraResult & AfterTax;
export type WithWholeLife = WithTaxRates & WholeLife;

/** What the account holds at an age, with contributions until retirement and nothing taken out. */
function balanceAt(
  age: number,
  { currentBalance, annualContribution, annualReturn, currentAge, retirementAge }: IraInput,
): number {
  const rate = annualReturn / 1200;
  const paying = Math.max(0, Math.min(age, retirementAge) - currentAge) * 12;
  const paid = futureValue(rate, paying, -annualContribution / 12, -currentBalance);
  return futureValue(rate, Math.max(0, age - retirementAge) * 12, 0, -paid);
}

/**
 * What an IRA may hold at retirement, the contribution paid in twelve equal parts at the end of
 * each month at a steady return, compounded monthly:
 *
 *     balance = FV(return ÷ 1200, years × 12, −contribution ÷ 12, −opening balance)
 */
export function ira(input: IraInput, { today }: { today: { year: number } }): IraResult {
  const { currentBalance, annualContribution, annualReturn } = input;
  const { currentAge, retirementAge, inflation = 0 } = input;

  const years = retirementAge - currentAge;
  const rate = annualReturn / 1200;
  const monthly = annualContribution / 12;
  const estimatedBalance = futureValue(rate, years * 12, -monthly, -currentBalance);
  const allowed = allowedContribution(retirement.ira, currentAge);
  const above = amountLeft(annualContribution, allowed);

  return {
    estimatedBalance,
    todaysBalance: todaysValue(estimatedBalance, years, inflation),
    totalContributions: annualContribution * years,
    growth: growthEarned(rate, years * 12, monthly, currentBalance),
    law: {
      contributionLimit: allowed,
      aboveLimit: above > 0 ? above : null,
      yearsBehind: yearsSince(retirement.year, today),
    },
    ...contributionByIncome(input, annualContribution, allowed, currentAge),
    ...distributionsOf(
      input,
      (birthYear) => balanceAt(firstDistributionAge(birthYear), input),
      today,
    ),
    ...afterTax(input, annualContribution, annualReturn, years),
    ...wholeLife(
      input,
      estimatedBalance,
      yearEnds(years).map((year, before) => ({ year, paid: annualContribution * (year - before) })),
    ),
    growthByYear: growthByYear(annualReturn, years, monthly, currentBalance),
  };
}
