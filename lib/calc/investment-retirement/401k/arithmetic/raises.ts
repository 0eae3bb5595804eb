import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { investedByYear } from "@/lib/finance/time-value/invested-by-year";
import { yearEnds } from "@/lib/finance/year-ends";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { matchOf, type EmployerMatch } from "./employer-match";

/** A year of the plan, and what it would hold if it counts no more pay than the law lets it, in dollars. */
export type PlanYear = GrowthYear & { lawBalance: number };

/** What a plan is paid a year at first, and how that rises. */
type Plan = EmployerMatch & {
  currentBalance: number;
  annualSalary: number;
  /** Of the first year. */
  contribution: number;
  annualMatch: number;
  /** Percent a year. */
  annualReturn: number;
  /** Percent after each year. Without raises the pay limit of the law stays as it is. */
  salaryGrowth: number;
  inflation: number;
};

/**
 * The years of a plan. Pay, contribution and match rise once a year; the pay that the law lets a plan count rises with
 * prices.
 */
export function planByYear(plan: Plan, years: number): PlanYear[] {
  const { currentBalance, annualSalary, contribution, annualMatch, annualReturn } = plan;
  const { salaryGrowth, inflation } = plan;
  const monthly = (contribution + annualMatch) / 12;
  const rows = growthByYear(annualReturn, years, monthly, currentBalance, salaryGrowth);
  const underLaw = yearEnds(years).map((year, before) => {
    const raised = growthFactor(salaryGrowth / 100, before);
    const prices = salaryGrowth > 0 ? growthFactor(inflation / 100, before) : 1;
    const pay = Math.min(annualSalary * raised, retirement.countedPay * prices);
    const own = contribution * raised;
    return {
      amount: (own + matchOf(plan, own, pay)) * (year - before),
      months: (year - before) * 12,
    };
  });
  const balances = investedByYear(annualReturn, currentBalance, underLaw);
  return rows.map((row, index) => ({ ...row, lawBalance: balances[index]?.balance ?? 0 }));
}

/**
 * The age in whose year a contribution that rises faster than prices first comes above what the law allows, if the limits
 * rise with prices. Undefined where it never does, and where it is above from the start.
 */
export function ageAboveLimit(
  {
    contribution,
    salaryGrowth,
    inflation,
  }: Pick<Plan, "contribution" | "salaryGrowth" | "inflation">,
  currentAge: number,
  years: number,
): number | undefined {
  const later = yearEnds(years).findIndex(
    (_, before) =>
      contribution * growthFactor(salaryGrowth / 100, before) >
      allowedContribution(retirement.k401, currentAge + before) *
        growthFactor(inflation / 100, before),
  );
  // 0 is above from the start, and −1 never.
  return later > 0 ? currentAge + later : undefined;
}
