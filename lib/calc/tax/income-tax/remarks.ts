import type { Remark } from "@/lib/calculator/definition";
import { formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { IncomeTaxInput, IncomeTaxResult } from "./calculation";

/** What the status and the deductions leave open, what high incomes lose of them, and what is left out. */
export function remarksOn(result: IncomeTaxResult, input: IncomeTaxInput): Remark[] {
  const { filingStatus, lawFilingStatus, itemizedDeductions, spouseAge, spouseWages } = input;
  const status = lawFilingStatus || filingStatus;
  const reduction = result.law.itemizedReduction;
  const topBracket = formatWholeUsd(result.law.topBracket);
  const isAboveThreshold =
    result.law.businessIncome > 0 && result.law.taxedBeforeBusiness > result.law.businessThreshold;
  const minimumTax = result.law.alternativeMinimumTax;
  const texts = [
    minimumTax > 0 &&
      `The alternative minimum tax adds ${formatRoundedUsd(minimumTax)}. It is figured without the standard deduction or a deduction for state taxes, and asks more than the brackets do.`,
    input.isDependent === "yes" &&
      "If you’re under 24, some of your investment income may be taxed at your parents’ rate. That isn’t modeled.",
    reduction > 0 &&
      `People with high incomes lose part of their itemized deductions: 2/37 of the deductions or of the income above ${topBracket}, whichever is smaller. Here, that is ${formatRoundedUsd(reduction)}.`,
    status === "marriedFilingSeparately" &&
      "If a couple files separately and one of them itemizes, the other can’t take the standard deduction. We assume that both or neither itemize.",
    itemizedDeductions !== null &&
      itemizedDeductions < 0 &&
      "Itemized deductions below zero count as zero.",
    status !== "marriedFilingJointly" &&
      Boolean(spouseAge || spouseWages) &&
      "A spouse is on a joint return only. The age and wages of yours change nothing here.",
    mayHaveEarnedIncomeCredit(result, input) &&
      "With your age (under “Family”), you may get the earned income credit: it is for people 25 to 64, even without children.",
    isAboveThreshold &&
      `Above ${formatWholeUsd(result.law.businessThreshold)} of taxable income, the deduction for business income depends on your line of work, employees and property. We assume a business without employees or property, and outside health, law, accounting, consulting and similar services.`,
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}

/** Whether an age would bring the credit of those without children. */
function mayHaveEarnedIncomeCredit(
  result: IncomeTaxResult,
  { age = 0, children = 0, isDependent, lawYear }: IncomeTaxInput,
): boolean {
  const [band] = lawOf(lawYear).earnedIncomeCredit.byChildren;
  if (!band || children > 0 || isDependent === "yes" || age > 0 || result.law.earnedIncome === 0)
    return false;
  const from = result.law.joint ? band.phaseOutFromJoint : band.phaseOutFrom;
  const end = from + band.most / band.phaseOutRate;
  return Math.max(result.law.adjustedGrossIncome, result.law.earnedIncome) < end;
}
