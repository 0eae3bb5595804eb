import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { payrollTax } from "@/lib/tax-law/pay/payroll-tax";
import type { LawYear } from "@/lib/tax-law/years/law-year";

import { lawNumbers, type LawNumbers } from "./law-numbers";

/** The return line by line, and the numbers of the law that it is worked out with. Dollars a year. */
export type LawFigures = LawNumbers & {
  /** 1 on a joint return, which has a spouse on it; else 0. */
  joint: number;
  totalIncome: number;
  /** What is left of them after the 401(k). */
  wages: number;
  netGain: number;
  standardDeduction: number;
  gainsAtOwnRates: number;
  investmentIncome: number;
  selfEmploymentBase: number;
  selfEmploymentTax: number;
  businessIncome: number;
  incomeBeforeBenefits: number;
  combinedIncome: number;
  halfOfBenefits: number;
  taxableSocialSecurity: number;
  studentLoanDeduction: number;
  adjustedGrossIncome: number;
  stateTaxDeduction: number;
  charityDeduction: number;
  mortgageInsuranceDeduction: number;
  itemizedTotal: number;
  businessDeductionIfItemized: number;
  itemizedReduction: number;
  /** Gifts deducted beside the standard deduction. */
  giftDeduction: number;
  itemizes: number;
  deductionUsed: number;
  seniorDeduction: number;
  tipDeduction: number;
  overtimeDeduction: number;
  carLoanDeduction: number;
  addedDeductions: number;
  taxedBeforeBusiness: number;
  businessDeduction: number;
  taxableIncome: number;
  ordinaryIncome: number;
  capitalGainsTax: number;
  /** Taxable income with the deductions that the minimum tax does not allow. */
  minimumTaxBase: number;
  /** What a separate return adds to it for a lost exemption. */
  minimumTaxIncome: number;
  minimumTaxExemption: number;
  minimumTaxExcess: number;
  gainsInMinimumTax: number;
  tentativeMinimumTax: number;
  alternativeMinimumTax: number;
  taxBeforeCredits: number;
  earnedIncome: number;
  earnedIncomeCredit: number;
  payrollTax: number;
  fullChildCredit: number;
  refundedChildCredit: number;
  childCredit: number;
  netInvestmentIncomeTax: number;
  tax: number;
  additionalMedicareTax: number;
  totalTax: number;
  payments: number;
  /** Null where nothing was withheld: then nobody asked. */
  refund: number | null;
  /** Percent of the total income. */
  effectiveRate: number;
};

export function lawFigures(household: Household, law: LawYear): LawFigures {
  const answer = federalReturn(household, law.year);
  const { wages = 0, spouseWages = 0, preTax401k = 0, selfEmployment = 0 } = household;
  const { longTermGains = 0, shortTermGains = 0, interest = 0, qualifiedDividends = 0 } = household;
  const { pension = 0, socialSecurity = 0, charity = 0, withheld = 0 } = household;
  const numbers = lawNumbers(law, household);

  const joint = household.filingStatus === "marriedFilingJointly" ? 1 : 0;
  const allWages = wages + joint * spouseWages;
  const netGain = longTermGains + shortTermGains;
  const otherIncome = selfEmployment + interest + qualifiedDividends + pension + socialSecurity;
  const totalIncome = allWages + Math.max(0, netGain) + otherIncome;

  const benefits = answer.taxUnitTaxableSocialSecurity;
  const studentLoans = answer.studentLoanInterestDeduction;
  const incomeBeforeBenefits = answer.adjustedGrossIncome - benefits + studentLoans;
  const combinedIncome = incomeBeforeBenefits + socialSecurity / 2;

  const { itemizedBeforeReduction, itemizedReduction, itemizes, standardDeduction } = answer;
  const giftDeduction = Math.min(charity, numbers.charityWithoutItemizingLimit);
  const addedDeductions =
    answer.additionalSeniorDeduction +
    answer.tipDeduction +
    answer.overtimeDeduction +
    answer.carLoanInterestDeduction;
  const taken = itemizes ? itemizedBeforeReduction : standardDeduction + giftDeduction;
  const minimumTaxExcess = Math.max(0, answer.minimumTaxIncome - answer.minimumTaxExemption);
  const withheldForMedicare = [wages, joint * spouseWages].map((one) =>
    payrollTax(law.payroll, one),
  );

  return {
    ...numbers,
    joint,
    standardDeduction,
    totalIncome,
    wages: allWages - preTax401k,
    netGain,
    gainsAtOwnRates: answer.gainsAtOwnRates,
    investmentIncome: answer.investmentIncome,
    selfEmploymentBase: answer.selfEmploymentBase,
    selfEmploymentTax: answer.selfEmploymentTax,
    businessIncome: answer.businessIncome,
    incomeBeforeBenefits,
    combinedIncome,
    halfOfBenefits: Math.min(
      socialSecurity / 2,
      Math.max(0, combinedIncome - numbers.benefitThreshold) / 2,
    ),
    taxableSocialSecurity: benefits,
    studentLoanDeduction: studentLoans,
    adjustedGrossIncome: answer.adjustedGrossIncome,
    stateTaxDeduction: answer.stateAndLocalTaxDeduction,
    charityDeduction: answer.charitableDeduction,
    mortgageInsuranceDeduction: answer.mortgageInsuranceDeduction,
    itemizedTotal: itemizedBeforeReduction,
    businessDeductionIfItemized: answer.businessDeductionIfItemized,
    itemizedReduction,
    giftDeduction,
    itemizes: itemizes ? 1 : 0,
    deductionUsed: taken - (itemizes ? itemizedReduction : 0),
    seniorDeduction: answer.additionalSeniorDeduction,
    tipDeduction: answer.tipDeduction,
    overtimeDeduction: answer.overtimeDeduction,
    carLoanDeduction: answer.carLoanInterestDeduction,
    addedDeductions,
    taxedBeforeBusiness: Math.max(0, answer.adjustedGrossIncome - addedDeductions - taken),
    businessDeduction: answer.qualifiedBusinessIncomeDeduction,
    taxableIncome: answer.taxableIncome,
    ordinaryIncome: answer.ordinaryIncome,
    capitalGainsTax: answer.capitalGainsTax,
    minimumTaxBase: answer.adjustedGrossIncome - answer.deductionsOfMinimumTax,
    minimumTaxIncome: answer.minimumTaxIncome,
    minimumTaxExemption: answer.minimumTaxExemption,
    minimumTaxExcess,
    gainsInMinimumTax: Math.min(answer.gainsAtOwnRates, minimumTaxExcess),
    tentativeMinimumTax: answer.tentativeMinimumTax,
    alternativeMinimumTax: answer.alternativeMinimumTax,
    taxBeforeCredits: answer.incomeTaxBeforeCredits,
    earnedIncome: answer.earnedIncome,
    earnedIncomeCredit: answer.eitc,
    payrollTax:
      withheldForMedicare.reduce((sum, one) => sum + one.socialSecurity + one.medicare, 0) +
      answer.selfEmploymentTax / 2,
    fullChildCredit: answer.nonRefundableCtc + answer.refundableCtc,
    refundedChildCredit: answer.refundableCtc,
    childCredit: answer.ctcValue,
    netInvestmentIncomeTax: answer.netInvestmentIncomeTax,
    tax: answer.incomeTax,
    additionalMedicareTax: answer.additionalMedicareTax,
    totalTax: answer.totalTax,
    payments: answer.payments,
    refund: withheld > 0 ? answer.refund : null,
    effectiveRate: totalIncome > 0 ? (answer.incomeTax / totalIncome) * 100 : 0,
  };
}
