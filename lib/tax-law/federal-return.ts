import { creditsOf, type Credits } from "./credits/credits-of";
import { deductionsOf, type Deductions } from "./deductions/deductions-of";
import type { Household } from "./household";
import { premiumCreditOnReturn } from "./health/premium-credit-on-return";
import { taxFamily } from "./health/tax-family";
import { adjustedGrossIncome, type AdjustedGrossIncome } from "./income/adjusted-gross-income";
import { alternativeMinimumTax } from "./income/alternative-minimum-tax";
import { capitalGainsTax } from "./income/capital-gains-tax";
import { graduatedTax } from "./income/graduated-tax";
import { netInvestmentIncomeTax } from "./income/net-investment-income-tax";
import { taxTable } from "./income/tax-table";
import { additionalMedicareTax } from "./pay/additional-medicare-tax";
import { paidThroughPayroll } from "./pay/paid-through-payroll";
import { lawOf } from "./years/law-of";
import type { LawYear } from "./years/law-year";
import type { KnownYear } from "./years/law-years";

/** Dollars a year. */
export type FederalReturn = Omit<AdjustedGrossIncome, "people"> &
  Deductions &
  Credits & {
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
    /** What was paid ahead of the premium credit and is too much. */
    repaidPremiumCredit: number;
    /** With the alternative minimum tax, and what is paid back of the premium credit. */
    taxBeforeCredits: number;
    netInvestmentIncomeTax: number;
    /** Income tax with the net investment income tax, after all credits: negative is paid out. */
    tax: number;
    additionalMedicareTax: number;
    /** Income tax, self-employment tax and additional Medicare tax. */
    totalTax: number;
    /** What several employers of one person withheld for Social Security above its limit. */
    excessSocialSecurity: number;
    /** What was withheld or paid, with that and with the additional Medicare tax that employers withhold. */
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
 *                             + premium credit paid back + on net investment income − credits
 *     refund                = payments − income, self-employment and additional Medicare tax
 *
 * Not modeled: preferences of the alternative minimum tax, and itemizing less than the standard deduction for its
 * sake; business income of a specified service trade, or with employees or property, above the threshold; gains at
 * 25% and 28%; the tax on a child’s investment income at the parents’ rate; the limits on mortgage debt and on
 * losses of rents and passive activities; household employees.
 *
 * @example federalReturn({ filingStatus: "marriedFilingJointly", wages: 60_000, children: 2 }, 2026).tax // -2802.296
 * @example federalReturn({ filingStatus: "single", age: 68, socialSecurity: 24_000, pension: 30_000 }, 2026).tax // 1810
 *
 * Source: Form 1040, and the sections of the law that each rule names.
 */
export const federalReturn = (household: Household, year: KnownYear): FederalReturn =>
  returnUnder(household, lawOf(`${year}`));

/** Whether the tax in the brackets is worked out, or looked up as the instructions of the form have it. */
type TaxFrom = "brackets" | "table";

/**
 * The same under a law that is not that of a known year, such as laterLaw, or with the tax from its table.
 *
 * @example returnUnder({ filingStatus: "single", age: 68, socialSecurity: 24_000, pension: 30_000 }, law2026).tax // 1810
 */
export function returnUnder(
  household: Household,
  law: LawYear,
  taxFrom: TaxFrom = "brackets",
): FederalReturn {
  const { filingStatus: status, withheld = 0 } = household;

  const incomeAndPeople = adjustedGrossIncome(household, law);
  const { people, ...income } = incomeAndPeople;
  const deductions = deductionsOf(household, law, income);

  const { taxableIncome } = deductions;
  const ordinaryIncome = Math.max(0, taxableIncome - income.gainsAtOwnRates);
  const { rates, limits } = law.incomeTax;
  const taxOnWages = (taxed: number) =>
    taxFrom === "table"
      ? taxTable(law.incomeTax, status, taxed)
      : graduatedTax(taxed, rates, limits[status]);
  const ordinaryTax = taxOnWages(ordinaryIncome);
  // 26 U.S.C. 1(h)(1): never more than the same income in wages would be taxed.
  const gainsTax = Math.min(
    capitalGainsTax(law.capitalGains, status, taxableIncome, income.gainsAtOwnRates),
    taxOnWages(taxableIncome) - ordinaryTax,
  );
  const { people: familySize, income: familyIncome } = taxFamily(household, income);
  const premiumCredit = household.marketplace
    ? premiumCreditOnReturn(law, status, household.marketplace, familySize, familyIncome)
    : noPremiumCredit;
  const minimumTaxBase = income.adjustedGrossIncome - deductions.deductionsOfMinimumTax;
  const minimum = alternativeMinimumTax(law, status, {
    income: minimumTaxBase,
    gains: income.gainsAtOwnRates,
    ordinaryIncome,
    // Form 6251, line 10: with what is paid back of the premium credit.
    tax: ordinaryTax + gainsTax + premiumCredit.repaid,
  });
  const taxBeforeCredits = ordinaryTax + gainsTax + minimum.tax + premiumCredit.repaid;
  const credits = creditsOf(household, law, {
    income: incomeAndPeople,
    tax: taxBeforeCredits,
    aboveMinimumTax: Math.max(0, ordinaryTax + gainsTax - minimum.tentative),
    refundedPremiumCredit: premiumCredit.paidOut,
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
  const { nonRefundableCredits, refundableCredits } = credits;
  const tax = taxBeforeCredits + investmentTax - nonRefundableCredits - refundableCredits;
  const totalTax = tax + income.selfEmploymentTax + medicareTax;
  const { additionalMedicare, excessSocialSecurity } = paidThroughPayroll(household, law.payroll);
  const payments = withheld + additionalMedicare + excessSocialSecurity;

  // Spread into one literal, so many names would take seven times as long.
  return Object.assign({}, income, deductions, credits, {
    ordinaryIncome,
    capitalGainsTax: gainsTax,
    minimumTaxBase,
    minimumTaxIncome: minimum.income,
    minimumTaxExemption: minimum.exemption,
    minimumTaxExcess: minimum.excess,
    gainsInMinimumTax: minimum.gainsInExcess,
    tentativeMinimumTax: minimum.tentative,
    alternativeMinimumTax: minimum.tax,
    repaidPremiumCredit: premiumCredit.repaid,
    taxBeforeCredits,
    netInvestmentIncomeTax: investmentTax,
    tax,
    additionalMedicareTax: medicareTax,
    totalTax,
    excessSocialSecurity,
    payments,
    refund: payments - totalTax,
  });
}

const noPremiumCredit = { paidOut: 0, repaid: 0 };
