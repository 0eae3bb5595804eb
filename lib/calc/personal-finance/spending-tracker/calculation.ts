import { itemTotal, type Item } from "@/lib/finance/item";

/** Something that was paid for. Its category is what the visitor calls it, or empty. */
export type Expense = Item & { category: string };

export type SpendingTrackerInput = {
  /** Dollars, 0 or more each. */
  expenses: readonly Expense[];
};

type SpendingTrackerResult = { totalSpending: number };

/** What a list of expenses comes to. */
export const spendingTracker = ({ expenses }: SpendingTrackerInput): SpendingTrackerResult => ({
  totalSpending: itemTotal(expenses),
});
