import type { LawNumbers, Steps } from "@/lib/calculator/formula/named";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { ratio } from "@/lib/calculator/report/outputs";
import {
  businessIncomeRate,
  charityFrom2026,
  medicalFloor,
  stateTaxPhaseDown,
} from "@/lib/tax-law/years/fixed-by-statute";

import {
  addedDeductionLines,
  addedDeductionNumbers,
  addedDeductionSteps,
} from "./added-deduction-lines";
import { hiddenLine, lawAmount, lawRate, line } from "./lines";

export const deductionNumbers: LawNumbers = {
  seniorAge: { label: "Age of a senior", value: 65 },
  stateTaxPhaseDown: {
    label: "Part of the income that the state tax limit falls by",
    value: stateTaxPhaseDown.rate,
  },
  charityCeiling: {
    label: "Part of the income up to which gifts count",
    value: charityFrom2026.ceiling,
  },
  propertyCeiling: { label: "Part of the income up to which gifts of property count", value: 0.5 },
  medicalFloor: {
    label: "Part of the income that medical costs have to exceed",
    value: medicalFloor,
  },
  mortgageInsuranceSteps: {
    label: "Steps of income that take the mortgage insurance away",
    value: 10,
  },
  ...addedDeductionNumbers,
  businessRate: { label: "Part of business income that is deducted", value: businessIncomeRate },
  // 26 U.S.C. 199A(i).
  leastBusinessIncome: {
    label: "Business income that brings the least deduction",
    value: 1_000,
    format: "$#,##0",
  },
};

export const deductionSteps: Steps = {
  aboveStateTaxThreshold: {
    label: "Income above the state tax threshold",
    formula: "MAX(0, law.adjustedGrossIncome-law.stateTaxThreshold)",
  },
  incomeForGifts: {
    label: "Income that gifts are held against",
    formula: "MAX(0, law.adjustedGrossIncome)",
  },
  mortgageInsuranceStepsTaken: {
    label: "Steps above the mortgage insurance threshold",
    formula:
      "ROUNDUP(MAX(0, law.adjustedGrossIncome-law.mortgageInsuranceThreshold)/law.mortgageInsuranceStep, 0)",
  },
  ...addedDeductionSteps,
  ofBusinessIncome: {
    label: "Business deduction before any limit",
    formula: "businessRate*MAX(0, law.businessIncome)",
  },
  leastForBusiness: {
    label: "Least business deduction, if there is enough income",
    formula: "IF(law.businessIncome>=leastBusinessIncome, law.leastBusinessDeduction, 0)",
  },
  taxedIfItemized: {
    label: "Taxable income before the business deduction, if you itemize",
    formula: "MAX(0, law.adjustedGrossIncome-law.addedDeductions-law.itemizedTotal)",
  },
};

/** From the adjusted gross income to what is taxed. */
export const deductionLines = {
  seniors: ratio("People 65 or older", {
    hidden: true,
    explanation: {
      rule: "How many of those filing are 65 or older at the end of the year.",
      formula: "IF(age>=seniorAge, 1, 0)+law.joint*IF(spouseAge>=seniorAge, 1, 0)",
    },
  }),
  basicDeduction: lawAmount(
    "Basic standard deduction",
    "The year’s standard deduction for the filing status.",
  ),
  agedOrBlindAddition: lawAmount(
    "Addition for age or blindness",
    "What each person who is 65 or older or blind adds to it.",
  ),
  dependentAddition: lawAmount(
    "Addition to a dependent’s earnings",
    "What a dependent’s standard deduction has above the earnings.",
  ),
  leastDependentDeduction: lawAmount(
    "Least standard deduction of a dependent",
    "What a dependent’s standard deduction is at least.",
  ),
  standardDeduction: hiddenLine(
    "Standard deduction under the law",
    "The basic amount, which for a dependent is at most the earnings with the addition, plus what age and blindness add.",
    'IF(isDependent="yes", MIN(law.basicDeduction, MAX(law.leastDependentDeduction, law.earnedIncome+law.dependentAddition)), law.basicDeduction)+(law.seniors+blind)*law.agedOrBlindAddition',
  ),
  stateTaxLimit: lawAmount(
    "State tax limit",
    "The most state and local tax that is deducted, before a separate return takes half.",
  ),
  stateTaxThreshold: lawAmount("State tax threshold", "The income above which that limit falls."),
  leastStateTaxLimit: lawAmount("Least state tax limit", "What that limit never falls below."),
  stateTaxDeduction: line("stateTaxDeduction", "State and local taxes deducted", {
    rule: "What you paid, up to the limit, which falls by 30% of the income above the threshold. A separate return has half the limit.",
    formula:
      "MIN(stateTaxes, MAX(law.leastStateTaxLimit, law.stateTaxLimit-stateTaxPhaseDown*aboveStateTaxThreshold)/(1+law.separate))",
  }),
  charityFloorRate: lawRate(
    "Floor for gifts",
    "The percentage of income that itemized gifts have to exceed.",
  ),
  medicalDeduction: line("medicalDeduction", "Medical costs that can be itemized", {
    rule: "The costs above 7.5% of the income.",
    formula: "MAX(0, law.medical-medicalFloor*incomeForGifts)",
  }),
  charityDeduction: line("charityDeduction", "Gifts that can be itemized", {
    rule: "Property up to half of the income, and with cash up to 60% of it, minus the floor.",
    formula:
      "MAX(0, MIN(charity+MIN(law.propertyGifts, propertyCeiling*incomeForGifts), charityCeiling*incomeForGifts)-law.charityFloorRate/100*incomeForGifts)",
  }),
  mortgageInsuranceShare: lawRate(
    "Share of mortgage insurance",
    "The percentage of the premiums that counts: none before 2026.",
  ),
  mortgageInsuranceThreshold: lawAmount(
    "Mortgage insurance threshold",
    "The income above which that deduction falls.",
  ),
  mortgageInsuranceStep: lawAmount(
    "Mortgage insurance step",
    "The step of income that takes a tenth of it away.",
  ),
  mortgageInsuranceDeduction: line(
    "mortgageInsuranceDeduction",
    "Mortgage insurance that can be itemized",
    {
      rule: "The premiums, less a tenth for each step of income above the threshold, or part of it.",
      formula:
        "law.mortgageInsuranceShare/100*mortgageInsurance*MAX(0, mortgageInsuranceSteps-mortgageInsuranceStepsTaken)/mortgageInsuranceSteps",
    },
    "From 2026 on: 26 U.S.C. 163(h)(3)(E).",
  ),
  charityWithoutItemizingLimit: lawAmount(
    "Limit on gifts without itemizing",
    "The most gifts that are deducted with the standard deduction.",
  ),
  giftDeduction: hiddenLine(
    "Gifts deducted without itemizing",
    "The gifts, up to the limit.",
    "MIN(charity, law.charityWithoutItemizingLimit)",
  ),
  itemizedTotal: hiddenLine(
    "Itemized deductions",
    "Medical costs, state and local taxes, mortgage interest and insurance, gifts and the itemized deductions entered.",
    "law.medicalDeduction+law.stateTaxDeduction+law.charityDeduction+law.mortgageInsuranceDeduction+mortgageInterest+MAX(0, itemizedDeductions)",
  ),
  ...addedDeductionLines,
  reductionRate: lawRate(
    "Reduction rate",
    "2/37 from 2026 on, written as a percentage; zero from 2018 to 2025.",
  ),
  topBracket: lawAmount(
    "Start of the highest bracket",
    "The start of the highest bracket for the filing status.",
  ),
  businessDeductionIfItemized: hiddenLine(
    "Business deduction if you itemize",
    "The deduction for business income after the itemized deductions, before their reduction.",
    "MIN(taxedIfItemized, MAX(leastForBusiness, MIN(ofBusinessIncome*MAX(0, 1-MAX(0, taxedIfItemized-law.businessThreshold)/law.businessRange), businessRate*MAX(0, taxedIfItemized-law.gainsAtOwnRates))))",
  ),
  itemizedReduction: line(
    "itemizedReduction",
    "Reduction of itemized deductions",
    {
      rule: "The reduction rate times the itemized deductions or the income in the highest bracket, whichever is smaller.",
      formula:
        "law.reductionRate/100*MAX(0, MIN(law.itemizedTotal, law.adjustedGrossIncome-law.addedDeductions-law.businessDeductionIfItemized-law.topBracket))",
    },
    "The reduction for high incomes: 26 U.S.C. 68.",
  ),
  itemizes: ratio("Itemizing", {
    hidden: true,
    explanation: {
      rule: "1 if the itemized deductions are larger than the standard deduction with its gifts; otherwise 0.",
      formula:
        "IF(law.itemizedTotal-law.itemizedReduction>law.standardDeduction+law.giftDeduction, 1, 0)",
    },
  }),
  deductionUsed: briefUsd("Deduction under the law", {
    explanation: {
      rule: "The standard deduction with gifts, or the itemized deductions minus their reduction, whichever is larger.",
      formula:
        "MAX(law.standardDeduction+law.giftDeduction, law.itemizedTotal-law.itemizedReduction)",
    },
  }),
  taxedBeforeBusiness: hiddenLine(
    "Taxable income before the business deduction",
    "The adjusted gross income minus the other deductions, but not below zero.",
    "MAX(0, law.adjustedGrossIncome-law.addedDeductions-IF(law.itemizes=1, law.itemizedTotal, law.standardDeduction+law.giftDeduction))",
  ),
  businessThreshold: lawAmount(
    "Business deduction threshold",
    "The taxable income above which the business deduction falls.",
  ),
  businessRange: lawAmount(
    "Business deduction range",
    "The income over which it falls to nothing.",
  ),
  leastBusinessDeduction: lawAmount(
    "Least business deduction",
    "What you get at least with $1,000 of business income.",
  ),
  businessDeduction: line(
    "businessDeduction",
    "Qualified business income (QBI) deduction",
    {
      rule: "20% of the business income, less what is lost above the threshold, or 20% of the taxable income without gains if that is less.",
      formula:
        "MIN(law.taxedBeforeBusiness, MAX(leastForBusiness, MIN(ofBusinessIncome*MAX(0, 1-MAX(0, law.taxedBeforeBusiness-law.businessThreshold)/law.businessRange), businessRate*MAX(0, law.taxedBeforeBusiness-law.gainsAtOwnRates))))",
    },
    "For the self-employed: 26 U.S.C. 199A.",
  ),
  taxableIncome: briefUsd("Taxable income under the law", {
    explanation: {
      rule: "The adjusted gross income minus all deductions, but not below zero.",
      formula:
        "MAX(0, law.adjustedGrossIncome-law.deductionUsed-law.addedDeductions-law.businessDeduction)",
    },
  }),
};
