import { amountLeft } from "@/lib/finance/amount-left";

export type CapitalGainsInput = {
  /** Dollars, 0 or more. */
  purchasePrice: number;
  /** Dollars, 0 or more. */
  salePrice: number;
  /** Percent of the gain, 0 or more. */
  taxRate: number;
};

type CapitalGainsResult = {
  /** Dollars before tax; negative for a loss. */
  gain: number;
  /** Dollars: none on a loss. */
  tax: number;
  /** Dollars of the gain that are left after the tax; negative for a loss. */
  profit: number;
  /** Dollars of the sale price that are left after the tax. */
  proceeds: number;
  /** The profit in percent of the purchase price. Null where nothing was paid. */
  totalReturn: number | null;
};

/** What a sale brings after a flat tax on its gain. A loss is not taxed, and saves no tax either. */
export function capitalGains({
  purchasePrice,
  salePrice,
  taxRate,
}: CapitalGainsInput): CapitalGainsResult {
  const gain = amountLeft(salePrice, purchasePrice);
  const tax = Math.max(0, gain) * (taxRate / 100);
  const profit = amountLeft(gain, tax);
  return {
    gain,
    tax,
    profit,
    proceeds: amountLeft(salePrice, tax),
    totalReturn: purchasePrice > 0 ? (profit / purchasePrice) * 100 : null,
  };
}
