import { itemTotal, type Item } from "@/lib/finance/item";

import type { Heading } from "./chart";
import { largestItems } from "./largest-items";
import type { DeclaredWaterfall } from "./waterfall-chart";

type ItemsTaken = Heading & {
  /** What there is before: its label and its dollars. */
  whole: readonly [label: string, amount: number];
  /** What is taken from it, the largest first. */
  items: readonly Item[];
  /** What an item without a description is called: "Outflow" makes "Outflow 2". */
  item: string;
  /** What is left is called. */
  left: string;
};

/**
 * How a whole becomes what is left of it, item by item. None where there is nothing to take or to take from.
 *
 * @example itemsWaterfall({ whole: ["Total inflows", total], items: outflows, item: "Outflow", left: "Net cash flow", … })
 */
export const itemsWaterfall = ({
  whole,
  items,
  item,
  left,
  ...heading
}: ItemsTaken): DeclaredWaterfall[] =>
  whole[1] > 0 && itemTotal(items) > 0
    ? [
        {
          kind: "waterfall",
          ...heading,
          steps: [
            whole,
            ...largestItems(items, item).map(({ label, amount }) => [label, -amount] as const),
            [left],
          ],
        },
      ]
    : [];
