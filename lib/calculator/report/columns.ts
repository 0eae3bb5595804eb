import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { formatNumber, formatWholeUsd, shortDecimal } from "@/lib/format";

import { dollars, type Column } from "./outputs";

/**
 * A column that counts the rows: months or years.
 *
 * @example positionColumn("Year", "previous.year+1")
 */
export const positionColumn = (label: string, formula: string): Column<number> => ({
  label,
  formula,
  show: formatNumber,
  exact: plainDecimal,
  rounded: shortDecimal,
});

/**
 * A column of words.
 *
 * @example wordsColumn("Debt")
 */
export const wordsColumn = (label: string): Column<string> => ({
  label,
  show: String,
  exact: String,
});

/**
 * A column of dollars.
 *
 * @example usdColumn("Rent", "previous.rent*1.02")
 */
export const usdColumn = (
  label: string,
  formula?: string,
  aggregate?: Column<number>["aggregate"],
): Column<number> => ({ label, formula, aggregate, ...dollars });

/**
 * A column of dollars without cents, for a table that has no room for them on a phone.
 *
 * @example wholeUsdColumn("You keep", "raise-tax")
 */
export const wholeUsdColumn = (
  label: string,
  formula?: string,
  aggregate?: Column<number>["aggregate"],
): Column<number> => ({ ...usdColumn(label, formula, aggregate), show: formatWholeUsd });

/**
 * A column of rates in percent, without needless decimals: 10%.
 *
 * @example rateColumn("Rate")
 */
export const rateColumn = (
  label: string,
  options: Partial<Column<number>> = {},
): Column<number> => ({
  label,
  show: (rate) => `${formatNumber(rate)}%`,
  exact: plainDecimal,
  format: 'General"%"',
  ...options,
});
