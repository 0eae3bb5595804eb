import { childTaxCredit } from "./credits/child-tax-credit";
import { earnedIncomeCredit } from "./credits/earned-income-credit";
import { deductionsOf, type Deductions } from "./deductions/deductions-of";
import type { Household } from "./household";
import { adjustedGrossIncome, type AdjustedGrossIncome } from "./income/adjusted-gross-income";
import { alternativeMinimumTax } from "./income/alternative-minimum-tax";
import { capitalGainsTax } from "./income/capital-gains-tax";
import { graduatedTax } from "./income/graduated-tax";
import { netInvestmentIncomeTax } from "./income/net-investment-income-tax";
import { additionalMedicareTax } from "./pay/additional-medicare-tax";
import { payrollTax } from "./pay/payroll-tax";
import { lawOf } from "./years/law-of";
import type { LawYear } from "./years/law-year";
import type { KnownYear } from "./years/law-years";

/** Dollars a year. */
export type FederalReturn = Omit<AdjustedGrossIncome, "people"> &
  Deductions & {
    /** What of the taxable income is taxed in the brackets of wages. */
    ordinaryIncome: number;
    /** On long-term gains and qualified dividends. */
    capitalGainsTax: number;
    /** The adjusted gross income less the deductions that the alternative minimum tax allows. */
    minimumTaxBase: number;
    /** The same, and what a separate return adds to it for an exemption that is lost. */
    minimumTaxIncome: number;
    minimumTaxExemption: number;
    /** What of the former is above the latter. */
    minimumTaxExcess: number;
    gainsInMinimumTax: number;
    tentativeMinimumTax: number;
    alternativeMinimumTax: number;
    /** With the alternative minimum tax. */
    taxBeforeCredits: number;
    earnedIncomeCredit: number;
    /** What employees and the self-employed paid themselves for Social Security and Medicare. */
    payrollTax: number;
    /** The credit for children and other dependents, before it is limited to the tax. */
    fullChildCredit: number;
    /** What of it is paid out beyond the tax. */
    refundedChildCredit: number;
    /** What of it lowers the tax, and what is paid out. */
    childCredit: number;
    netInvestmentIncomeTax: number;
    /** Income tax with the net investment income tax, after all credits: negative is paid out. */
    tax: number;
    additionalMedicareTax: number;
    /** Income tax, self-employment tax and additional Medicare tax. */
    totalTax: number;
    /** What was withheld or paid, with the additional Medicare tax that employers withhold. */
    payments: number;
    /** Payments less total tax: negative is due. */
    refund: number;
  };

/**
 * The federal income tax return of a household under the law of a year.
 *
 * - `year` 2024, 2025 or 2026: a RangeError says so for another
 *
 *     adjusted gross income = income with taxable Social Security − adjustments
 *     taxable income        = that − standard or itemized deductions − those of 2025 to 2028
 *                             − the one for business income
 *     income tax            = tax in the brackets + on gains + alternative minimum tax
 *                             + on net investment income − credits
 *     refund                = payments − income, self-employment and additional Medicare tax
 *
 * Not modeled: preferences of the alternative minimum tax, and itemizing less than the standard deduction for its sake; business income of a specified service trade, or with
 * employees or property, above the threshold; gains at 25% and 28%; the tax on a child’s investment income at the
 * parents’ rate; the limit on mortgage debt; gifts of property; credits for education, child care, saving, energy,
 * health premiums and the elderly; foreign tax; what a couple that files separately must do alike. Children of 17
 * and 18 and students count as other dependents, without the earned income credit.
 *
 * @example federalReturn({ filingStatus: "marriedFilingJointly", wages: 60_000, children: 2 }, 2026).tax // -2802.296
 * @example federalReturn({ filingStatus: "single", age: 68, socialSecurity: 24_000, pension: 30_000 }, 2026).tax // 1810
 *
 * Source: Form 1040, and the sections of the law that each rule names.
 */
export const federalReturn = (household: Household, year: KnownYear): FederalReturn =>
  returnUnder(household, lawOf(`${year}`));

/**
 * The same under a law that is not that of a known year, such as laterLaw.
 *
 * @example returnUnder({ filingStatus: "single", age: 68, socialSecurity: 24_000, pension: 30_000 }, law2026).tax // 1810
 */
export function returnUnder(household: Household, law: LawYear): FederalReturn {
  const { filingStatus: status, children = 0, otherDependents = 0, withheld = 0 } = household;

  const { people, ...income } = adjustedGrossIncome(household, law);
  const deductions = deductionsOf(household, law, income);

  const { taxableIncome } = deductions;
  const ordinaryIncome = Math.max(0, taxableIncome - income.gainsAtOwnRates);
  const { rates, limits } = law.incomeTax;
  const taxOnWages = (taxed: number) => graduatedTax(taxed, rates, limits[status]);
  const ordinaryTax = taxOnWages(ordinaryIncome);
  // 26 U.S.C. 1(h)(1): never more than the same income in wages would be taxed.
  const gainsTax = Math.min(
    capitalGainsTax(law.capitalGains, status, taxableIncome, income.gainsAtOwnRates),
    taxOnWages(taxableIncome) - ordinaryTax,
  );
  const minimumTaxBase = income.adjustedGrossIncome - deductions.deductionsOfMinimumTax;
  const minimum = alternativeMinimumTax(law, status, {
    income: minimumTaxBase,
    gains: income.gainsAtOwnRates,
    ordinaryIncome,
    tax: ordinaryTax + gainsTax,
  });
  const taxBeforeCredits = ordinaryTax + gainsTax + minimum.tax;

  const { earnedIncome } = income;
  // 26 U.S.C. 32(d)(2): with a child, spouses who live apart count as not married.
  const isApart = status === "marriedFilingSeparately" && household.livedApart && children > 0;
  const workCredit = earnedIncomeCredit(law.earnedIncomeCredit, isApart ? "single" : status, {
    children,
    earnedIncome,
    adjustedGrossIncome: income.adjustedGrossIncome,
    disqualifiedIncome: income.disqualifiedIncome,
    // 26 U.S.C. 32(c)(1)(A)(ii)(III): a dependent without children is not of the age, whatever it is.
    ages: household.isDependent ? [] : people.flatMap(({ age }) => age ?? []),
  });
  const withheldFromPay = people.map(({ wages }) => payrollTax(law.payroll, wages));
  const paidForPay =
    withheldFromPay.reduce((sum, one) => sum + one.socialSecurity + one.medicare, 0) +
    income.selfEmploymentTax / 2;
  const childCredit = childTaxCredit(law.childCredit, status, {
    children,
    earnedIncome,
    otherDependents,
    adjustedGrossIncome: income.adjustedGrossIncome,
    tax: taxBeforeCredits,
    payrollTax: paidForPay,
    earnedIncomeCredit: workCredit,
  });

  const investmentTax = netInvestmentIncomeTax(
    law.netInvestmentIncome,
    status,
    income.investmentIncome,
    income.adjustedGrossIncome,
  );
  const medicareTax = additionalMedicareTax(
    law.payroll,
    status,
    people.reduce((sum, { wages }) => sum + wages, 0),
    income.selfEmploymentBase,
  );
  const tax = taxBeforeCredits + investmentTax - childCredit.value - workCredit;
  const totalTax = tax + income.selfEmploymentTax + medicareTax;
  const payments =
    withheld + withheldFromPay.reduce((sum, { additionalMedicare }) => sum + additionalMedicare, 0);

  // Spread into one literal, so many names would take seven times as long.
  return Object.assign({}, income, deductions, {
    ordinaryIncome,
    capitalGainsTax: gainsTax,
    minimumTaxBase,
    minimumTaxIncome: minimum.income,
    minimumTaxExemption: minimum.exemption,
    minimumTaxExcess: minimum.excess,
    gainsInMinimumTax: minimum.gainsInExcess,
    tentativeMinimumTax: minimum.tentative,
    alternativeMinimumTax: minimum.tax,
    taxBeforeCredits,
    earnedIncomeCredit: workCredit,
    payrollTax: paidForPay,
    fullChildCredit: childCredit.full,
    refundedChildCredit: childCredit.refundable,
    childCredit: childCredit.value,
    netInvestmentIncomeTax: investmentTax,
    tax,
    additionalMedicareTax: medicareTax,
    totalTax,
    payments,
    refund: payments - totalTax,
  });
}
