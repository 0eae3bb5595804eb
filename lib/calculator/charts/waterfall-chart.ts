import type { Heading, Waterfall, WaterfallRow } from "./chart";

/** A name and its signed amount; without an amount, what the steps come to so far. */
export type Step = readonly [label: string, amount?: number];

/** `steps: [["Price", price], ["Trade-in", -tradeIn], ["Amount financed"]]` */
export type DeclaredWaterfall = Heading & { kind: "waterfall"; steps: readonly Step[] };

/** What rounds to less than a cent changes nothing that is shown. */
const leastShown = 0.005;

/** A waterfall without the steps that change nothing. None where no step is left. */
export function waterfallChart({ steps, ...heading }: DeclaredWaterfall): Waterfall[] {
  const rows: WaterfallRow[] = [];
  let reached = 0;
  for (const [label, amount] of steps) {
    const before = reached;
    reached += amount ?? 0;
    const isTotal = amount === undefined || rows.length === 0;
    // A total that repeats the one above it says nothing.
    const isIdle = amount === undefined ? rows.at(-1)?.isTotal : Math.abs(amount) < leastShown;
    if (isIdle) continue;
    rows.push({
      label,
      amount: isTotal ? reached : amount,
      from: isTotal ? 0 : before,
      to: reached,
      isTotal,
    });
  }
  return rows.every(({ isTotal }) => isTotal) ? [] : [{ ...heading, rows }];
}
