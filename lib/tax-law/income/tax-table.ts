import type { LawYear } from "@/lib/tax-law/years/law-year";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

import { graduatedTax } from "./graduated-tax";

/** From here on the instructions have no table, and the tax is that of the brackets. */
const endOfTable = 100_000;

/**
 * The tax as the table in the instructions of Form 1040 has it, for the middle of the row that the income is in,
 * in whole dollars. Its rows are $50 of income, $25 below $3,000, and smaller below $25.
 *
 * - `taxable` income in dollars
 *
 * Returns dollars: up to $100,000 a few more or less than the brackets themselves ask.
 *
 *     tax = brackets(middle of the row)
 *
 * @example taxTable(law2026.incomeTax, "single", 65_820) // 9194
 *
 * Source: Instructions for Form 1040, Tax Table.
 */
export function taxTable(
  { rates, limits }: Pick<LawYear["incomeTax"], "rates" | "limits">,
  status: FilingStatus,
  taxable: number,
): number {
  const tax = graduatedTax(
    taxable < endOfTable ? middleOfRow(taxable) : taxable,
    rates,
    limits[status],
  );
  return taxable < endOfTable ? Math.round(tax) : tax;
}

function middleOfRow(taxable: number): number {
  if (taxable < 5) return 0;
  if (taxable < 25) return taxable < 15 ? 10 : 20;
  const width = taxable < 3_000 ? 25 : 50;
  return (Math.floor(taxable / width) + 0.5) * width;
}
