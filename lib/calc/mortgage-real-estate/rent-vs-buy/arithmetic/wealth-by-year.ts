import { amountLeft } from "@/lib/finance/amount-left";
import { remainingBalance } from "@/lib/finance/loan/remaining-balance";
import { sumBy } from "@/lib/finance/sum-by";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { investedByYear } from "@/lib/finance/time-value/invested-by-year";
import { yearEnds } from "@/lib/finance/year-ends";

import type { RentVsBuyInput } from "./input";

/** The loan of a home that is bought, and its mortgage insurance: dollars, and the month in which that ends. */
type HomeLoan = {
  loanAmount: number;
  monthlyPayment: number;
  monthlyPmi: number;
  pmiEndMonth: number;
};

/** One year of both paths, in unrounded dollars. */
export type WealthYear = {
  /** How many years have passed at its end: 1, 2, … and, where the last one is short, 2.5. */
  year: number;
  /** The home sold, the loan repaid, and the owner’s investments, at its end. */
  ownerWealth: number;
  /** What the renter has invested, at its end. */
  renterWealth: number;
  /** The year from whose end on the owner has been ahead; 0 where the owner is not. */
  aheadSince: number;
  /** What owning costs in the year: loan payments, tax, maintenance, insurance, dues and PMI. */
  owning: number;
  /** What renting costs in the year: rent and insurance. */
  renting: number;
  /** What the owner has invested, at its end. */
  ownerInvestments: number;
};

/** Both paths year by year, whoever pays less investing the difference. */
export function wealthOfBoth(input: RentVsBuyInput, loan: HomeLoan, cashAtStart: number) {
  const { loanAmount, monthlyPayment, monthlyPmi, pmiEndMonth } = loan;
  const term = input.loanTerm * 12;
  const upkeepRate = (input.propertyTaxRate + input.maintenance) / 100;
  const valueAfter = (years: number) =>
    input.homePrice * growthFactor(input.appreciation / 100, years);
  /** What the first rent of $1 is by then. */
  const rentAfter = (years: number) => growthFactor(input.rentIncrease / 100, years);

  const costs = yearEnds(input.years).map((year, before) => {
    const monthsUntil = (last: number) => Math.min(year * 12, last) - Math.min(before * 12, last);
    const part = year - before;
    const upkeep =
      valueAfter(before) * upkeepRate + input.annualInsurance + (input.monthlyDues ?? 0) * 12;
    const rent = input.monthlyRent * rentAfter(before) + input.rentersInsurance;
    return {
      year,
      months: part * 12,
      rentOfOne: rentAfter(before) * part * 12,
      owning:
        monthlyPayment * monthsUntil(term) + monthlyPmi * monthsUntil(pmiEndMonth) + upkeep * part,
      renting: rent * part * 12,
    };
  });
  const invested = (opening: number, amount: (cost: (typeof costs)[number]) => number) =>
    investedByYear(
      input.investmentReturn,
      opening,
      costs.map((cost) => ({ amount: amount(cost), months: cost.months })),
    );
  const owner = invested(0, ({ owning, renting }) => Math.max(0, renting - owning));
  const renter = invested(cashAtStart, ({ owning, renting }) => Math.max(0, owning - renting));

  let aheadSince = 0;
  const wealthByYear = costs.map(({ year, owning, renting }, index): WealthYear => {
    const ownerInvestments = owner[index]?.balance ?? 0;
    const renterWealth = renter[index]?.balance ?? 0;
    const sold = valueAfter(year) * (1 - input.sellingCosts / 100);
    const owed = remainingBalance(input.annualRate / 1200, term, loanAmount, year * 12);
    const ownerWealth = sold - owed + ownerInvestments;
    const isAhead = amountLeft(ownerWealth, renterWealth) > 0;
    aheadSince = isAhead ? aheadSince || year : 0;
    return { year, ownerWealth, renterWealth, aheadSince, owning, renting, ownerInvestments };
  });

  return {
    wealthByYear,
    returnsDifference: sumBy(owner, grown) - sumBy(renter, grown),
    rentGrown: invested(0, ({ rentOfOne }) => rentOfOne).at(-1)?.balance ?? 0,
  };
}

const grown = ({ growth }: { growth: number }) => growth;
