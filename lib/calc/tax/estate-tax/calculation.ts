import { amountLeft } from "@/lib/finance/amount-left";
import { estateTax as estateTaxByLaw, type GiftsAndSpouse } from "@/lib/tax-law/estate-tax";
import { bracketRows, type BracketRow } from "@/lib/tax-law/income/bracket-rows";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import { stateDeathTax, type StateDeathTax } from "./arithmetic/state-death-tax";

/** Dollars, each 0 or more. */
export type EstateTaxInput = GiftsAndSpouse & {
  grossEstateValue: number;
  debtsExpenses: number;
  /** What goes to a spouse or to charity. */
  maritalCharitableDeductions: number;
  /** The newest unless given. */
  lawYear?: LawYearOption;
  /** Two letters of the state that the person lived in. Empty where none counts. */
  state?: string;
};

/** What gifts made in life change, in dollars. */
export type WithGifts = {
  /** The taxable estate and the gifts: what the table taxes. */
  estateAndGifts: number;
  /** The gift tax that the law takes off. */
  giftTaxCounted: number;
  /** What the gifts leave of the exclusions for the estate. */
  exclusionAfterGifts: number;
};

/** What an exclusion left over from a spouse changes, in dollars. */
export type WithSpouse = {
  /** Both exclusions together. */
  applicableExclusion: number;
  /** What the spouse’s exclusion takes off the tax. */
  spouseExclusionSaves: number;
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
    /** The tax of the table on the taxable estate and the gifts. */
    tentativeTax: number;
    /** The tax of the table on the exclusion, a spouse’s unused one included. */
    unifiedCredit: number;
    /** What of it the taxable estate and the gifts do not use. */
    exclusionLeft: number;
    /** What goes neither to creditors, a spouse, charity nor the tax. */
    leftForHeirs: number;
    /** How many years the calendar is past the newest law known. Null where it is not. */
    yearsBehind: number | null;
  };
  brackets: readonly BracketRow[];
} & Partial<WithGifts> &
  Partial<WithSpouse> &
  Partial<StateDeathTax>;

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
 * By law, gifts made in life and an exclusion left over from a spouse count too, where they are given. What a state
 * takes is named, and not in it.
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
  const { lifetimeGifts, giftTaxPaid, spouseUnusedExclusion } = countedOf(input, law.exclusion);
  const taxOf = (counted: GiftsAndSpouse) => {
    const { tentativeTax, giftTax, unifiedCredit } = estateTaxByLaw(law, taxableEstate, counted);
    // Millions less millions: what float dust would leave of them is no tax.
    const tax = Math.max(0, amountLeft(tentativeTax, giftTax, unifiedCredit));
    return { tax, tentativeTax, giftTax, unifiedCredit };
  };
  const { tax, tentativeTax, giftTax, unifiedCredit } = taxOf({
    lifetimeGifts,
    giftTaxPaid,
    spouseUnusedExclusion,
  });
  // The gift tax is what it was, with a spouse’s exclusion or without.
  const alone = taxOf({ lifetimeGifts, giftTaxPaid: giftTax });
  const applicableExclusion = law.exclusion + spouseUnusedExclusion;
  const estateAndGifts = taxableEstate + lifetimeGifts;
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
      tax,
      exclusion: law.exclusion,
      tentativeTax,
      unifiedCredit,
      exclusionLeft: Math.max(0, amountLeft(applicableExclusion, estateAndGifts)),
      leftForHeirs: taxableEstate - tax,
      yearsBehind: yearsSince(lawOf().year, today),
    },
    brackets: bracketRows(estateAndGifts, law.rates, law.limits),
    ...(lifetimeGifts > 0 && {
      estateAndGifts,
      giftTaxCounted: giftTax,
      exclusionAfterGifts: Math.max(0, amountLeft(applicableExclusion, lifetimeGifts)),
    }),
    ...(spouseUnusedExclusion > 0 && {
      applicableExclusion,
      spouseExclusionSaves: amountLeft(alone.tax, tax),
    }),
    ...stateDeathTax(input.state, taxableEstate),
  };
}

/**
 * What counts of gifts, their tax and a spouse's exclusion: a spouse leaves no more than one exclusion, and gift tax
 * is 40% of all gifts at most, and at least that of what the exclusions do not cover. Null is that least tax.
 */
function countedOf(input: EstateTaxInput, exclusion: number) {
  const { lifetimeGifts = 0, giftTaxPaid = null } = input;
  const spouseUnusedExclusion = Math.min(input.spouseUnusedExclusion ?? 0, exclusion);
  const least = Math.max(0, rate * amountLeft(lifetimeGifts, exclusion, spouseUnusedExclusion));
  const paid = Math.min(rate * lifetimeGifts, Math.max(least, giftTaxPaid ?? 0));
  return { lifetimeGifts, giftTaxPaid: paid, spouseUnusedExclusion };
}
