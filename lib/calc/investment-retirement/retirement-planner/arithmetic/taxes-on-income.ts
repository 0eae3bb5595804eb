import { returnLines, type ReturnLine } from "@/lib/tax-law/return-lines";
import { addedStateTaxOf, type AddedStateTax } from "@/lib/tax-law/states/added-state-tax";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { TaxedWithdrawals, YearOfTaxes } from "./withdrawal-taxes";

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
 */
export function taxesOnIncome(
  { householdWith, federalOf }: Pick<YearOfTaxes, "householdWith" | "federalOf">,
  withdrawals: TaxedWithdrawals,
  state: string | undefined,
): TaxesOnIncome {
  const without = householdWith({ beforeTax: 0, gains: 0 });
  const withThem = householdWith(withdrawals);
  const before = federalOf(without)(newestYear);
  const after = federalOf(withThem)(newestYear);
  return {
    ...addedStateTaxOf(without, withThem, { state }, newestYear, federalOf),
    federal: returnLines(before, after),
    federalTaxOnIncome: after.totalTax - before.totalTax,
  };
}
