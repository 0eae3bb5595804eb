import { quoteRange } from "@/lib/finance/quote-range";

export type HomeInsuranceInput = {
  /** Dollars to build the home again, above 0. */
  replacementCost: number;
  /** Changes nothing. */
  location: string;
  /** From 1800 to this year. */
  yearBuilt: number;
  /** Dollars of each claim that the owner pays, 0 or more. */
  deductible: number;
  /** Only frame changes anything. */
  constructionType: "frame" | "masonry" | "mixed" | "other";
  /** The factor by which quotes vary, drawn once for each visit: from 0.8 to 1.2. */
  variation: number;
};

/** Dollars and factors. */
type HomeInsuranceResult = {
  estimatedAnnualPremium: number;
  estimatedMonthlyPremium: number;
  lowestAnnualPremium: number;
  midpointAnnualPremium: number;
  highestAnnualPremium: number;
  ageFactor: number;
  constructionFactor: number;
  deductibleFactor: number;
};

/** The part of the replacement cost that a year costs, before any factor. */
const baseRate = 0.004;

/**
 * A home premium as an illustration, with fixed factors:
 *
 *     midpoint = 0.4% of the replacement cost × age × construction × deductible
 *     estimate = midpoint × variation
 */
export function homeInsurance({
  replacementCost,
  yearBuilt,
  deductible,
  constructionType,
  variation,
}: HomeInsuranceInput): HomeInsuranceResult {
  const ageFactor = yearBuilt < 1980 ? 1.2 : 1;
  const constructionFactor = constructionType === "frame" ? 1.1 : 1;
  const deductibleFactor = deductibleFactorOf(deductible);
  const midpointAnnualPremium =
    replacementCost * baseRate * ageFactor * constructionFactor * deductibleFactor;
  const { low, high } = quoteRange(midpointAnnualPremium);
  const estimatedAnnualPremium = midpointAnnualPremium * variation;
  return {
    estimatedAnnualPremium,
    estimatedMonthlyPremium: estimatedAnnualPremium / 12,
    lowestAnnualPremium: low,
    midpointAnnualPremium,
    highestAnnualPremium: high,
    ageFactor,
    constructionFactor,
    deductibleFactor,
  };
}

function deductibleFactorOf(deductible: number): number {
  if (deductible >= 2_500) return 0.85;
  return deductible <= 500 ? 1.1 : 1;
}
