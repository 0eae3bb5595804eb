export type InventoryTurnoverInput = {
  /** Cost of goods sold in a year: dollars, 0 or more. */
  cogs: number;
  /** At cost: dollars, above 0. */
  averageInventory: number;
};

type InventoryTurnoverResult = {
  /** How many times a year the inventory is sold. */
  ratio: number;
  /** How long it takes to sell it once. Null when nothing was sold. */
  days: number | null;
  /** Dollars of inventory that one more turn would make unnecessary. Null when nothing was sold. */
  freedByOneMoreTurn: number | null;
};

/**
 * How fast inventory sells:
 *
 *     ratio = cost of goods sold ÷ average inventory
 *     days  = 365 ÷ ratio
 *
 * One more turn a year sells as much from cost of goods sold ÷ (ratio + 1), which leaves
 * average inventory ÷ (ratio + 1) free.
 */
export function inventoryTurnover({
  cogs,
  averageInventory,
}: InventoryTurnoverInput): InventoryTurnoverResult {
  const ratio = cogs / averageInventory;
  return {
    ratio,
    days: cogs === 0 ? null : 365 / ratio,
    freedByOneMoreTurn: cogs === 0 ? null : averageInventory / (ratio + 1),
  };
}
