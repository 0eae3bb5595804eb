export type SalesTaxInput = {
  /** Dollars, 0 or more. */
  purchaseAmount: number;
  /** Percent of the amount, 0 or more. */
  taxRate: number;
};

type SalesTaxResult = {
  /** As entered, before tax. */
  purchaseAmount: number;
  /** Percent, as entered. */
  taxRate: number;
  salesTax: number;
  totalCost: number;
  /** The price, if the amount entered already has the tax in it. */
  priceBeforeTax: number;
  /** The tax in the amount entered, if it already has it. */
  includedTax: number;
};

/**
 * The tax on a purchase, and the tax in one that includes it:
 *
 *     salesTax       = purchaseAmount × taxRate ÷ 100
 *     totalCost      = purchaseAmount + salesTax
 *     priceBeforeTax = purchaseAmount ÷ (1 + taxRate ÷ 100)
 *     includedTax    = priceBeforeTax × taxRate ÷ 100
 */
export function salesTax({ purchaseAmount, taxRate }: SalesTaxInput): SalesTaxResult {
  const tax = taxOn(purchaseAmount, taxRate);
  const priceBeforeTax = purchaseAmount / (1 + taxRate / 100);
  return {
    purchaseAmount,
    taxRate,
    salesTax: tax,
    totalCost: purchaseAmount + tax,
    priceBeforeTax,
    includedTax: taxOn(priceBeforeTax, taxRate),
  };
}

const taxOn = (price: number, taxRate: number) => (price * taxRate) / 100;
