import type { LawNumbers, Steps } from "@/lib/calculator/formula/named";
import { deductionsOf2025To2028 as added } from "@/lib/tax-law/years/fixed-by-statute";

import { hiddenLine, lawAmount, line } from "./lines";

export const addedDeductionNumbers: LawNumbers = {
  seniorPhaseOut: {
    label: "Part of the income that the senior deduction falls by",
    value: added.senior.lessPerThousand / 1_000,
  },
  stepOfIncome: { label: "Step of income", value: 1_000, format: "$#,##0" },
  lessTipsPerStep: {
    label: "Tips and overtime lost with each step",
    value: added.tips.lessPerThousand,
    format: "$#,##0",
  },
  lessCarLoanPerStep: {
    label: "Car loan interest lost with each step",
    value: added.carLoanInterest.lessPerThousand,
    format: "$#,##0",
  },
  // IRS Notice 2025-69.
  countedOfDoubleTime: { label: "Part of the premium that counts at double time", value: 0.5 },
};

export const addedDeductionSteps: Steps = {
  aboveSeniorThreshold: {
    label: "Income above the senior threshold",
    formula: "MAX(0, law.adjustedGrossIncome-law.seniorThreshold)",
  },
  stepsAboveTipThreshold: {
    label: "Whole steps above the tip and overtime threshold",
    formula: "ROUNDDOWN(MAX(0, law.adjustedGrossIncome-law.tipThreshold)/stepOfIncome, 0)",
  },
  stepsAboveCarLoanThreshold: {
    label: "Steps above the car loan threshold",
    formula: "ROUNDUP(MAX(0, law.adjustedGrossIncome-law.carLoanThreshold)/stepOfIncome, 0)",
  },
};

/** The deductions of 2025 to 2028, which come off with the standard deduction and with itemized ones. */
export const addedDeductionLines = {
  seniorLimit: lawAmount("Senior deduction", "The most for each person 65 or older."),
  seniorThreshold: lawAmount(
    "Senior deduction threshold",
    "The income above which the senior deduction falls.",
  ),
  seniorDeduction: line(
    "seniorDeduction",
    "Deduction for people 65 or older",
    {
      rule: "For each person, the most minus 6% of the income above the threshold.",
      formula: "law.seniors*MAX(0, law.seniorLimit-seniorPhaseOut*aboveSeniorThreshold)",
    },
    "2025 to 2028: 26 U.S.C. 151(d)(5)(C).",
  ),
  tipThreshold: lawAmount(
    "Tip and overtime threshold",
    "The income above which both deductions fall.",
  ),
  tipLimit: lawAmount("Tip limit", "The most tips that are deducted."),
  tipDeduction: line(
    "tipDeduction",
    "Tips deducted",
    {
      rule: "The tips up to the limit, minus $100 for each whole $1,000 above the threshold.",
      formula: "MAX(0, MIN(tips, law.tipLimit)-lessTipsPerStep*stepsAboveTipThreshold)",
    },
    "2025 to 2028: 26 U.S.C. 224.",
  ),
  overtimeLimit: lawAmount("Overtime limit", "The most overtime premium that is deducted."),
  overtimeDeduction: line(
    "overtimeDeduction",
    "Overtime deducted",
    {
      rule: "The premium, half of it for double time, up to the limit, minus $100 for each whole $1,000 above the threshold.",
      formula:
        'MAX(0, MIN(overtime*IF(overtimeTimes="doubleTime", countedOfDoubleTime, 1), law.overtimeLimit)-lessTipsPerStep*stepsAboveTipThreshold)',
    },
    "2025 to 2028: 26 U.S.C. 225.",
  ),
  carLoanLimit: lawAmount("Car loan interest limit", "The most interest that is deducted."),
  carLoanThreshold: lawAmount("Car loan threshold", "The income above which that deduction falls."),
  carLoanDeduction: line(
    "carLoanDeduction",
    "Car loan interest deducted",
    {
      rule: "The interest up to the limit, minus $200 for each $1,000 above the threshold, or part of it.",
      formula:
        "MAX(0, MIN(carLoanInterest, law.carLoanLimit)-lessCarLoanPerStep*stepsAboveCarLoanThreshold)",
    },
    "2025 to 2028: 26 U.S.C. 163(h)(4).",
  ),
  addedDeductions: hiddenLine(
    "Deductions of 2025 to 2028",
    "Those for people 65 or older, tips, overtime and car loan interest.",
    "law.seniorDeduction+law.tipDeduction+law.overtimeDeduction+law.carLoanDeduction",
  ),
};
