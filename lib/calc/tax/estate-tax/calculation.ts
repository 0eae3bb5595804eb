import { amountLeft } from "@/lib/finance/amount-left";
import { estateTax as estateTaxByLaw } from "@/lib/tax-law/estate-tax";
import { bracketRows, type BracketRow } from "@/lib/tax-law/income/bracket-rows";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";
import { yearsSince } from "@/lib/tax-law/years/years-since";

/** Dollars, each 0 or more. */
export type EstateTaxInput = {
  grossEstateValue: number;
  debtsExpenses: number;
  /** What goes to a spouse or to charity. */
  maritalCharitableDeductions: number;
  /** The newest unless given. */
  lawYear?: LawYearOption;
};

/** Dollars, each 0 or more. */
export type EstateTaxResult = {
  estimatedFederalEstateTax: number;
  /** As entered. */
  grossEstateValue: number;
  debtsExpenses: number;
  /** What the debts and expenses leave of the estate. */
  adjustedGrossEstate: number;
  /** As entered. */
  maritalCharitableDeductions: number;
  /** What both leave of the estate. */
  taxableEstate: number;
  federalExemption: number;
  estateSubjectToTax: number;
  law: {
    tax: number;
    exclusion: number;
    /** The tax of the table on the taxable estate. */
    tentativeTax: number;
    /** The tax of the table on the exclusion. */
    unifiedCredit: number;
    /** What of the exclusion the taxable estate does not use. */
    exclusionLeft: number;
    /** What goes neither to creditors, a spouse, charity nor the tax. */
    leftForHeirs: number;
    /** How many years the calendar is past the newest law known. Null where it is not. */
    yearsBehind: number | null;
  };
  brackets: readonly BracketRow[];
};

/** The specified figures of 2024. */
const federalExemption = 13_610_000;
const rate = 0.4;

/**
 * Federal estate tax, by the specified figures of 2024 and under the law of a year:
 *
 *     adjusted = gross estate − debts and expenses, at least 0
 *     taxable  = adjusted − what goes to a spouse or to charity, at least 0
 *     tax      = 40% × (taxable − exemption), at least 0
 *     by law   = tax of the table on the taxable estate − tax of the table on the exclusion, at least 0
 *
 * Taxable gifts made in life, an exclusion left over from a spouse and state taxes are not in it.
 */
export function estateTax(
  input: EstateTaxInput,
  { today }: { today: { year: number } },
): EstateTaxResult {
  const { grossEstateValue, debtsExpenses, maritalCharitableDeductions, lawYear } = input;
  const adjustedGrossEstate = Math.max(0, grossEstateValue - debtsExpenses);
  const taxableEstate = Math.max(0, adjustedGrossEstate - maritalCharitableDeductions);
  const estateSubjectToTax = Math.max(0, amountLeft(taxableEstate, federalExemption));

  const law = lawOf(lawYear).estate;
  const { tentativeTax, unifiedCredit } = estateTaxByLaw(law, taxableEstate);
  // Millions less millions: what float dust would leave of them is no tax.
  const tax = Math.max(0, amountLeft(tentativeTax, unifiedCredit));
  return {
    estimatedFederalEstateTax: rate * estateSubjectToTax,
    grossEstateValue,
    debtsExpenses,
    adjustedGrossEstate,
    maritalCharitableDeductions,
    taxableEstate,
    federalExemption,
    estateSubjectToTax,
    law: {
      tax: tax,
      exclusion: law.exclusion,
      tentativeTax: tentativeTax,
      unifiedCredit: unifiedCredit,
      exclusionLeft: Math.max(0, amountLeft(law.exclusion, taxableEstate)),
      leftForHeirs: taxableEstate - tax,
      yearsBehind: yearsSince(lawOf().year, today),
    },
    brackets: bracketRows(taxableEstate, law.rates, law.limits),
  };
}
