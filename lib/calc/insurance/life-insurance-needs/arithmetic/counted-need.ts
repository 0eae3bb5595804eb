import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";
import { risingTotal } from "@/lib/finance/time-value/rising-total";

/** What can be counted beyond the specified sums: all of it may be left out. */
export type CountedInput = {
  /** Percent a year by which the income would have risen, 0 to 100. */
  growth?: number;
  /** Percent a year that the payout earns, 0 to 100. */
  rate?: number;
  /** Dollars, 0 or more. */
  finalExpenses?: number;
  /** Dollars a year of the partner’s income that stand in for the income lost, 0 or more. */
  partnerIncome?: number;
  /** Dollars a month of survivors benefits, 0 or more. */
  survivorBenefit?: number;
  /** Years that they are paid, above 0. Null is as long as the income is replaced. */
  survivorYears?: number | null;
};

/** The need with all that is counted, in today’s dollars. */
export type CountedNeed = {
  /** What the income of all the years is worth today. Where it grows, or the payout earns something. */
  incomePresentValue?: number;
  /** What the partner’s income covers of it. */
  partnerCovers?: number;
  /** What survivors benefits cover of the rest. */
  survivorsCover?: number;
  countedNeeds: number;
  countedAssets: number;
  /** What the needs are above the assets, 0 when the assets reach them. */
  countedNeed: number;
  /** What the assets are above the needs, 0 when they are not. */
  countedOver: number;
};

type Specified = {
  annualIncome: number;
  years: number;
  /** Dollars: all that is needed besides the income. */
  otherNeeds: number;
  totalAssets: number;
};

/**
 * The need where the income grows, the payout earns something, and the family has an income of its own. Every
 * year’s amount is paid at its start and rises like the income; a part of a last year counts as that part:
 *
 *     change         = (1 + growth) ÷ (1 + rate) − 1
 *     worth(x, n)    = x × ((1 + change)^n − 1) ÷ change
 *     partnerCovers  = worth(partnerIncome, not above annualIncome; years)
 *     survivorsCover = worth(12 × survivorBenefit, not above the rest of the income; survivorYears, not above years)
 *
 * Nothing where nothing of it is entered.
 */
export function countedNeed(
  { annualIncome, years, otherNeeds, totalAssets }: Specified,
  {
    growth = 0,
    rate = 0,
    finalExpenses = 0,
    partnerIncome = 0,
    survivorBenefit = 0,
    survivorYears,
  }: CountedInput,
): CountedNeed | undefined {
  const isDiscounted = growth > 0 || rate > 0;
  if (!isDiscounted && finalExpenses + partnerIncome + survivorBenefit === 0) return undefined;

  // (1 + growth) ÷ (1 + rate) − 1 without the digits that the difference would lose.
  const change = (growth - rate) / (100 + rate);
  const worth = (amount: number, forYears: number) => risingTotal(change, forYears, amount);

  const income = worth(annualIncome, years);
  const partner = Math.min(partnerIncome, annualIncome);
  const partnerCovers = worth(partner, years);
  const benefit = Math.min(12 * survivorBenefit, annualIncome - partner);
  const survivorsCover = worth(benefit, Math.min(survivorYears ?? years, years));

  const countedNeeds = sumBy([income, otherNeeds, finalExpenses], (amount) => amount);
  const uncovered = amountLeft(countedNeeds, totalAssets, partnerCovers, survivorsCover);
  return {
    ...(isDiscounted && { incomePresentValue: income }),
    ...(partnerIncome > 0 && { partnerCovers }),
    ...(survivorBenefit > 0 && { survivorsCover }),
    countedNeeds,
    countedAssets: totalAssets + partnerCovers + survivorsCover,
    countedNeed: Math.max(0, uncovered),
    countedOver: Math.max(0, -uncovered),
  };
}
