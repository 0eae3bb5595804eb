import { amountLeft } from "@/lib/finance/amount-left";
import { risingTotal } from "@/lib/finance/time-value/rising-total";

/** What can be counted beyond the specified sums: all of it may be left out. */
export type CountedInput = {
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
  /** By how much a year’s worth grows, as a fraction. */
  yearlyChange: number;
  totalNeeds: number;
  totalAssets: number;
};

/**
 * The need where the family has an income of its own, or final expenses. Every year’s amount is paid at its start and
 * is worth what the income of that year is; a part of a last year counts as that part:
 *
 *     worth(x, n)    = x × ((1 + yearlyChange)^n − 1) ÷ yearlyChange
 *     partnerCovers  = worth(partnerIncome, not above annualIncome; years)
 *     survivorsCover = worth(12 × survivorBenefit, not above the rest of the income; survivorYears, not above years)
 *
 * Nothing where nothing of it is entered.
 */
export function countedNeed(
  { annualIncome, years, yearlyChange, totalNeeds, totalAssets }: Specified,
  { finalExpenses = 0, partnerIncome = 0, survivorBenefit = 0, survivorYears }: CountedInput,
): CountedNeed | undefined {
  if (finalExpenses + partnerIncome + survivorBenefit === 0) return undefined;
  const worth = (amount: number, forYears: number) => risingTotal(yearlyChange, forYears, amount);

  const partner = Math.min(partnerIncome, annualIncome);
  const partnerCovers = worth(partner, years);
  const benefit = Math.min(12 * survivorBenefit, annualIncome - partner);
  const survivorsCover = worth(benefit, Math.min(survivorYears ?? years, years));

  const countedNeeds = totalNeeds + finalExpenses;
  const uncovered = amountLeft(countedNeeds, totalAssets, partnerCovers, survivorsCover);
  return {
    ...(partnerIncome > 0 && { partnerCovers }),
    ...(survivorBenefit > 0 && { survivorsCover }),
    countedNeeds,
    countedAssets: totalAssets + partnerCovers + survivorsCover,
    countedNeed: Math.max(0, uncovered),
    countedOver: Math.max(0, -uncovered),
  };
}
