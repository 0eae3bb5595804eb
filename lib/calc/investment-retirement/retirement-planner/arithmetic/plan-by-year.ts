import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { withdrawalMonths } from "@/lib/finance/time-value/withdrawal-months";

import { endOfLife } from "./plan-ages";

/** What comes besides the savings: dollars a month in the money of today, from one age to another. */
export type PlannedIncome = {
  monthly: number;
  fromAge: number;
  /** Null for life. */
  toAge: number | null;
  /** Whether it rises with prices. */
  isIndexed: boolean;
};

export type Plan = {
  currentAge: number;
  retirementAge: number;
  /** Above the retirement age. */
  planTo: number;
  /** Dollars a year in the money of today, 0 or more. */
  spending: number;
  socialSecurity: PlannedIncome | null;
  otherIncome: readonly PlannedIncome[];
  /** On the first day of retirement, in the money of today. */
  savings: number;
  /** A month as a fraction, beyond inflation. */
  realReturn: number;
  /** Percent a year. */
  inflation: number;
};

/** A year of retirement, in dollars of today. */
export type PlanYear = {
  /** From 1. */
  year: number;
  /** On its first day. */
  age: number;
  spending: number;
  socialSecurity: number;
  otherIncome: number;
  /** What these leave to pay. Negative is income that is saved. */
  wanted: number;
  /** What the savings pay of it. */
  drawn: number;
  /** What nothing pays. */
  missing: number;
  /** What Social Security leaves to pay before its first month, at its worth on the first day of retirement. */
  bridge: number;
  /** The savings on its last day. */
  left: number;
  /** For how many of its months the savings pay. */
  paid: number;
  /** The months until the savings first run out: 12 before that year, and 0 after it. */
  lasted: number;
  /** What the savings pay of the plan to the end of this year, at its worth on the first day of retirement. */
  worth: number;
  /** Savings on the first day of retirement that pay for this year and all before it. */
  needed: number;
};

/**
 * The years of retirement up to the end of the plan, and on until the savings run out or life ends.
 *
 *     drawn a month = (spending − income) ÷ 12, at the end of each month
 *     left          = FV(real return a month, 12, drawn a month, −left before)
 *     needed        = the largest, over the years so far, of Σ drawn, each at its worth on the first day
 *
 * An income that does not rise with prices is worth less each year: as much as on the year’s first day.
 */
export function planByYear(plan: Plan): PlanYear[] {
  const { currentAge, retirementAge, planTo, realReturn, savings, spending } = plan;
  const years: PlanYear[] = [];
  let before = { left: savings, paid: 12, lasted: 12, worth: 0, needed: 0 };
  const goesOn = (age: number) => age < planTo || (age < endOfLife && before.lasted === 12);
  for (let year = 1, age = retirementAge; goesOn(age); year++, age = retirementAge + year - 1) {
    const income = (one: PlannedIncome) =>
      one.monthly *
      monthsWithin(one, age) *
      (one.isIndexed ? 1 : growthFactor(plan.inflation / 100, currentAge - age));
    const socialSecurity = plan.socialSecurity ? income(plan.socialSecurity) : 0;
    const otherIncome = plan.otherIncome.reduce((sum, one) => sum + income(one), 0);
    const wanted = spending - socialSecurity - otherIncome;
    const paid = Math.min(12, withdrawalMonths(realReturn, wanted / 12, before.left));
    const rest = futureValue(realReturn, paid, wanted / 12, -before.left);
    const missing = paid === 12 ? 0 : Math.max(0, (wanted * (12 - paid)) / 12 - rest);
    // The last year of the plan may be short.
    const planned = Math.min(12, Math.max(0, Math.round((planTo - age) * 12)));
    const worthOf = (monthly: number, months: number) =>
      monthly * annuityFactor(realReturn, months) * growthFactor(realReturn, -12 * (year - 1));
    const worth = before.worth + worthOf(wanted / 12, planned);
    const waiting = Math.min(planned, monthsBefore(plan.socialSecurity, age));
    before = {
      left: paid === 12 ? Math.max(0, rest) : 0,
      paid,
      lasted: before.lasted < 12 ? 0 : paid,
      worth,
      needed: Math.max(before.needed, worth),
    };
    years.push({
      year,
      age,
      spending,
      socialSecurity,
      otherIncome,
      wanted,
      drawn: wanted - missing,
      missing,
      bridge: Math.max(0, worthOf((spending - otherIncome) / 12, waiting)),
      ...before,
    });
  }
  return years;
}

/** How many months of the year that begins at an age pass before an income does. */
const monthsBefore = (income: PlannedIncome | null, age: number): number =>
  income ? Math.min(12, Math.max(0, Math.round((income.fromAge - age) * 12))) : 0;

/** How many months of the year that begins at an age an income is paid. */
function monthsWithin({ fromAge, toAge }: PlannedIncome, age: number): number {
  const begins = Math.max(age, fromAge);
  const ends = Math.min(age + 1, toAge ?? Infinity);
  return Math.max(0, Math.round((ends - begins) * 12));
}
