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
};

/** A year in retirement: dollars in the money of today, for all on the return. */
export type YearOfIncome = { age: number; withdrawals: number; socialSecurity: number };

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
 * - `age` is that of both spouses on a joint return. The law is that of today, as the money is.
 */
export function taxesOnIncome(
  { age, withdrawals, socialSecurity }: YearOfIncome,
  { state, lawFilingStatus: filingStatus = "single" }: RetirementTaxInput,
): TaxesOnIncome {
  if (!stateCodeOf(state) || withdrawals === 0) return { isInState: 0, federal: [] };
  const ages = Math.floor(age);
  const without = {
    filingStatus,
    age: ages,
    ...(filingStatus === "marriedFilingJointly" && { spouseAge: ages }),
    socialSecurity,
  };
  const withIncome = { ...without, pension: withdrawals };
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
    incomeAfterTaxes:
      withdrawals + socialSecurity - federalTaxOnIncome - (added.addedStateTax ?? 0),
  };
}

type ReturnOf = ReturnType<typeof federalReturn>;
