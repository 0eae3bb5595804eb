import type { Place } from "./health/poverty-guidelines";
import type { FilingStatus } from "./years/law-year";

/** A year of health insurance from a marketplace, in dollars. */
export type MarketplacePlan = {
  /** Of the plan that was chosen. */
  premium: number;
  /** Of the second-lowest silver plan. */
  benchmark: number;
  /** The credit that was paid to the insurer ahead of the return. */
  advanceCredit: number;
  /** For the poverty line: "contiguous" unless given. */
  place?: Place;
};

/**
 * Who files a federal return together, and what a year brought them. Amounts are dollars a year, 0 unless
 * given. What is said of a spouse counts on a joint return only.
 */
export type Household = {
  filingStatus: FilingStatus;
  /** By December 31. Not known unless given: then neither 65 nor of the age for the earned income credit. */
  age?: number;
  spouseAge?: number;
  /** How many of the two are blind. */
  blind?: number;
  /** Of somebody who is married and files separately: since June or earlier, or all year. */
  livedApart?: "lastSixMonths" | "allYear";
  /** Whether somebody else can claim the taxpayer, such as a parent. */
  isDependent?: boolean;
  /** Under 17, with Social Security numbers. */
  children?: number;
  /** Of 17 or 18, students under 24, or disabled for good: for the earned income credit, and as other dependents. */
  olderChildren?: number;
  /** All others. */
  otherDependents?: number;
  /** Which of the two have no Social Security number that is valid for work: nobody unless given. */
  withoutNumber?: "taxpayer" | "spouse" | "both";

  /** Before anything is saved from them. */
  wages?: number;
  spouseWages?: number;
  /** The same, employer by employer: one unless given. */
  wagesByEmployer?: readonly number[];
  spouseWagesByEmployer?: readonly number[];
  /** Net earnings of a sole proprietor; negative is a loss. */
  selfEmployment?: number;
  spouseSelfEmployment?: number;
  /** Interest, and dividends that are not qualified. */
  interest?: number;
  /** Of states and cities: counted only by the tax on benefits and by the premium credit. */
  taxExemptInterest?: number;
  qualifiedDividends?: number;
  /** Negative is a loss. */
  longTermGains?: number;
  shortTermGains?: number;
  /** The taxable part of pensions, and of withdrawals from traditional IRAs and 401(k) plans. */
  pension?: number;
  /** Benefits before anything is withheld from them. */
  socialSecurity?: number;
  unemployment?: number;
  /** Rents and royalties after expenses, as Schedule E has them after its limits on losses. */
  rents?: number;
  /** The same of renting that is a trade or business: it counts as business income. */
  businessRents?: number;
  /** Of S corporations in which one works: no self-employment tax is on it, as on a share of a partnership. */
  passThroughIncome?: number;
  /** The same of those in which one does not. */
  passiveIncome?: number;
  /** Under an agreement of before 2019. */
  alimonyReceived?: number;
  /** Any other that is taxed like wages. */
  otherIncome?: number;

  /** Saved from wages in a traditional 401(k). */
  preTax401k?: number;
  /** The deductible part of what was paid into a traditional IRA. */
  traditionalIra?: number;
  /** Paid into a health savings account, but not from wages. */
  hsa?: number;
  /** Paid by the self-employed into a SEP, a SIMPLE IRA or a 401(k) of their own, but for Roth. */
  selfEmployedPlan?: number;
  /** Premiums of those who insure themselves through their own business. */
  selfEmployedHealthInsurance?: number;
  studentLoanInterest?: number;
  /** What teachers of kindergarten to grade 12 paid for their classes. */
  educatorExpenses?: number;
  spouseEducatorExpenses?: number;
  /** Under an agreement of before 2019. */
  alimonyPaid?: number;
  /** What a bank kept because savings were withdrawn early. */
  earlyWithdrawalPenalty?: number;
  /** Of the armed forces. */
  movingExpenses?: number;

  /** State and local taxes on income or sales and on property. */
  stateTaxes?: number;
  mortgageInterest?: number;
  /** Premiums of mortgage insurance on the home. */
  mortgageInsurance?: number;
  /** Cash to public charities. */
  charity?: number;
  /** Gifts of property to them, at what counts of its value. */
  propertyGifts?: number;
  /** Paid for doctors, drugs, premiums and care, and not repaid by insurance. */
  medicalExpenses?: number;
  /** Other itemized deductions, after their own limits. */
  itemizedDeductions?: number;
  /** Whether there is no standard deduction, because a spouse who files separately itemizes. */
  mustItemize?: boolean;
  /** Whether the standard deduction is taken even if less, so that a spouse who files separately may take it too. */
  takesStandardDeduction?: boolean;
  /** Qualified tips of those with a Social Security number, in the wages too. */
  tips?: number;
  /** What overtime was paid above the regular rate to those with a number, in the wages too. */
  overtime?: number;
  /** How many times the regular rate the overtime was paid, 1.5 or more. 1.5 unless given. */
  overtimeTimes?: number;
  /** On a loan for a new car assembled in the United States. */
  carLoanInterest?: number;

  /** Paid for the care of children under 13 and of others who cannot care for themselves, and of how many. */
  dependentCareExpenses?: number;
  dependentCarePersons?: number;
  /** What an employer paid for it, or was saved from pay before tax: up to what is free of tax, so not in the wages. */
  dependentCareBenefits?: number;
  /** Tuition, fees and books of each student in the first four years of college. */
  collegeExpenses?: readonly number[];
  /** Tuition and fees of all others. */
  tuition?: number;
  /** What each paid into IRAs and plans at work, Roth too, less what was taken out. */
  retirementSavings?: number;
  spouseRetirementSavings?: number;
  /** Of each child whose adoption became final. */
  adoptionExpenses?: readonly number[];
  /** As Form 1116 has it, or foreign tax on dividends and interest of up to $300 ($600 on a joint return). */
  foreignTaxCredit?: number;
  /** The credit for the minimum tax of earlier years, before its limit. */
  minimumTaxCredit?: number;
  /** Credits that are not paid out, as their own forms have them: for energy, business, mortgage certificates. */
  otherCredits?: number;
  /** Health insurance of a marketplace: none unless given. */
  marketplace?: MarketplacePlan;

  /** Federal income tax withheld, and estimated payments. */
  withheld?: number;
};
