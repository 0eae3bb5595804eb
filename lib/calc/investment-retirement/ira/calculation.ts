import { amountLeft } from "@/lib/finance/amount-left";
import {
  rothOrTraditional,
  type RothOrTraditional,
  type TaxRates,
} from "@/lib/finance/roth-or-traditional";
import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { yearEnds } from "@/lib/finance/year-ends";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { firstDistributionAge } from "@/lib/tax-law/retirement/first-distribution-age";
import type { IncomeLimits } from "@/lib/tax-law/retirement/income-limits";
import { isBornIn } from "@/lib/tax-law/retirement/is-born-in";
import {
  requiredDistributions,
  type RequiredDistributions,
} from "@/lib/tax-law/retirement/required-distributions";
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
    /** Percent of the account, for what history says of it. Null is not asked about. */
    stocks?: number | null;
    /** Null is not asked about. */
    birthYear?: number | null;
  };

export type IraResult = Partial<IncomeLimits> &
  Partial<ContributionByIncome> &
  Partial<AfterTax> &
  Partial<HistoricalRange> &
  Partial<RothOrTraditional> &
  Partial<RequiredDistributions> & {
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
export type WithWholeLife = WithTaxRates & RothOrTraditional;

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

/** The required distributions of a traditional account. None without a birth year that goes with the age. */
function distributionsOf(
  input: IraInput,
  today: { year: number },
): RequiredDistributions | undefined {
  const { birthYear, currentAge, annualReturn } = input;
  if (!birthYear || !isBornIn(birthYear, currentAge, today)) return undefined;
  const balance = balanceAt(firstDistributionAge(birthYear), input);
  return requiredDistributions(birthYear, today.year, balance, annualReturn);
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
  const byYear = growthByYear(annualReturn, years, monthly, currentBalance);

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
    ...distributionsOf(input, today),
    ...afterTax(input, annualContribution, annualReturn, years),
    ...rothOrTraditional(
      input,
      estimatedBalance,
      yearEnds(years).map((year, before) => ({ year, paid: annualContribution * (year - before) })),
    ),
    ...historicalRange(byYear, currentBalance, input.stocks, inflation),
    growthByYear: byYear,
  };
}
