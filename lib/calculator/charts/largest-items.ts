import type { Item } from "@/lib/finance/item";
import { sumBy } from "@/lib/finance/sum-by";

/** As many items as are read one by one; the rest is one. */
const mostItems = 8;

/**
 * The items of a list from the largest to the smallest, those of nothing left out, the smallest of
 * a long list together. `item` is what one without a description is called: "Expense 2".
 */
export function largestItems(items: readonly Item[], item: string) {
  const named = items
    .map(({ description, amount }, position) => ({
      label: description || `${item} ${position + 1}`,
      amount,
    }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);

  const single = named.slice(0, named.length > mostItems ? mostItems - 1 : mostItems);
  const rest = named.slice(single.length);
  if (rest.length > 0)
    single.push({ label: `${rest.length} others`, amount: sumBy(rest, ({ amount }) => amount) });
  return single;
}
