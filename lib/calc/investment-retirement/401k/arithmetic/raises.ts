import { amountLeft } from "@/lib/finance/amount-left";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { investedByYear } from "@/lib/finance/time-value/invested-by-year";

import type { ContributionYear } from "./contributions-by-year";

/** A year of the plan, and what it would hold if it counts no more pay than the law lets it, in dollars. */
export type PlanYear = GrowthYear & { lawBalance: number };

/** What a plan holds and is paid, and how that grows. */
type Plan = {
  currentBalance: number;
  /** Of contribution and match in the first year. */
  contribution: number;
  annualMatch: number;
  /** Percent a year. */
  annualReturn: number;
  /** Percent after each year. */
  salaryGrowth: number;
};

/**
 * The years of a plan, whose contributions rise with the pay alone unless `isByYear` says that each year has its own.
 */
export function planByYear(
  { currentBalance, contribution, annualMatch, annualReturn, salaryGrowth }: Plan,
  contributions: readonly ContributionYear[],
  isByYear: boolean,
): PlanYear[] {
  const invested = (matchOf: (year: ContributionYear) => number) =>
    investedByYear(
      annualReturn,
      currentBalance,
      contributions.map((one, index) => ({
        amount: one.own + matchOf(one),
        months: (one.year - (contributions[index - 1]?.year ?? 0)) * 12,
      })),
    );
  const years = contributions.at(-1)?.year ?? 0;
  const monthly = (contribution + annualMatch) / 12;
  const paid = invested(({ match }) => match);
  const rows = isByYear
    ? contributions.map(({ year, own, match }, index) => ({
        year,
        contributed: own + match,
        growth: paid[index]?.growth ?? 0,
        balance: paid[index]?.balance ?? 0,
      }))
    : growthByYear(annualReturn, years, monthly, currentBalance, salaryGrowth);
  const underLaw = invested(({ lawMatch }) => lawMatch);
  return rows.map((row, index) => ({ ...row, lawBalance: underLaw[index]?.balance ?? 0 }));
}

/**
 * The age in whose year a contribution first comes above what the law allows. Undefined where it never does, and where
 * it is above from the start.
 */
export function ageAboveLimit(
  contributions: readonly ContributionYear[],
  currentAge: number,
): number | undefined {
  const later = contributions.findIndex(({ own, legalLimit }) => amountLeft(own, legalLimit) > 0);
  // 0 is above from the start, and −1 never.
  return later > 0 ? currentAge + later : undefined;
}

/** The ages in whose years the limits of the law cut what goes in, as ranges: [[40, 49], [57, 59]]. */
export function agesCut(
  contributions: readonly ContributionYear[],
  currentAge: number,
): (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  contributions.forEach(({ entered, ownCut, matchCut }, before) => {
    if (amountLeft(entered + ownCut + matchCut, entered) <= 0) return;
    const last = ranges.at(-1);
    const age = currentAge + before;
    if (last && last[1] === age - 1) last[1] = age;
    else ranges.push([age, age]);
  });
  return ranges;
}
