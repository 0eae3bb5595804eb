import { sumBy } from "./sum-by";

/** An amount with a name: a line of a budget or a balance sheet. Dollars. */
export type Item = { description: string; amount: number };

/**
 * What a list of items comes to, in dollars.
 *
 *     total = amount of item 1 + amount of item 2 + …
 *
 * @example itemTotal([{ description: "Rent", amount: 0.1 }, { description: "Food", amount: 0.2 }]) // 0.3
 */
export const itemTotal = (items: readonly Item[]) => sumBy(items, ({ amount }) => amount);
