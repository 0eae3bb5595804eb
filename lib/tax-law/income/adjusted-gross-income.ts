import { studentLoanInterestDeduction } from "../deductions/student-loan-interest-deduction";
import type { Household } from "../household";
import { selfEmploymentTax } from "../pay/self-employment-tax";
import type { LawYear } from "../years/law-year";
import { netCapitalGain } from "./net-capital-gain";
import { socialSecurityIncome } from "./taxable-social-security";

type Person = { age: number | undefined; wages: number; selfEmployment: number };

/** Dollars a year. */
export type AdjustedGrossIncome = {
  /** All that came in: wages, profit, interest, dividends, a net gain, pensions and all benefits. */
  totalIncome: number;
  /** What is left of them after the 401(k). */
  wages: number;
  /** Long-term and short-term gains: negative is a loss. */
  netGain: number;
  /** The adjusted gross income but for Social Security and interest on student loans. */
  incomeBeforeBenefits: number;
  /** That and half the benefits: 26 U.S.C. 86(b). */
  combinedIncome: number;
  /** What is taxed of the benefits below the second threshold. */
  halfOfBenefits: number;
  taxableSocialSecurity: number;
  studentLoanDeduction: number;
  adjustedGrossIncome: number;
  /** Half the self-employment tax, what is saved before tax, and interest on student loans. */
  adjustments: number;
  selfEmploymentTax: number;
  /** What the self-employment tax is on. */
  selfEmploymentBase: number;
  /** What the deduction for business income is figured on. */
  businessIncome: number;
  /** Wages less what is saved from them, and net earnings less half the tax on them. */
  earnedIncome: number;
  /** Interest, dividends, and net gains less a deducted net loss. */
  investmentIncome: number;
  /** The same with a net loss as 0: too much of it ends the earned income credit, 26 U.S.C. 32(i). */
  disqualifiedIncome: number;
  /** Long-term gains and qualified dividends. */
  gainsAtOwnRates: number;
  /** A net loss that is left for later years. */
  capitalLossCarriedForward: number;
  /** Who is on the return. */
  people: readonly Person[];
};

/**
 * The adjusted gross income of a household, and what other rules take of its income.
 *
 *     income      = wages − 401(k) + net earnings + interest + dividends + net gains + pensions
 *                   + taxable Social Security
 *     adjustments = half the self-employment tax + IRA + HSA + plans of the self-employed
 *                   + interest on student loans
 *
 * @example adjustedGrossIncome({ filingStatus: "single", wages: 92_000, preTax401k: 10_000 }, law2026).adjustedGrossIncome // 82000
 *
 * Source: 26 U.S.C. 61, 62 and 164(f).
 */
export function adjustedGrossIncome(household: Household, law: LawYear): AdjustedGrossIncome {
  const { filingStatus: status, interest = 0, qualifiedDividends = 0 } = household;
  const { pension = 0, socialSecurity = 0 } = household;
  const people = peopleOn(household);
  const pay = sum(people.map((person) => person.wages));
  const wages = pay - (household.preTax401k ?? 0);

  const selfEmployed = people.map((person) =>
    selfEmploymentTax(law.payroll, status, person.selfEmployment, person.wages),
  );
  const tax = sum(selfEmployed.map((one) => one.tax));
  const netEarnings = sum(people.map(({ selfEmployment }) => selfEmployment));
  const { traditionalIra = 0, hsa = 0, selfEmployedPlan = 0 } = household;

  const { longTermGains = 0, shortTermGains = 0 } = household;
  const netGain = longTermGains + shortTermGains;
  const gains = netCapitalGain(law.capitalLosses, status, longTermGains, shortTermGains);
  const investmentIncome =
    interest + qualifiedDividends + gains.longTerm + gains.shortTerm - gains.deducted;

  const saved = traditionalIra + hsa + selfEmployedPlan;
  const incomeBeforeBenefits = wages + netEarnings + investmentIncome + pension - tax / 2 - saved;
  const livedApart = status === "marriedFilingSeparately" && household.livedApart === "allYear";
  const benefits = socialSecurityIncome(
    law.socialSecurityBenefits,
    // 26 U.S.C. 86(c)(1)(C)(ii).
    livedApart ? "single" : status,
    socialSecurity,
    incomeBeforeBenefits,
  );
  const studentLoanDeduction = studentLoanInterestDeduction(
    law.studentLoanInterest,
    status,
    household.studentLoanInterest ?? 0,
    incomeBeforeBenefits + benefits.taxable,
  );
  return {
    totalIncome:
      pay +
      Math.max(0, netGain) +
      (netEarnings + interest + qualifiedDividends + pension + socialSecurity),
    wages,
    netGain,
    incomeBeforeBenefits,
    combinedIncome: benefits.combinedIncome,
    halfOfBenefits: benefits.byHalf,
    taxableSocialSecurity: benefits.taxable,
    studentLoanDeduction,
    adjustedGrossIncome: incomeBeforeBenefits + benefits.taxable - studentLoanDeduction,
    adjustments: tax / 2 + saved + studentLoanDeduction,
    selfEmploymentTax: tax,
    selfEmploymentBase: sum(selfEmployed.map((one) => (one.tax > 0 ? one.base : 0))),
    // 26 CFR 1.199A-3(b)(1)(vi): what the business pays into a plan of its own lowers its income.
    businessIncome: netEarnings - tax / 2 - selfEmployedPlan,
    earnedIncome: Math.max(0, wages + netEarnings - tax / 2),
    investmentIncome,
    disqualifiedIncome: interest + qualifiedDividends + gains.longTerm + gains.shortTerm,
    gainsAtOwnRates: gains.longTerm + qualifiedDividends,
    capitalLossCarriedForward: gains.carriedForward,
    people,
  };
}

function peopleOn(household: Household): Person[] {
  const { filingStatus, age, wages = 0, selfEmployment = 0 } = household;
  const { spouseAge, spouseWages = 0, spouseSelfEmployment = 0 } = household;
  const taxpayer = { age, wages, selfEmployment };
  const spouse = { age: spouseAge, wages: spouseWages, selfEmployment: spouseSelfEmployment };
  return filingStatus === "marriedFilingJointly" ? [taxpayer, spouse] : [taxpayer];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
