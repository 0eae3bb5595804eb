import { federalReturn } from "@/lib/tax-law/federal-return";
import { returnLines, type ReturnLine } from "@/lib/tax-law/return-lines";
import { addedStateTaxOf, type AddedStateTax } from "@/lib/tax-law/states/added-state-tax";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { newestYear } from "@/lib/tax-law/years/law-years";

/** What the taxes of a year in retirement depend on besides its income. */
export type RetirementTaxInput = Pick<StateChoice, "state"> & {
  /** Single unless given. */
  lawFilingStatus?: FilingStatus;
  /** Dollars a year in the money of today, for all on the return. */
  socialSecurity?: number;
};

/** Dollars a year, in the money of today. */
export type TaxesOnIncome = AddedStateTax & {
  federal: readonly ReturnLine[];
  /** What the withdrawals add to federal taxes. */
  federalTaxOnIncome?: number;
  /** What is left of the income. */
  incomeAfterTaxes?: number;
};

/**
 * What federal and state law take of a year’s withdrawals, where a state was chosen: taxed in full, as those of a
 * traditional 401(k) or IRA are.
 *
 *     tax on the income = tax of the year with it − tax of the year without it
 *
 * - `age` at which they are taken, of both spouses on a joint return
 * - `income` dollars a year in the money of today: the law is that of today too
 */
export function taxesOnIncome(
  age: number,
  income: number,
  { state, lawFilingStatus: filingStatus = "single", socialSecurity = 0 }: RetirementTaxInput,
): TaxesOnIncome {
  if (!stateCodeOf(state) || income === 0) return { isInState: 0, federal: [] };
  const ages = Math.floor(age);
  const without = {
    filingStatus,
    age: ages,
    ...(filingStatus === "marriedFilingJointly" && { spouseAge: ages }),
    socialSecurity,
  };
  const withIncome = { ...without, pension: income };
  const [before, after] = [without, withIncome].map((year) => federalReturn(year, newestYear)) as [
    ReturnOf,
    ReturnOf,
  ];
  const added = addedStateTaxOf(without, withIncome, { state }, newestYear);
  const federalTaxOnIncome = after.totalTax - before.totalTax;
  return {
    ...added,
    federal: returnLines(before, after),
    federalTaxOnIncome,
    incomeAfterTaxes: income - federalTaxOnIncome - (added.addedStateTax ?? 0),
  };
}

type ReturnOf = ReturnType<typeof federalReturn>;
