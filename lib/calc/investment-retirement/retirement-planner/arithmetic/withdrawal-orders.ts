import type { ByKind } from "./withdrawal-accounts";
import type { AccountKind, WithdrawalOrder } from "./withdrawal-choices";

/** What a year can and has to take out, in dollars. */
export type WithdrawalBounds = {
  /** What each account pays when it is emptied in the year. */
  can: ByKind;
  /** What the law requires to come out of the account before tax. */
  required: number;
  /** What can come out of it before more than the 12% bracket is full. */
  inBracket: number;
};

type Step = readonly [kind: AccountKind, upTo: number];

const steps: Readonly<
  Record<Exclude<WithdrawalOrder, "proportional">, (bounds: WithdrawalBounds) => readonly Step[]>
> = {
  taxableFirst: ({ required }) => [
    ["beforeTax", required],
    ["taxable", Infinity],
    ["beforeTax", Infinity],
    ["roth", Infinity],
  ],
  beforeTaxFirst: () => [
    ["beforeTax", Infinity],
    ["taxable", Infinity],
    ["roth", Infinity],
  ],
  fillBracket: ({ required, inBracket }) => [
    ["beforeTax", Math.max(required, inBracket)],
    ["taxable", Infinity],
    ["beforeTax", Infinity],
    ["roth", Infinity],
  ],
};

/**
 * What each account pays of a year’s withdrawals.
 *
 * - `total` at least what is required, at most what all accounts can pay
 *
 * In each order, what the law requires comes first.
 */
export function drawnInOrder(
  order: WithdrawalOrder,
  total: number,
  bounds: WithdrawalBounds,
): ByKind {
  if (order === "proportional") return drawnInProportion(total, bounds);
  const drawn = { beforeTax: 0, roth: 0, taxable: 0 };
  let rest = total;
  for (const [kind, upTo] of steps[order](bounds)) {
    const amount = Math.max(0, Math.min(rest, Math.min(upTo, bounds.can[kind]) - drawn[kind]));
    drawn[kind] += amount;
    rest -= amount;
  }
  return drawn;
}

function drawnInProportion(total: number, { can, required }: WithdrawalBounds): ByKind {
  const all = can.beforeTax + can.roth + can.taxable;
  const beforeTax = Math.max(required, all > 0 ? (total * can.beforeTax) / all : 0);
  const others = can.roth + can.taxable;
  const share = others > 0 ? (total - beforeTax) / others : 0;
  return { beforeTax, roth: share * can.roth, taxable: share * can.taxable };
}
