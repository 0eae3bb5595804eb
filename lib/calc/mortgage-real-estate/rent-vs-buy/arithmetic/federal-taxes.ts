import { amountLeft } from "@/lib/finance/amount-left";
import { interestPaid } from "@/lib/finance/loan/interest-paid";
import { remainingBalance } from "@/lib/finance/loan/remaining-balance";
import { yearEnds } from "@/lib/finance/year-ends";
import { mortgageInterestDeduction } from "@/lib/tax-law/deductions/mortgage-interest-deduction";
import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { homeSaleExclusion } from "@/lib/tax-law/income/home-sale-exclusion";
import { newestYear } from "@/lib/tax-law/years/law-years";

import { valueAfter, type HomeLoan } from "./costs-by-year";
import type { RentVsBuyInput } from "./input";

/** What a year of owning means for the federal returns, in dollars. */
type OwningYear = {
  /** How many years have passed at its end. */
  year: number;
  /** Still owed at its end. */
  balance: number;
  interest: number;
  /** What the law lets deduct of it. */
  deductibleInterest: number;
  propertyTax: number;
  /** All that the owner could itemize. */
  itemized: number;
  taxSaved: number;
};

/** On all gains, if the home and the investments were sold at the end of a year: dollars. */
type GainTaxes = { ownersTax: number; rentersTax: number };

export type TaxYear = OwningYear & GainTaxes;

/** Whom the form describes, renting. */
export const renterOf = (input: RentVsBuyInput): Household => ({
  filingStatus: input.lawFilingStatus ?? "single",
  children: input.children,
  wages: input.householdIncome,
  stateTaxes: input.stateIncomeTax ?? 0,
  charity: input.charity,
});

const returnOf = (household: Household) => federalReturn(household, newestYear);

/**
 * What the federal returns of every year are with the home and without it, under the newest law and with the same
 * income. Null where taxes are left out.
 *
 *     tax saved    = income tax of the renter − income tax of the owner, who deducts interest, PMI and property tax
 *     tax on gains = income tax with the gains − income tax without them
 */
export function federalTaxesOf(
  input: RentVsBuyInput,
  { loanAmount, monthlyPmi, pmiEndMonth }: HomeLoan,
) {
  if (!input.householdIncome) return null;
  const renter = renterOf(input);
  const rentersReturn = returnOf(renter);
  const rate = input.annualRate / 1200;
  const term = input.loanTerm * 12;
  const paidAfter = (year: number) => interestPaid(rate, term, loanAmount, year * 12);
  const owedAfter = (year: number) => remainingBalance(rate, term, loanAmount, year * 12);

  const insuredMonths = (year: number) => Math.min(year * 12, pmiEndMonth);

  const owners = yearEnds(input.years).map((year, before) => {
    const balance = owedAfter(year);
    const interest = paidAfter(year) - paidAfter(before);
    const debt = (owedAfter(before) + balance) / 2;
    const deductibleInterest = mortgageInterestDeduction(renter.filingStatus, interest, debt);
    const value = valueAfter(before, input) * (year - before);
    const propertyTax = (value * input.propertyTaxRate) / 100;
    const owner = {
      ...renter,
      stateTaxes: (input.stateIncomeTax ?? 0) + propertyTax,
      mortgageInterest: deductibleInterest,
      mortgageInsurance: monthlyPmi * (insuredMonths(year) - insuredMonths(before)),
    };
    const answer = returnOf(owner);
    const saved = amountLeft(rentersReturn.tax, answer.tax);
    const figures: OwningYear = {
      year,
      balance,
      interest,
      deductibleInterest,
      propertyTax,
      itemized: answer.itemizedTotal - answer.itemizedReduction,
      taxSaved: saved,
    };
    return { owner, tax: answer.tax, figures };
  });

  /** The same year with everything sold at its end. */
  function onSale(index: number, gains: { owner: number; renter: number }): GainTaxes {
    const { owner, tax, figures } = owners[index] as (typeof owners)[number];
    const { year } = figures;
    const onTop = (household: Household, gain: number, without: number) =>
      returnOf({ ...household, [kindOfGain(year)]: gain }).tax - without;
    return {
      ownersTax: onTop(owner, gains.owner + taxedOfHome(input, year), tax),
      rentersTax: onTop(renter, gains.renter, rentersReturn.tax),
    };
  }

  return { years: owners.map(({ figures }) => figures), onSale };
}

/** 26 U.S.C. 1222: long-term is more than a year. */
const kindOfGain = (years: number) => (years > 1 ? "longTermGains" : "shortTermGains");

/** The price less the selling costs and what was paid: closing costs are left out. */
export const homeGainAfter = (years: number, input: RentVsBuyInput) =>
  amountLeft(valueAfter(years, input) * (1 - input.sellingCosts / 100), input.homePrice);

/** What the law leaves out of it: nothing before two years. */
export const exclusionAfter = (years: number, input: RentVsBuyInput) =>
  years < 2 ? 0 : homeSaleExclusion(renterOf(input).filingStatus, homeGainAfter(years, input));

/** A loss on a home is not deducted. */
const taxedOfHome = (input: RentVsBuyInput, years: number) =>
  Math.max(0, homeGainAfter(years, input)) - exclusionAfter(years, input);
