import { amountLeft } from "@/lib/finance/amount-left";
import { monthlyTotal, type RecurringItem } from "@/lib/finance/recurring-item";

export type BudgetInput = {
  /** Dollars, 0 or more each, and how often: a month where nothing is said. */
  income: readonly RecurringItem[];
  /** The same. */
  expenses: readonly RecurringItem[];
};

type BudgetResult = {
  totalIncome: number;
  totalExpenses: number;
  /** Negative when the expenses are higher. */
  balance: number;
};

/** What is left of a month’s income after its expenses. */
export function budget({ income, expenses }: BudgetInput): BudgetResult {
  const totalIncome = monthlyTotal(income);
  const totalExpenses = monthlyTotal(expenses);
  return { totalIncome, totalExpenses, balance: amountLeft(totalIncome, totalExpenses) };
}
