import type { LawNumbers } from "@/lib/calculator/formula/named";
import {
  childCreditPhaseOut,
  medicare,
  refundedChildCredit,
  socialSecurity,
} from "@/lib/tax-law/years/fixed-by-statute";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { hiddenLine, lawAmount, lawRate, line } from "./lines";

export const creditNumbers: LawNumbers = {
  creditPerDependent: {
    label: "Credit for each other dependent",
    value: childCreditPhaseOut.otherDependent,
    format: "$#,##0",
  },
  lessCreditPerStep: {
    label: "Child credit lost with each step",
    value: childCreditPhaseOut.lessPerThousand,
    format: "$#,##0",
  },
  // The same in all the years known here: 26 U.S.C. 24(h)(5).
  mostPaidPerChild: {
    label: "Most that is paid out for each child",
    value: lawOf().childCredit.refundable.most,
    format: "$#,##0",
  },
  paidOfEarnings: {
    label: "Part of the earnings that is paid out",
    value: refundedChildCredit.rate,
  },
  paidEarningsFrom: {
    label: "Earnings above which the credit is paid out",
    value: refundedChildCredit.earnedAbove,
    format: "$#,##0",
  },
  childrenForPayrollTax: {
    label: "Children from which payroll taxes count instead",
    value: 3,
  },
  socialSecurityRate: { label: "Social Security rate", value: socialSecurity.rate },
  medicareRate: { label: "Medicare rate", value: medicare.rate },
};

/** Credits for work and for a family. */
export const creditLines = {
  earnedIncome: hiddenLine(
    "Earned income",
    "Taxable wages, and the profit minus half the self-employment tax.",
    "MAX(0, law.wages+selfEmployment-law.selfEmploymentTax/2)",
  ),
  earnedIncomeRate: lawRate(
    "Rate of the earned income credit",
    "The percentage of earnings for the number of children.",
  ),
  earnedIncomeLimit: lawAmount(
    "Most of the earned income credit",
    "The most for the number of children; zero on a separate return, and without children for people who aren’t 25 to 64.",
  ),
  earnedIncomePhaseOutRate: lawRate(
    "Phase-out rate of the earned income credit",
    "The percentage of income that it falls by.",
  ),
  earnedIncomePhaseOutFrom: lawAmount(
    "Start of the earned income phase-out",
    "The income above which it falls.",
  ),
  investmentIncomeLimit: lawAmount(
    "Investment income limit",
    "With more investment income, there is no earned income credit.",
  ),
  earnedIncomeCredit: line(
    "earnedIncomeCredit",
    "Earned income credit",
    {
      rule: "The rate times the earned income, up to the most minus the phase-out. Zero with too much investment income, not counting losses.",
      formula:
        "IF(interest+qualifiedDividends+MAX(0, law.netGain)+law.taxExemptInterest+MAX(0, law.rents+law.businessRents)+MAX(0, law.passive)>law.investmentIncomeLimit, 0, MAX(0, MIN(law.earnedIncomeRate/100*law.earnedIncome, law.earnedIncomeLimit-law.earnedIncomePhaseOutRate/100*MAX(0, MAX(law.adjustedGrossIncome, law.earnedIncome)-law.earnedIncomePhaseOutFrom))))",
    },
    "26 U.S.C. 32.",
  ),
  childCreditPerChild: lawAmount("Credit per child", "The year’s credit for each child."),
  childCreditThreshold: lawAmount(
    "Child credit threshold",
    "The income above which the credit falls.",
  ),
  fullChildCredit: hiddenLine(
    "Child credit before limits",
    "The credit for each child and $500 for each other dependent, minus $50 for each $1,000 above the threshold, or part of it.",
    "MAX(0, children*law.childCreditPerChild+(olderChildren+otherDependents)*creditPerDependent-lessCreditPerStep*ROUNDUP(MAX(0, law.adjustedGrossIncome-law.childCreditThreshold)/stepOfIncome, 0))",
  ),
  payrollTax: hiddenLine(
    "Social Security and Medicare paid",
    "6.2% of wages within the wage base, 1.45% of all wages, and half the self-employment tax.",
    "socialSecurityRate*(MIN(grossIncome, law.wageBase)+law.joint*MIN(spouseWages, law.wageBase))+medicareRate*(grossIncome+law.joint*spouseWages)+law.selfEmploymentTax/2",
  ),
  refundedChildCredit: line(
    "refundedChildCredit",
    "Child credit paid out",
    {
      rule: "What is left after the tax, up to $1,700 per child and 15% of earnings above $2,500. With three or more children, the taxes paid for Social Security and Medicare minus the earned income credit count instead if that is more.",
      formula:
        "MIN(MAX(0, law.fullChildCredit-(taxForChildren-law.adoptionCredit)), mostPaidForChildren)",
    },
    "The refundable part.",
  ),
  childCredit: line(
    "childCredit",
    "Child and dependent credit",
    {
      rule: "The credit, as far as there is tax, plus the part that is paid out.",
      formula:
        "MIN(law.fullChildCredit, taxForChildren-law.adoptionCredit+law.refundedChildCredit)",
    },
    "26 U.S.C. 24.",
  ),
};
