import { quoteRange } from "@/lib/finance/quote-range";

export type CarInsuranceInput = {
  /** Years, above 15. */
  driverAge: number;
  /** Changes nothing. */
  location: string;
  /** The model year, from 1980 to next year. */
  carYear: number;
  /** Changes nothing. */
  carMakeModel: string;
  drivingRecord: "clean" | "minor" | "major";
  /** Liability as the state demands it, or collision and comprehensive too. */
  coverageType: "minimum" | "full";
  /** The factor by which quotes vary, drawn once for each visit: from 0.8 to 1.2. */
  variation: number;
};

/** Dollars and factors. */
type CarInsuranceResult = {
  estimatedMonthlyPremium: number;
  estimatedAnnualPremium: number;
  lowestMonthlyPremium: number;
  midpointMonthlyPremium: number;
  highestMonthlyPremium: number;
  ageFactor: number;
  carFactor: number;
  recordFactor: number;
  coverageFactor: number;
};

/** Dollars a month, before any factor. */
const base = 100;
const recordFactors = { clean: 1, minor: 1.3, major: 2 };
const coverageFactors = { minimum: 1, full: 1.5 };

/**
 * A car premium as an illustration, with fixed factors:
 *
 *     midpoint = 100 × age × car × record × coverage
 *     estimate = midpoint × variation
 */
export function carInsurance(
  { driverAge, carYear, drivingRecord, coverageType, variation }: CarInsuranceInput,
  { today }: { today: { year: number } },
): CarInsuranceResult {
  const ageFactor = ageFactorOf(driverAge);
  const carFactor = today.year - carYear < 5 ? 1.2 : 1;
  const recordFactor = recordFactors[drivingRecord];
  const coverageFactor = coverageFactors[coverageType];
  const midpointMonthlyPremium = base * ageFactor * carFactor * recordFactor * coverageFactor;
  const { low, high } = quoteRange(midpointMonthlyPremium);
  const estimatedMonthlyPremium = midpointMonthlyPremium * variation;
  return {
    estimatedMonthlyPremium,
    estimatedAnnualPremium: estimatedMonthlyPremium * 12,
    lowestMonthlyPremium: low,
    midpointMonthlyPremium,
    highestMonthlyPremium: high,
    ageFactor,
    carFactor,
    recordFactor,
    coverageFactor,
  };
}

function ageFactorOf(driverAge: number): number {
  if (driverAge < 25) return 1.8;
  return driverAge < 30 ? 1.3 : 1;
}
