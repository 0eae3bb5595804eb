import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";
import { futureValue } from "@/lib/finance/time-value/future-value";

export type SchoolCostsInput = {
  /** Dollars a year that school before college takes, 0 or more. */
  k12Cost?: number;
  /** The first year that it does, a whole number from 1 on. Null is the first. */
  k12From?: number | null;
  /** For how many years. Null is until college. */
  k12Years?: number | null;
};

/** One year of a plan that pays for school, in dollars. */
export type SchoolYear = {
  /** Counted from 1. */
  year: number;
  contributed: number;
  growth: number;
  /** Taken for school at its end. */
  withdrawn: number;
  /** What school costs more than there is. */
  short: number;
  /** At its end. */
  balance: number;
};

export type SchoolCosts = {
  /** What is left when college starts. */
  afterSchool: number;
  k12Withdrawn: number;
  k12Short: number;
  /** What college has less, growth included. */
  lessForCollege: number;
  bySchoolYear: readonly SchoolYear[];
};

type Plan = {
  currentBalance: number;
  monthlyContribution: number;
  years: number;
  annualReturn: number;
  totalFutureValue: number;
};

/**
 * A plan that pays for school at the end of some years before college, as far as it can:
 *
 *     balance of a year = FV(annualReturn ÷ 1200, 12, −monthlyContribution, −balance before) − what school takes
 */
export function schoolCosts(
  { currentBalance, monthlyContribution, years, annualReturn, totalFutureValue }: Plan,
  { k12Cost = 0, k12From = null, k12Years = null }: SchoolCostsInput,
): SchoolCosts | undefined {
  const first = k12From ?? 1;
  if (k12Cost === 0 || first > years) return undefined;
  const last = k12Years === null ? years : first + k12Years - 1;

  let before = currentBalance;
  const bySchoolYear = Array.from({ length: years }, (_, index): SchoolYear => {
    const year = index + 1;
    const grown = futureValue(annualReturn / 1200, 12, -monthlyContribution, -before);
    const contributed = 12 * monthlyContribution;
    const growth = amountLeft(grown, before, contributed);
    const left = amountLeft(grown, year >= first && year <= last ? k12Cost : 0);
    before = Math.max(0, left);
    const short = Math.max(0, -left);
    return { year, contributed, growth, withdrawn: grown - left - short, short, balance: before };
  });
  const afterSchool = bySchoolYear.at(-1)?.balance ?? 0;
  return {
    afterSchool,
    k12Withdrawn: sumBy(bySchoolYear, ({ withdrawn }) => withdrawn),
    k12Short: sumBy(bySchoolYear, ({ short }) => short),
    lessForCollege: amountLeft(totalFutureValue, afterSchool),
    bySchoolYear,
  };
}
