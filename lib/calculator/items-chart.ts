import { itemTotal, type Item } from "@/lib/finance/item";
import { sumBy } from "@/lib/finance/sum-by";
import { formatPercent } from "@/lib/format";

import type { Amounts } from "./chart";

/** Where the money of a list goes. */
export type ListedItems = {
  name: string;
  /** What is drawn: "Monthly expenses". */
  subject: string;
  /** What the items add up to: "all expenses". */
  whole: string;
  /** What an item without a description is called: "Expense" makes "Expense 2". */
  item: string;
  items: readonly Item[];
};

/** As many bars as are read one by one; the rest is one bar. */
const mostBars = 8;

/** The items of a list from the largest to the smallest, with their shares. None where one is all. */
export function itemsChart({ name, subject, whole, item, items }: ListedItems): Amounts[] {
  const total = itemTotal(items);
  const named = items
    .map(({ description, amount }, position) => ({
      label: description || `${item} ${position + 1}`,
      amount,
    }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
  const [largest, second] = named;
  if (!largest || !second) return [];

  const single = named.slice(0, named.length > mostBars ? mostBars - 1 : mostBars);
  const rest = named.slice(single.length);
  const share = formatPercent((largest.amount / total) * 100);
  return [
    {
      kind: "amounts",
      name,
      title: `The largest item, ${largest.label}, is ${share} of ${whole}`,
      subject,
      whole,
      rows: [
        ...single,
        ...(rest.length > 0
          ? [{ label: `${rest.length} others`, amount: sumBy(rest, ({ amount }) => amount) }]
          : []),
      ],
    },
  ];
}
