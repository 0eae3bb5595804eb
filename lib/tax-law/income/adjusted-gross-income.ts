import { educatorDeduction } from "../deductions/educator-deduction";
import { selfEmployedHealthInsuranceDeduction } from "../deductions/self-employed-health-insurance-deduction";
import { studentLoanInterestDeduction } from "../deductions/student-loan-interest-deduction";
import type { Household } from "../household";
import { selfEmploymentTax } from "../pay/self-employment-tax";
import type { LawYear } from "../years/law-year";
import { netCapitalGain } from "./net-capital-gain";
import { socialSecurityIncome } from "./taxable-social-security";

type Person = { age: number | undefined; wages: number; selfEmployment: number };

/** Dollars a year. */
export type AdjustedGrossIncome = {
  /** All that came in: wages, profit, interest, dividends, a net gain, pensions, all benefits and others. */
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
  educatorDeduction: number;
  selfEmployedHealthDeduction: number;
  studentLoanDeduction: number;
  adjustedGrossIncome: number;
  /** All that is taken off before it: Schedule 1, Part II. */
  adjustments: number;
  selfEmploymentTax: number;
  /** What the self-employment tax is on. */
  selfEmploymentBase: number;
  /** What the deduction for business income is figured on. */
  businessIncome: number;
  /** Wages less what is saved from them, and net earnings less half the tax on them. */
  earnedIncome: number;
  /** Of two spouses on a return, what the one who earned less did, before the 401(k); else the same. */
  lowerEarnedIncome: number;
  /** Interest, dividends, net gains less a deducted net loss, rents, and passive income. */
  investmentIncome: number;
  /**
   * The same with each loss as 0, and tax-exempt interest: too much of it ends the earned income credit,
   * 26 U.S.C. 32(i).
   */
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
 *                   + rents + pass-through and passive income + unemployment + alimony + others
 *                   + taxable Social Security
 *     adjustments = half the self-employment tax + IRA + HSA + plans and health insurance of the self-employed
 *                   + educators + alimony + early withdrawal + moving + interest on student loans
 *
 * @example adjustedGrossIncome({ filingStatus: "single", wages: 92_000, preTax401k: 10_000 }, law2026).adjustedGrossIncome // 82000
 *
 * Source: 26 U.S.C. 61, 62 and 164(f).
 */
export function adjustedGrossIncome(household: Household, law: LawYear): AdjustedGrossIncome {
  const { filingStatus: status, interest = 0, qualifiedDividends = 0 } = household;
  const { pension = 0, socialSecurity = 0, taxExemptInterest = 0 } = household;
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
  const { businessRents = 0, passThroughIncome = 0, passiveIncome = 0 } = household;
  const rents = businessRents + (household.rents ?? 0);
  const ofCapital = interest + qualifiedDividends + gains.longTerm + gains.shortTerm;
  const investmentIncome = ofCapital - gains.deducted + rents + passiveIncome;

  const { unemployment = 0, alimonyReceived = 0, otherIncome = 0 } = household;
  const others = passThroughIncome + unemployment + alimonyReceived + otherIncome;
  const { alimonyPaid = 0, earlyWithdrawalPenalty = 0, movingExpenses = 0 } = household;
  const educators = educatorDeduction(law.educators, [
    household.educatorExpenses ?? 0,
    isJoint(household) ? (household.spouseEducatorExpenses ?? 0) : 0,
  ]);
  const businessIncome = netEarnings - tax / 2 - selfEmployedPlan;
  const healthInsurance = selfEmployedHealthInsuranceDeduction(
    household.selfEmployedHealthInsurance ?? 0,
    businessIncome,
  );
  const saved = traditionalIra + hsa + selfEmployedPlan;
  const adjustmentsBeforeLoans =
    tax / 2 +
    saved +
    healthInsurance +
    educators +
    alimonyPaid +
    earlyWithdrawalPenalty +
    movingExpenses;
  const incomeBeforeBenefits =
    wages + netEarnings + investmentIncome + pension + others - adjustmentsBeforeLoans;
  const earnedIncome = Math.max(0, wages + netEarnings - tax / 2);
  const earned = people.map((person, place) =>
    Math.max(0, person.wages + person.selfEmployment - (selfEmployed[place]?.deductibleHalf ?? 0)),
  );
  const livedApart = status === "marriedFilingSeparately" && household.livedApart === "allYear";
  const benefits = socialSecurityIncome(
    law.socialSecurityBenefits,
    // 26 U.S.C. 86(c)(1)(C)(ii).
    livedApart ? "single" : status,
    socialSecurity,
    // 26 U.S.C. 86(b)(2)(B).
    incomeBeforeBenefits + taxExemptInterest,
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
      (netEarnings + interest + qualifiedDividends + pension + socialSecurity) +
      (rents + passiveIncome + others),
    wages,
    netGain,
    incomeBeforeBenefits,
    combinedIncome: benefits.combinedIncome,
    halfOfBenefits: benefits.byHalf,
    taxableSocialSecurity: benefits.taxable,
    educatorDeduction: educators,
    selfEmployedHealthDeduction: healthInsurance,
    studentLoanDeduction,
    adjustedGrossIncome: incomeBeforeBenefits + benefits.taxable - studentLoanDeduction,
    adjustments: adjustmentsBeforeLoans + studentLoanDeduction,
    selfEmploymentTax: tax,
    selfEmploymentBase: sum(selfEmployed.map((one) => (one.tax > 0 ? one.base : 0))),
    // 26 CFR 1.199A-3(b)(1)(vi): what the business pays for a plan or insurance of its owner lowers its income.
    businessIncome:
      businessIncome - healthInsurance + passThroughIncome + passiveIncome + businessRents,
    earnedIncome,
    lowerEarnedIncome: isJoint(household) ? Math.min(...earned) : earnedIncome,
    investmentIncome,
    disqualifiedIncome:
      ofCapital + taxExemptInterest + Math.max(0, rents) + Math.max(0, passiveIncome),
    gainsAtOwnRates: gains.longTerm + qualifiedDividends,
    capitalLossCarriedForward: gains.carriedForward,
    people,
  };
}

const isJoint = ({ filingStatus }: Household) => filingStatus === "marriedFilingJointly";

function peopleOn(household: Household): Person[] {
  const { age, wages = 0, selfEmployment = 0 } = household;
  const { spouseAge, spouseWages = 0, spouseSelfEmployment = 0 } = household;
  const taxpayer = { age, wages, selfEmployment };
  const spouse = { age: spouseAge, wages: spouseWages, selfEmployment: spouseSelfEmployment };
  return isJoint(household) ? [taxpayer, spouse] : [taxpayer];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
