import { itemTotal, type Item } from "@/lib/finance/item";

/** What an item without a category counts to. */
const uncategorized = "Uncategorized";

/**
 * What the items of each category come to, the largest first. A category is spelled as it was
 * first, whatever its later capitals.
 */
export function categoryTotals(items: readonly (Item & { category: string })[]): Item[] {
  const groups = new Map<string, { category: string; items: Item[] }>();
  for (const item of items) {
    const category = item.category.trim() || uncategorized;
    const key = category.toLowerCase();
    const group = groups.get(key) ?? { category, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => ({ description: group.category, amount: itemTotal(group.items) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
}
