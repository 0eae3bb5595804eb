import { debtsIn, hasDebtPlan, type DebtPlan } from "@/lib/finance/loan/debt-plan";
import { payoff, type AnyPayoff } from "@/lib/finance/loan/payoff";
import { severalDebts, type SeveralDebts } from "@/lib/finance/loan/several-debts";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";

export type DebtPayoffInput = DebtPlan;

/** All debts from one budget, with the numbers that a single debt has too. */
export type FromOneBudget = DebtPayoffResult & SeveralDebts;

/** A single debt has figures of a fixed payment; several, or an extra on top of one, those of a budget. */
export type DebtPayoffResult = AnyPayoff & Partial<SeveralDebts>;

/**
 * How long a debt takes to repay at a fixed payment, with interest by the month; with others or an extra, how
 * long all of them take from one budget, the highest rate first.
 */
export function debtPayoff(
  input: DebtPayoffInput,
  { today }: { today: CalendarDay },
): DebtPayoffResult {
  const { debtAmount, annualRate, monthlyPayment } = input;
  const alone = payoff(annualRate, monthlyPayment, debtAmount, today);
  if (!hasDebtPlan(input)) return alone;

  const debts = debtsIn(input);
  const plan = severalDebts(debts, input.extra ?? 0, today);
  // The form refuses it before.
  if (!plan) return { ...alone, totalMonths: Infinity };
  const owed = sumBy(debts, ({ balance }) => balance);
  return {
    ...plan,
    totalMonths: plan.avalancheMonths,
    years: Math.floor(plan.avalancheMonths / 12),
    months: plan.avalancheMonths % 12,
    lastPayment: monthsAfter(today, plan.avalancheMonths),
    totalPayment: owed + plan.avalancheInterest,
    totalInterest: plan.avalancheInterest,
  };
}
