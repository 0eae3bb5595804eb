import { returnLines, type ReturnLine } from "@/lib/tax-law/return-lines";
import { addedStateTaxOf, type AddedStateTax } from "@/lib/tax-law/states/added-state-tax";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { TaxedIncome, YearOfTaxes } from "./withdrawal-taxes";

/** Dollars a year, in the money of today. */
export type TaxesOnIncome = AddedStateTax & {
  federal: readonly ReturnLine[];
  /** What the withdrawals add to federal taxes. */
  federalTaxOnIncome?: number;
};

/** Where no tax is counted. */
export const noTaxesOnIncome: TaxesOnIncome = { isInState: 0, federal: [] };

/**
 * What federal and state law take of a year’s withdrawals, with both returns.
 *
 *     tax on the withdrawals = tax of the year with them − tax of the year without them
 *
 * - `income` of the year without them, `beforeTax` what comes out of those accounts, `gains` those of the taxable one
 */
export function taxesOnIncome(
  { householdOf, federalOf }: Pick<YearOfTaxes, "householdOf" | "federalOf">,
  income: TaxedIncome,
  { beforeTax, gains }: { beforeTax: number; gains: number },
  state: string | undefined,
): TaxesOnIncome {
  const without = householdOf(income);
  const withThem = householdOf({
    ...income,
    pension: (income.pension ?? 0) + beforeTax,
    longTermGains: gains,
  });
  const before = federalOf(without)(newestYear);
  const after = federalOf(withThem)(newestYear);
  return {
    ...addedStateTaxOf(without, withThem, { state }, newestYear, federalOf),
    federal: returnLines(before, after),
    federalTaxOnIncome: after.totalTax - before.totalTax,
  };
}
