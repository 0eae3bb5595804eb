import { areaPremium } from "@/lib/tax-law/health/area-premium";
import { benchmarkPremiums } from "@/lib/tax-law/health/benchmark-premiums";
import { coveredFactor } from "@/lib/tax-law/health/covered-factor";
import { stateOf } from "@/lib/tax-law/states/state-of";

import { agesIn } from "./ages-in";

/** Who is covered and where, and what is known of the price: calculation.ts says what each is. */
type Covered = {
  age: number;
  location: string;
  ratingArea?: number | null;
  otherAges?: string;
  lawBenchmarkPremium?: number | null;
};

export type Benchmark = {
  /** Whether the next three are known. */
  hasAreaPrice: boolean;
  /** Dollars a month at age factor 1, in the year of the prices. */
  areaPremium: number;
  /** Of everybody covered. */
  ageFactors: number;
  /** Dollars a month in that year. */
  areaBenchmark: number;
  /** Dollars a month in the coverage year: what was typed, or that of the rating area. */
  benchmark: number;
};

/** What of it is known. */
export type KnownBenchmark = Pick<Benchmark, "hasAreaPrice"> & Partial<Benchmark>;

/**
 * The price of the benchmark plan, as far as it is known: what was typed wins over that of the rating area, which is
 * known of one year only.
 *
 *     areaBenchmark = premium of the rating area at age factor 1 × the factors of those covered
 */
export function benchmarkOf(
  { age, location, lawBenchmarkPremium, ratingArea = null, otherAges = "" }: Covered,
  coverageYear: number,
): KnownBenchmark {
  const state = stateOf(location);
  const others = agesIn(otherAges);
  const premium = state && ratingArea !== null ? areaPremium(state, ratingArea) : null;
  const factor = state && others && coveredFactor(state, [age, ...others]);
  const area =
    premium === null || factor === null
      ? undefined
      : { areaPremium: premium, ageFactors: factor, areaBenchmark: premium * factor };
  const priced = coverageYear === benchmarkPremiums.year ? area?.areaBenchmark : undefined;
  const benchmark = lawBenchmarkPremium || priced;
  return {
    hasAreaPrice: area !== undefined,
    ...area,
    ...(benchmark !== undefined && { benchmark }),
  };
}
