import { debtsIn, hasDebtPlan, type DebtPlan } from "@/lib/finance/loan/debt-plan";
import { payoff, type AnyPayoff } from "@/lib/finance/loan/payoff";
import { severalDebts, type SeveralDebts } from "@/lib/finance/loan/several-debts";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";

export type DebtPayoffInput = DebtPlan;

type OrNull<Figures> = { [Name in keyof Figures]: Figures[Name] | null };

type Tables = "together" | "payoffs";

export type DebtPayoffResult = AnyPayoff &
  OrNull<Omit<SeveralDebts, Tables>> &
  Pick<SeveralDebts, Tables>;
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
  if (!hasDebtPlan(input)) return { ...alone, ...noPlan };

  const debts = debtsIn(input);
  const plan = severalDebts(debts, input.extra ?? 0, today);
  // The form refuses it before.
  if (!plan) return { ...alone, ...noPlan, totalMonths: Infinity };
  const owed = sumBy(debts, ({ balance }) => balance);
  return {
    ...plan,
    totalMonths: plan.avalancheMonths,
    years: Math.floor(plan.avalancheMonths / 12),
    months: plan.avalancheMonths % 12,
    lastPayment: monthsAfter(today, plan.avalancheMonths),
    totalPayment: owed + plan.avalancheInterest,
    totalInterest: plan.avalancheInterest,
    ...notOfOne,
    schedule: [],
  };
}

const notOfOne = {
  finalAmount: null,
  monthsWithMore: null,
  finalAmountWithMore: null,
  monthsSavedWithMore: null,
  interestSavedWithMore: null,
};

const noPlan = {
  budget: null,
  avalancheMonths: null,
  avalancheInterest: null,
  snowballMonths: null,
  snowballLastPayment: null,
  snowballInterest: null,
  avalancheSaves: null,
  interestIfEachAlone: null,
  interestSaved: null,
  monthsSaved: null,
  together: [],
  payoffs: [],
};
