import { amountLeft } from "@/lib/finance/amount-left";
import { itemTotal, type Item } from "@/lib/finance/item";

export type NetWorthInput = {
  /** Dollars that each would bring today, 0 or more. */
  assets: readonly Item[];
  /** Dollars still owed on each, 0 or more. */
  liabilities: readonly Item[];
};

type NetWorthResult = {
  totalAssets: number;
  totalLiabilities: number;
  /** Negative when more is owed than owned. */
  netWorth: number;
  /** What is owed in percent of what is owned. Null where nothing is owned. */
  debtShare: number | null;
};

/** What would be left if everything were sold and every debt paid. */
export function netWorth({ assets, liabilities }: NetWorthInput): NetWorthResult {
  const totalAssets = itemTotal(assets);
  const totalLiabilities = itemTotal(liabilities);
  return {
    totalAssets,
    totalLiabilities,
    netWorth: amountLeft(totalAssets, totalLiabilities),
    debtShare: totalAssets > 0 ? (totalLiabilities / totalAssets) * 100 : null,
  };
}
