import { itemTotal, type Item } from "./item";

/**
 * What the items of each category come to, in dollars, the largest first and none of nothing.
 *
 * A category is spelled as it was first, whatever its later capitals and the blanks around it.
 * `uncategorized` is what the items without one are called.
 *
 *     total of a category = amount of its item 1 + amount of its item 2 + …
 *
 * @example categoryTotals([{ description: "Bus", category: "Travel", amount: 3 }], "Other")[0].amount // 3
 */
export function categoryTotals(
  items: readonly (Item & { category: string })[],
  uncategorized: string,
): Item[] {
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
