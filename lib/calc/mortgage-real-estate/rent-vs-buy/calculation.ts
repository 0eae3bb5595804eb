import { amountLeft } from "@/lib/finance/amount-left";
import { interestPaid } from "@/lib/finance/loan/interest-paid";
import { mortgageInsurance } from "@/lib/finance/loan/mortgage-insurance";
import { remainingBalance } from "@/lib/finance/loan/remaining-balance";
import { sumBy } from "@/lib/finance/sum-by";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";
import { risingTotal } from "@/lib/finance/time-value/rising-total";
import { standardDeduction } from "@/lib/tax-law/deductions/standard-deduction";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { equalRentOf } from "./arithmetic/equal-rent";
import { exclusionAfter, homeGainAfter, renterOf, type TaxYear } from "./arithmetic/federal-taxes";
import type { RentVsBuyInput } from "./arithmetic/input";
import { wealthOfBoth, type WealthYear } from "./arithmetic/wealth-by-year";

export type { RentVsBuyInput };

type Side = "Buying" | "Renting" | "Neither";

export type RentVsBuyResult = {
  /** The higher of the two net positions. */
  moreFavorable: Side;
  /** Between the two net positions, 0 or more. */
  difference: number;
  netBuy: number;
  netRent: number;
  totalBuyCost: number;
  totalRentCost: number;
  finalEquity: number;

  wholeYears: number;
  /** What the last year has of a whole one, below 1. */
  partYear: number;
  downPayment: number;
  closing: number;
  loanAmount: number;
  monthlyPayment: number;
  /** Months in which the loan is paid. */
  monthsPaid: number;
  remainingLoan: number;
  /** What the payments have repaid of the loan. */
  principalPaid: number;
  interest: number;
  /** Dollars a month of mortgage insurance, and the month in which it ends: 0 where there is none. */
  monthlyPmi: number;
  pmiEndMonth: number;
  /** Dollars until the end of the stay. */
  totalPmi: number;
  totalDues: number;
  /** The home’s values at the start of each year, added up. */
  startValues: number;
  finalHomeValue: number;

  /** The side with more wealth at the end. */
  wealthier: Side;
  /** Between the two wealths, 0 or more. */
  wealthDifference: number;
  buyingWealth: number;
  rentingWealth: number;
  sellingCost: number;
  /** What the owner’s investments earn, less what the renter’s do. */
  returnsDifference: number;
  /** Years after which the owner is ahead, and stays so to the end. Null where that is never so. */
  breakEvenYear: number | null;
  /** Percent a year that investments grow beyond the rent; negative where the rent rises faster. */
  returnBeyondRent: number;
  /** What $1 of rent a month comes to by the end, rising and invested: that much less wealth. */
  rentGrown: number;
  /** Dollars a month of the first year that leave both with the same wealth. Null below 0. */
  equalRent: number | null;
  wealthByYear: readonly WealthYear[];

  /** Federal income tax that owning saves in all years together, and in how many years: 0 where taxes are left out. */
  taxSaved: number;
  yearsWithTaxSaved: number;
  /** Where taxes count. */
  standardDeduction?: number;
  /** Negative is a loss. */
  homeGain: number;
  /** What of it the law leaves out of income. */
  homeExclusion: number;
  /** What the investments of each have earned. */
  ownersGain: number;
  rentersGain: number;
  /** Federal income tax on all gains of each at the end. */
  ownersGainTax: number;
  rentersGainTax: number;
  /** The latter less the former, at the rent at which both are equal. */
  equalRentTax: number;
  /** None where taxes are left out. */
  taxByYear: readonly TaxYear[];
};

/**
 * Renting a home beside buying one, compared in two ways.
 *
 * The net positions count every cost once, and nothing that the money could earn:
 *
 *     netBuy  = home value − remaining loan − (down payment + closing + interest + tax + maintenance + insurance
 *               + dues + PMI)
 *     netRent = −(rent + renters insurance)
 *
 * Tax and maintenance are percentages of the value at the start of each year; the rent rises from
 * the second year on; part of a last year counts as that part. After its term the loan is repaid.
 *
 * The wealths count every dollar that leaves the house. The renter invests the down payment and the
 * closing costs; whoever pays less in a year invests the difference, in equal parts at the end of
 * its months; at the end the home is sold. With an income, federal income tax under the newest law counts too: what
 * owning saves of it in a year lowers the costs of that year, and the gains of both are taxed at the end:
 *
 *     owner’s wealth  = home value × (1 − selling costs) − remaining loan + owner’s investments − tax on gains
 *     renter’s wealth = renter’s investments − tax on gains
 *
 * One leads to the other: the lead of buying in wealth is its lead in net position, less the
 * principal paid, less the selling costs, plus what the owner’s investments earn beyond the renter’s, and plus
 * what taxes favor it.
 */
export function rentVsBuy(input: RentVsBuyInput): RentVsBuyResult {
  const { homePrice, annualRate, loanTerm, monthlyRent, years } = input;

  const downPayment = (homePrice * input.downPaymentPercent) / 100;
  const closing = (homePrice * input.closingCosts) / 100;
  const loanAmount = amountLeft(homePrice, downPayment);
  const [rate, term] = [annualRate / 1200, loanTerm * 12];
  const monthsPaid = Math.min(years, loanTerm) * 12;
  const remainingLoan = remainingBalance(rate, term, loanAmount, monthsPaid);
  const interest = interestPaid(rate, term, loanAmount, monthsPaid);

  const startValues = risingTotal(input.appreciation / 100, years, homePrice);
  const finalHomeValue = homePrice * growthFactor(input.appreciation / 100, years);
  const upkeep = (startValues * (input.propertyTaxRate + input.maintenance)) / 100;
  const { monthlyPmi, pmiEndMonth } = pmiOf(input, loanAmount);
  const totalPmi = monthlyPmi * Math.min(pmiEndMonth, years * 12);
  const totalDues = (input.monthlyDues ?? 0) * 12 * years;
  const totalBuyCost =
    downPayment +
    closing +
    interest +
    upkeep +
    input.annualInsurance * years +
    totalDues +
    totalPmi;
  const totalRentCost =
    risingTotal(input.rentIncrease / 100, years, monthlyRent * 12) +
    input.rentersInsurance * 12 * years;
  const finalEquity = finalHomeValue - remainingLoan;
  const netBuy = finalEquity - totalBuyCost;
  const lead = amountLeft(netBuy, -totalRentCost);

  const monthlyPayment = payment(rate, term, -loanAmount);
  const loan = { loanAmount, monthlyPayment, monthlyPmi, pmiEndMonth };
  const { wealthByYear, taxByYear, ...paths } = wealthOfBoth(input, loan, downPayment + closing);
  const { ownerWealth, renterWealth, aheadSince } = wealthByYear.at(-1) as WealthYear;
  const { ownersTax = 0, rentersTax = 0 } = taxByYear.at(-1) ?? {};
  const wealthLead = amountLeft(ownerWealth, renterWealth);
  const { rentGrown, ownersGain, rentersGain } = paths;
  const leadBeforeTax = amountLeft(ownerWealth + ownersTax, renterWealth + rentersTax);
  const equal = equalRentOf(monthlyRent, leadBeforeTax, rentGrown, paths.taxAt);

  return {
    moreFavorable: sideOf(lead),
    difference: Math.abs(lead),
    netBuy,
    netRent: -totalRentCost,
    totalBuyCost,
    totalRentCost,
    finalEquity,

    wholeYears: Math.floor(years),
    partYear: years - Math.floor(years),
    downPayment,
    closing,
    loanAmount,
    monthlyPayment,
    monthsPaid,
    remainingLoan,
    principalPaid: amountLeft(loanAmount, remainingLoan),
    interest,
    monthlyPmi,
    pmiEndMonth,
    totalPmi,
    totalDues,
    startValues,
    finalHomeValue,

    wealthier: sideOf(wealthLead),
    wealthDifference: Math.abs(wealthLead),
    buyingWealth: ownerWealth,
    rentingWealth: renterWealth,
    sellingCost: (finalHomeValue * input.sellingCosts) / 100,
    returnsDifference: ownersGain - rentersGain,
    breakEvenYear: aheadSince === 0 ? null : aheadSince,
    returnBeyondRent: 100 * growthBeyond(input.investmentReturn / 1200, input.rentIncrease / 100),
    rentGrown,
    equalRent: equal.equalRent < 0 ? null : equal.equalRent,
    wealthByYear,

    taxSaved: sumBy(taxByYear, ({ taxSaved }) => taxSaved),
    yearsWithTaxSaved: taxByYear.filter(({ taxSaved }) => taxSaved > 0).length,
    ...(taxByYear.length > 0 && { standardDeduction: standardDeductionOf(input) }),
    homeGain: homeGainAfter(years, input),
    homeExclusion: exclusionAfter(years, input),
    ownersGain,
    rentersGain,
    ownersGainTax: ownersTax,
    rentersGainTax: rentersTax,
    equalRentTax: equal.equalRentTax,
    taxByYear,
  };
}

const standardDeductionOf = (input: RentVsBuyInput) =>
  standardDeduction(lawOf(), renterOf(input).filingStatus, 0);

const sideOf = (lead: number): Side => {
  if (lead === 0) return "Neither";
  return lead > 0 ? "Buying" : "Renting";
};

/** The mortgage insurance of a home whose value is its price. */
function pmiOf(
  { homePrice, annualRate, loanTerm, pmiRate = 0 }: RentVsBuyInput,
  principal: number,
) {
  const loan = { annualRate, years: loanTerm, principal, originalValue: homePrice, pmiRate };
  const { monthlyPmi, pmiEndMonth } = mortgageInsurance(loan);
  return { monthlyPmi: monthlyPmi ?? 0, pmiEndMonth: pmiEndMonth ?? 0 };
}

/** How much faster twelve months of one rate grow than a year of another. */
const growthBeyond = (monthly: number, yearly: number) =>
  // log1p keeps the digits of a difference that may be small.
  Math.expm1(12 * Math.log1p(monthly) - Math.log1p(yearly));
