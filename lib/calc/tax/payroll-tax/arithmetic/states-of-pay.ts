import { amountLeft } from "@/lib/finance/amount-left";
import { stateTaxesOf, type StateTaxes } from "@/lib/tax-law/states/compared-states";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { grossPayOf, paychecksOf, type BeforeTax, type PayrollTaxInput } from "./gross-pay";

/**
 * What the states take of a year of such paychecks, which is all that the household earns: dollars a year.
 *
 * `beforeTax` stands in for what the input says of it.
 */
export function statesOfPay(input: PayrollTaxInput, beforeTax: BeforeTax = input): StateTaxes {
  const { preTax401k = 0, section125 = 0 } = beforeTax;
  const periods = paychecksOf[input.payFrequency];
  const household = {
    filingStatus: input.lawFilingStatus ?? "single",
    wages: amountLeft(grossPayOf(input), section125) * periods,
    preTax401k: preTax401k * periods,
  };
  return stateTaxesOf(household, input, lawOf(input.lawYear).year);
}

/** The same for each paycheck, in dollars: nothing where credits pay out more than is taken. */
export const stateTaxOfPaycheck = (
  { stateIncomeTax = 0, stateContributions = 0, localIncomeTax = 0 }: StateTaxes,
  periods: number,
): number => (Math.max(0, stateIncomeTax) + stateContributions + localIncomeTax) / periods;
