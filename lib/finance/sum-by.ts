/**
 * The total of one number taken from each item, as if added without rounding on the way.
 *
 * Returns 0 (never −0) for no items. An infinite amount gives an infinite total.
 *
 *     total = amount(item 1) + amount(item 2) + …
 *
 * @example sumBy([0.1, 0.2, 0.3], (dollars) => dollars) // 0.6
 *
 * Source: Neumaier's compensated summation (ZAMM 54, 1974): what each addition rounds away is kept
 * in a second sum and added at the end.
 */
export function sumBy<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  let total = 0;
  let lost = 0;
  for (const item of items) {
    const next = amount(item);
    const sum = total + next;
    lost += Math.abs(total) >= Math.abs(next) ? total - sum + next : next - sum + total;
    total = sum;
  }
  return Number.isFinite(total) ? total + lost : total;
}
