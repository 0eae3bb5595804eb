import type { LawNumbers, Steps } from "@/lib/calculator/formula/named";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { ratio } from "@/lib/calculator/report/outputs";
import {
  medicare,
  mostOfBenefitsTaxed,
  selfEmployment,
  socialSecurity,
} from "@/lib/tax-law/years/fixed-by-statute";

import { hiddenLine, lawAmount, line } from "./lines";

export const incomeNumbers: LawNumbers = {
  netEarningsFactor: {
    label: "Part of the profit that self-employment tax is on",
    value: selfEmployment.netEarningsFactor,
  },
  leastEarnings: {
    label: "Least that self-employment tax is on",
    value: selfEmployment.minimum,
    format: "$#,##0",
  },
  selfEmployedRate: {
    label: "Social Security rate of the self-employed",
    value: socialSecurity.selfEmployedRate,
  },
  selfEmployedMedicareRate: {
    label: "Medicare rate of the self-employed",
    value: medicare.selfEmployedRate,
  },
  mostOfBenefits: {
    label: "Largest part of the benefits that is taxed",
    value: mostOfBenefitsTaxed,
  },
};

export const incomeSteps: Steps = {
  rentsAndPassive: {
    label: "Rents and passive income",
    formula: "law.rents+law.businessRents+law.passive",
  },
  otherTaxedIncome: {
    label: "Other taxed income",
    formula: "law.unemployment+law.passThrough+law.alimonyReceived+law.otherIncome",
  },
  profitLeft: {
    label: "Profit after half its tax and your plan",
    formula: "selfEmployment-law.selfEmploymentTax/2-selfEmployedPlan",
  },
  otherAdjustments: {
    label: "Other adjustments",
    formula: "law.alimonyPaid+law.earlyWithdrawal+law.moving",
  },
};

/** From what is earned to the adjusted gross income. */
export const incomeLines = {
  joint: ratio("Joint return", {
    hidden: true,
    explanation: {
      rule: "1 on a joint return, which has a spouse on it; otherwise 0.",
      formula:
        'IF(IF(lawFilingStatus="", filingStatus, lawFilingStatus)="marriedFilingJointly", 1, 0)',
    },
  }),
  separate: ratio("Separate return", {
    hidden: true,
    explanation: {
      rule: "1 if you are married and file separately; otherwise 0.",
      formula: 'IF(lawFilingStatus="marriedFilingSeparately", 1, 0)',
    },
  }),
  netGain: hiddenLine(
    "Net gain",
    "Long-term gains plus short-term gains. A loss is negative.",
    "longTermGains+shortTermGains",
  ),
  totalIncome: line("totalIncome", "Total income", {
    rule: "All wages, profit, interest, dividends, net gains, pensions, Social Security and other income.",
    formula:
      "grossIncome+law.joint*spouseWages+MAX(0, law.netGain)+selfEmployment+interest+qualifiedDividends+pension+socialSecurity+rentsAndPassive+otherTaxedIncome",
  }),
  wages: hiddenLine(
    "Taxable wages",
    "The wages minus the traditional 401(k) contributions.",
    "grossIncome+law.joint*spouseWages-preTax401k",
  ),
  lossLimit: lawAmount("Loss limit", "The most of a net loss that other income is reduced by."),
  gainsAtOwnRates: hiddenLine(
    "Gains taxed at lower rates",
    "The long-term part of the net gain, and qualified dividends.",
    "MIN(MAX(0, law.netGain), MAX(0, longTermGains))+qualifiedDividends",
  ),
  investmentIncome: hiddenLine(
    "Investment income",
    "Interest, dividends, rents, passive income and the net gain, or the part of a net loss that counts.",
    "interest+qualifiedDividends+MAX(law.netGain, -law.lossLimit)+rentsAndPassive",
  ),
  wageBase: lawAmount("Social Security wage base", "The most that Social Security applies to."),
  selfEmploymentBase: hiddenLine(
    "Self-employment base",
    "92.35% of the profit, or zero if that is below $400.",
    "IF(netEarningsFactor*selfEmployment<leastEarnings, 0, netEarningsFactor*selfEmployment)",
  ),
  selfEmploymentTax: line(
    "selfEmploymentTax",
    "Self-employment tax",
    {
      rule: "12.4% of the base within the wage base, after wages, and 2.9% of the whole base.",
      formula:
        "selfEmployedRate*MIN(law.selfEmploymentBase, MAX(0, law.wageBase-grossIncome))+selfEmployedMedicareRate*law.selfEmploymentBase",
    },
    "In addition to income tax.",
  ),
  selfEmployedHealthDeduction: line(
    "selfEmployedHealthDeduction",
    "Health insurance of the self-employed",
    {
      rule: "The premiums, up to the profit after half its tax and your plan.",
      formula: "MIN(law.healthInsurance, MAX(0, profitLeft))",
    },
  ),
  businessIncome: hiddenLine(
    "Business income",
    "The profit minus half the self-employment tax, your plan and your health insurance, plus income from partnerships, S corporations and a rental business.",
    "profitLeft-law.selfEmployedHealthDeduction+law.passThrough+law.passive+law.businessRents",
  ),
  educatorLimit: lawAmount("Educator limit", "The most that each educator deducts."),
  educatorDeduction: line("educatorDeduction", "Educator expenses deducted", {
    rule: "The expenses of each educator, up to the limit.",
    formula:
      "MIN(law.educator, law.educatorLimit)+law.joint*MIN(law.spouseEducator, law.educatorLimit)",
  }),
  incomeBeforeBenefits: hiddenLine(
    "Income before Social Security benefits",
    "All other income, minus the adjustments but for student loan interest.",
    "law.wages+profitLeft-law.selfEmployedHealthDeduction+law.investmentIncome+pension+otherTaxedIncome-traditionalIra-hsa-law.educatorDeduction-otherAdjustments",
  ),
  benefitThreshold: lawAmount(
    "First Social Security threshold",
    "The income above which up to half of the benefits is taxed.",
  ),
  upperBenefitThreshold: lawAmount(
    "Second Social Security threshold",
    "The income above which up to 85% of the benefits is taxed.",
  ),
  combinedIncome: hiddenLine(
    "Combined income",
    "The other income and tax-exempt interest, plus half of the benefits.",
    "law.incomeBeforeBenefits+law.taxExemptInterest+socialSecurity/2",
  ),
  halfOfBenefits: hiddenLine(
    "Benefits taxed by half",
    "Half of the benefits, or half of the combined income above the first threshold if that is less.",
    "MIN(socialSecurity/2, MAX(0, law.combinedIncome-law.benefitThreshold)/2)",
  ),
  taxableSocialSecurity: line(
    "taxableSocialSecurity",
    "Taxable Social Security",
    {
      rule: "By half up to the second threshold. Above it, 85% of the combined income above it plus what is taxed below it, but at most 85% of the benefits.",
      formula:
        "IF(law.combinedIncome<=law.upperBenefitThreshold, law.halfOfBenefits, MIN(mostOfBenefits*socialSecurity, mostOfBenefits*(law.combinedIncome-law.upperBenefitThreshold)+MIN(law.halfOfBenefits, (law.upperBenefitThreshold-law.benefitThreshold)/2)))",
    },
    "Of your benefits: 26 U.S.C. 86.",
  ),
  studentLoanLimit: lawAmount(
    "Student loan interest limit",
    "The most interest that is deducted for the filing status.",
  ),
  studentLoanPhaseOutFrom: lawAmount(
    "Start of the student loan phase-out",
    "The income above which the deduction falls.",
  ),
  studentLoanPhaseOutTo: lawAmount(
    "End of the student loan phase-out",
    "The income at which nothing of it is left.",
  ),
  studentLoanDeduction: line("studentLoanDeduction", "Student loan interest deducted", {
    rule: "The interest up to the limit, times the part of the phase-out that the income leaves.",
    formula:
      "MIN(studentLoanInterest, law.studentLoanLimit)*MIN(1, MAX(0, (law.studentLoanPhaseOutTo-law.incomeBeforeBenefits-law.taxableSocialSecurity)/(law.studentLoanPhaseOutTo-law.studentLoanPhaseOutFrom)))",
  }),
  adjustedGrossIncome: briefUsd("Adjusted gross income", {
    explanation: {
      rule: "The income with taxable Social Security, minus student loan interest.",
      formula: "law.incomeBeforeBenefits+law.taxableSocialSecurity-law.studentLoanDeduction",
    },
  }),
};
