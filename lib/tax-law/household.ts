import type { FilingStatus } from "./years/law-year";

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
  otherDependents?: number;

  /** Before anything is saved from them. */
  wages?: number;
  spouseWages?: number;
  /** Net earnings of a sole proprietor; negative is a loss. */
  selfEmployment?: number;
  spouseSelfEmployment?: number;
  /** Interest, and dividends that are not qualified. */
  interest?: number;
  qualifiedDividends?: number;
  /** Negative is a loss. */
  longTermGains?: number;
  shortTermGains?: number;
  /** The taxable part of pensions, and of withdrawals from traditional IRAs and 401(k) plans. */
  pension?: number;
  /** Benefits before anything is withheld from them. */
  socialSecurity?: number;

  /** Saved from wages in a traditional 401(k). */
  preTax401k?: number;
  /** The deductible part of what was paid into a traditional IRA. */
  traditionalIra?: number;
  /** Paid into a health savings account, but not from wages. */
  hsa?: number;
  /** Paid by the self-employed into a SEP, a SIMPLE IRA or a 401(k) of their own, but for Roth. */
  selfEmployedPlan?: number;
  studentLoanInterest?: number;

  /** State and local taxes on income or sales and on property. */
  stateTaxes?: number;
  mortgageInterest?: number;
  /** Premiums of mortgage insurance on the home. */
  mortgageInsurance?: number;
  /** Cash to public charities. */
  charity?: number;
  /** Other itemized deductions, after their own limits. */
  itemizedDeductions?: number;
  /** Qualified tips, in the wages too. */
  tips?: number;
  /** What overtime was paid above the regular rate, in the wages too. */
  overtime?: number;
  /** How many times the regular rate the overtime was paid, 1.5 or more. 1.5 unless given. */
  overtimeTimes?: number;
  /** On a loan for a new car assembled in the United States. */
  carLoanInterest?: number;

  /** Federal income tax withheld, and estimated payments. */
  withheld?: number;
};
