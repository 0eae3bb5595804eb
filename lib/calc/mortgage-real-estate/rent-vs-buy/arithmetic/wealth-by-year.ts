import { amountLeft } from "@/lib/finance/amount-left";
import { remainingBalance } from "@/lib/finance/loan/remaining-balance";
import { sumBy } from "@/lib/finance/sum-by";
import { investedByYear } from "@/lib/finance/time-value/invested-by-year";

import { costsByYear, valueAfter, type CostYear, type HomeLoan } from "./costs-by-year";
import { federalTaxesOf, type TaxYear } from "./federal-taxes";
import type { RentVsBuyInput } from "./input";

/** One year of both paths, in unrounded dollars. */
export type WealthYear = {
  /** How many years have passed at its end: 1, 2, … and, where the last one is short, 2.5. */
  year: number;
  /** The home sold, the loan repaid, and the owner’s investments, at its end, less the tax on gains. */
  ownerWealth: number;
  /** What the renter has invested, at its end, less the tax on gains. */
  renterWealth: number;
  /** The year from whose end on the owner has been ahead; 0 where the owner is not. */
  aheadSince: number;
  /** What owning costs in the year: loan payments, tax, maintenance, insurance, dues and PMI, less tax saved. */
  owning: number;
  /** What renting costs in the year: rent and insurance. */
  renting: number;
  /** What the owner has invested, at its end. */
  ownerInvestments: number;
  /** What the renter has invested, at its end. */
  renterInvestments: number;
  /** What each of them adds during the year. */
  ownerAdded: number;
  renterAdded: number;
};

/** Both paths year by year, whoever pays less investing the difference. */
export function wealthOfBoth(input: RentVsBuyInput, loan: HomeLoan, cashAtStart: number) {
  const taxes = federalTaxesOf(input, loan);
  const costs = costsByYear(input, loan, taxes?.years.map(({ taxSaved }) => taxSaved) ?? []);
  const invested = (opening: number, amount: (cost: CostYear) => number) =>
    investedByYear(
      input.investmentReturn,
      opening,
      costs.map((cost) => ({ amount: amount(cost), months: cost.months })),
    );
  /** What both invest, if the first rent were that many dollars more. */
  const investmentsAt = (more: number) => ({
    owner: invested(0, (cost) => Math.max(0, cost.renting + more * cost.rentOfOne - cost.owning)),
    renter: invested(cashAtStart, (cost) =>
      Math.max(0, cost.owning - cost.renting - more * cost.rentOfOne),
    ),
  });
  const { owner, renter } = investmentsAt(0);

  let aheadSince = 0;
  const gains = { owner: 0, renter: 0 };
  const taxByYear: TaxYear[] = [];
  const wealthByYear = costs.map(({ year, owning, renting }, index): WealthYear => {
    const { balance: ownerInvestments = 0, growth: ownerGrowth = 0 } = owner[index] ?? {};
    const { balance: renterInvestments = 0, growth: renterGrowth = 0 } = renter[index] ?? {};
    gains.owner += ownerGrowth;
    gains.renter += renterGrowth;
    const { ownersTax, rentersTax } = taxes?.onSale(index, gains) ?? untaxed;
    const owningYear = taxes?.years[index];
    if (owningYear) taxByYear.push({ ...owningYear, ownersTax, rentersTax });

    const sold = valueAfter(year, input) * (1 - input.sellingCosts / 100);
    const term = input.loanTerm * 12;
    const owed = remainingBalance(input.annualRate / 1200, term, loan.loanAmount, year * 12);
    const ownerWealth = sold - owed + ownerInvestments - ownersTax;
    const renterWealth = renterInvestments - rentersTax;
    const isAhead = amountLeft(ownerWealth, renterWealth) > 0;
    aheadSince = isAhead ? aheadSince || year : 0;
    return {
      year,
      ownerWealth,
      renterWealth,
      aheadSince,
      owning,
      renting,
      ownerInvestments,
      renterInvestments,
      ownerAdded: Math.max(0, renting - owning),
      renterAdded: Math.max(0, owning - renting),
    };
  });

  /** The renter’s tax on gains at the end less the owner’s, if the first rent were that many dollars more. */
  function taxAt(more: number): number {
    if (!taxes) return 0;
    const other = investmentsAt(more);
    const { ownersTax, rentersTax } = taxes.onSale(costs.length - 1, {
      owner: sumBy(other.owner, grown),
      renter: sumBy(other.renter, grown),
    });
    return rentersTax - ownersTax;
  }

  return {
    wealthByYear,
    taxByYear,
    taxAt,
    ownersGain: sumBy(owner, grown),
    rentersGain: sumBy(renter, grown),
    rentGrown: invested(0, ({ rentOfOne }) => rentOfOne).at(-1)?.balance ?? 0,
  };
}

const untaxed = { ownersTax: 0, rentersTax: 0 };

const grown = ({ growth }: { growth: number }) => growth;
