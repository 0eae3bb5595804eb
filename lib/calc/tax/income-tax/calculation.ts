import { bracketRows, type BracketRow } from "@/lib/tax-law/income/bracket-rows";
import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import { inPercent } from "@/lib/tax-law/income/in-percent";
import { marginalRate } from "@/lib/tax-law/income/marginal-rate";
import { overallLimitation } from "@/lib/tax-law/income/overall-limitation";
import { taxableIncome } from "@/lib/tax-law/income/taxable-income";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";
import { yearsSince } from "@/lib/tax-law/years/years-since";

export type IncomeTaxInput = {
  /** Dollars a year, 0 or more. */
  grossIncome: number;
  filingStatus: "single" | "marriedFilingJointly";
  /** Dollars a year; null is none. Counted only where above the standard deduction. */
  itemizedDeductions: number | null;
  /** "" is the same as filingStatus. */
  lawFilingStatus?: FilingStatus | "";
  /** The newest unless given. */
  lawYear?: LawYearOption;
};

/** Dollars a year. */
export type IncomeTaxResult = {
  estimatedTax: number;
  grossIncome: number;
  /** 2 for a couple, whose limits and deduction are twice those of a single person; else 1. */
  couple: number;
  standardDeduction: number;
  deductionUsed: number;
  usedStandardDeduction: boolean;
  taxableIncome: number;
  /** Percent of the gross income. */
  effectiveTaxRate: number;
  "law.tax": number;
  "law.standardDeduction": number;
  /** Percent of what is smaller, the itemized deductions or the income in the highest bracket. */
  "law.reductionRate": number;
  /** Where the highest bracket begins. */
  "law.topBracket": number;
  /** What the overall limitation takes off the itemized deductions. */
  "law.itemizedReduction": number;
  "law.deductionUsed": number;
  "law.taxableIncome": number;
  /** Percent: what the last dollar is taxed at. */
  "law.marginalRate": number;
  /** Percent of the gross income. */
  "law.effectiveRate": number;
  /** How many years the calendar is past the newest law known. Null where it is not. */
  "law.yearsBehind": number | null;
  brackets: readonly BracketRow[];
};

/** The specified figures of 2024, for a single person. The fifth bracket has no end. */
const rates = [0.1, 0.12, 0.22, 0.24, 0.32];
const limits = [11_600, 47_150, 100_525, 191_950];
const standardDeductionOfOne = 14_600;

/**
 * Federal income tax, by the specified figures of 2024 and under the law of a year:
 *
 *     taxable = gross income − the larger of the standard and the itemized deductions
 *     tax     = rate 1 × what is in bracket 1 + rate 2 × what is in bracket 2 + …
 *
 * From 2026 on the law takes a part of the itemized deductions away where the income reaches its
 * highest bracket.
 *
 * Credits, other adjustments and other taxes are not in it.
 */
export function incomeTax(
  input: IncomeTaxInput,
  { today }: { today: { year: number } },
): IncomeTaxResult {
  const { grossIncome, filingStatus, lawFilingStatus, lawYear } = input;
  const itemized = input.itemizedDeductions ?? 0;

  const couple = filingStatus === "marriedFilingJointly" ? 2 : 1;
  const standardDeduction = standardDeductionOfOne * couple;
  const taxable = taxableIncome(grossIncome, standardDeduction, itemized);
  const estimatedTax = graduatedTax(
    taxable,
    rates,
    limits.map((limit) => limit * couple),
  );

  const { incomeTax: law, itemizedDeductions } = lawOf(lawYear);
  const status = lawFilingStatus || filingStatus;
  const lawDeduction = law.standardDeduction[status];
  const topBracket = Math.max(...law.limits[status]);
  const { reduction } = itemizedDeductions;
  const itemizedReduction = overallLimitation(reduction, itemized, grossIncome, topBracket);
  const lawItemized = itemized - itemizedReduction;
  const lawTaxable = taxableIncome(grossIncome, lawDeduction, lawItemized);
  const lawTax = graduatedTax(lawTaxable, law.rates, law.limits[status]);

  const effectiveRate = (tax: number) => (grossIncome > 0 ? (tax / grossIncome) * 100 : 0);
  return {
    estimatedTax,
    grossIncome,
    couple,
    standardDeduction,
    deductionUsed: Math.max(standardDeduction, itemized),
    usedStandardDeduction: itemized <= standardDeduction,
    taxableIncome: taxable,
    effectiveTaxRate: effectiveRate(estimatedTax),
    "law.tax": lawTax,
    "law.standardDeduction": lawDeduction,
    "law.reductionRate": reduction * 100,
    "law.topBracket": topBracket,
    "law.itemizedReduction": itemizedReduction,
    "law.deductionUsed": Math.max(lawDeduction, lawItemized),
    "law.taxableIncome": lawTaxable,
    "law.marginalRate": inPercent(marginalRate(lawTaxable, law.rates, law.limits[status])),
    "law.effectiveRate": effectiveRate(lawTax),
    "law.yearsBehind": yearsSince(lawOf().year, today),
    brackets: bracketRows(lawTaxable, law.rates, law.limits[status]),
  };
}
