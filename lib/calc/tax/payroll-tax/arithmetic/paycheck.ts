import { amountLeft } from "@/lib/finance/amount-left";
import { incomeTaxWithheld } from "@/lib/tax-law/pay/income-tax-withheld";
import { payrollTax } from "@/lib/tax-law/pay/payroll-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { grossPayOf, paychecksOf, type BeforeTax, type PayrollTaxInput } from "./gross-pay";
import { stateTaxOfPaycheck, statesOfPay } from "./states-of-pay";

/**
 * A paycheck under the law, in unrounded dollars: the wages that each tax is on, the taxes, and what is
 * left to take home.
 *
 *     socialSecurityWages = gross pay − section 125 benefits: those of Medicare too
 *     incomeTaxWages      = socialSecurityWages − 401(k)
 *     netPay              = incomeTaxWages − taxes
 *
 * `beforeTax` stands in for what the input says of it.
 *
 * Source: 26 U.S.C. 125, 402(e)(3), 3121(a)(5)(G), 3121(v)(1)(A) and 3401(a)(12).
 */
export function paycheckOf(input: PayrollTaxInput, beforeTax: BeforeTax = input) {
  const { lawFilingStatus = "single", lawStep2 = "no", lawPaidBefore = 0, lawYear } = input;
  const { preTax401k = 0, section125 = 0 } = beforeTax;
  const { payroll, withholding } = lawOf(lawYear);
  const periods = paychecksOf[input.payFrequency];

  const grossPay = grossPayOf(input);
  const socialSecurityWages = amountLeft(grossPay, section125);
  const incomeTaxWages = amountLeft(grossPay, section125, preTax401k);

  const federal = incomeTaxWithheld(
    withholding,
    lawFilingStatus,
    incomeTaxWages,
    periods,
    lawStep2 === "yes",
    input,
  );
  const payrollTaxes = payrollTax(payroll, socialSecurityWages, lawPaidBefore);
  const states = statesOfPay(input, beforeTax);
  const stateTax = stateTaxOfPaycheck(states, periods);
  const taxes =
    federal +
    payrollTaxes.socialSecurity +
    payrollTaxes.medicare +
    payrollTaxes.additionalMedicare +
    stateTax;

  return {
    socialSecurityWages,
    incomeTaxWages,
    federal,
    ...payrollTaxes,
    states,
    stateTax,
    totalDeductions: taxes + preTax401k + section125,
    netPay: grossPay - (taxes + preTax401k + section125),
  };
}
