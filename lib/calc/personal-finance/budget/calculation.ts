import { amountLeft } from "@/lib/finance/amount-left";
import { itemTotal, type Item } from "@/lib/finance/item";

export type BudgetInput = {
  /** Dollars a month, 0 or more each. */
  income: readonly Item[];
  /** Dollars a month, 0 or more each. */
  expenses: readonly Item[];
};

type BudgetResult = {
  totalIncome: number;
  totalExpenses: number;
  /** Negative when the expenses are higher. */
  balance: number;
};

/** What is left of a month’s income after its expenses. */
export function budget({ income, expenses }: BudgetInput): BudgetResult {
  const totalIncome = itemTotal(income);
  const totalExpenses = itemTotal(expenses);
  return { totalIncome, totalExpenses, balance: amountLeft(totalIncome, totalExpenses) };
}
