import { itemTotal, type Item } from "@/lib/finance/item";
import { formatPercent } from "@/lib/format";

import type { Amounts } from "./chart";
import { largestItems } from "./largest-items";

/** Where the money of a list goes. */
export type ListedItems = {
  name: string;
  /** What is drawn: "Monthly expenses". */
  subject: string;
  /** What the items add up to: "all expenses". */
  whole: string;
  /** What an item without a description is called: "Expense" makes "Expense 2". */
  item: string;
  /** What one bar stands for, in the title: "item" where nothing is said. */
  each?: string;
  items: readonly Item[];
};

/** The items of a list from the largest to the smallest, with their shares. None where one is all. */
export function itemsChart({
  name,
  subject,
  whole,
  item,
  each = "item",
  items,
}: ListedItems): Amounts[] {
  const rows = largestItems(items, item);
  const [largest, second] = rows;
  if (!largest || !second) return [];

  const share = formatPercent((largest.amount / itemTotal(items)) * 100);
  const title = `The largest ${each}, ${largest.label}, is ${share} of ${whole}`;
  return [{ kind: "amounts", name, title, subject, whole, rows }];
}
