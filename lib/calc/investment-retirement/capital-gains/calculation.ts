import { amountLeft } from "@/lib/finance/amount-left";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { newestYear } from "@/lib/tax-law/years/law-years";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import type { SaleOptions } from "./arithmetic/sale-options";
import { saleUnderLaw, type SaleUnderLaw } from "./arithmetic/sale-under-law";

export type CapitalGainsInput = SaleOptions & {
  /** Dollars, 0 or more. */
  purchasePrice: number;
  /** Dollars, 0 or more. */
  salePrice: number;
  /** Percent of the gain, 0 or more. */
  taxRate: number;
};

export type CapitalGainsResult = {
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
  /** What the law takes of the sale: federal tax, and that of the state that was chosen. Null where it is not known. */
  saleTax: number | null;
  law: SaleUnderLaw["law"] & {
    /** How many years the calendar is past the newest law known. Null where it is not. */
    yearsBehind: number | null;
  };
} & Omit<SaleUnderLaw, "law">;

/**
 * What a sale brings after a flat tax on its gain, where a loss is not taxed and saves no tax either; and, where
 * one of the options is used, what the law of a year makes of it.
 */
export function capitalGains(
  input: CapitalGainsInput,
  { today }: { today: { year: number } } = { today: { year: newestYear } },
): CapitalGainsResult {
  const { purchasePrice, salePrice, taxRate } = input;
  const gain = amountLeft(salePrice, purchasePrice);
  const tax = Math.max(0, gain) * (taxRate / 100);
  const profit = amountLeft(gain, tax);
  const { law, ...returns }: SaleUnderLaw = saleUnderLaw(input);
  return {
    gain,
    tax,
    profit,
    proceeds: amountLeft(salePrice, tax),
    totalReturn: purchasePrice > 0 ? (profit / purchasePrice) * 100 : null,
    law: { ...law, yearsBehind: yearsSince(lawOf().year, today) },
    ...returns,
    saleTax: law.saleTax === null ? null : law.saleTax + (returns.addedStateTax ?? 0),
  };
}
