import type { Errors } from "@/lib/calculator/definition";
import { areaPremium } from "@/lib/tax-law/health/area-premium";
import { benchmarkPremiums } from "@/lib/tax-law/health/benchmark-premiums";
import { coveredFactor } from "@/lib/tax-law/health/covered-factor";
import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";
import { stateOf } from "@/lib/tax-law/states/state-of";
import { territoryOf } from "@/lib/tax-law/states/territory-of";

import { agesIn } from "./arithmetic/ages-in";
import type { HealthPremiumInput, HealthPremiumResult } from "./calculation";

/** What the boxes of the benchmark plan say beside an answer that stands without them. */
export function benchmarkErrors(
  { law }: HealthPremiumResult,
  input: HealthPremiumInput,
): Errors<HealthPremiumInput> {
  const { lawBenchmarkPremium = null, ratingArea = null, otherAges = "" } = input;
  const area = ratingArea === null ? undefined : areaError(ratingArea, input);
  return {
    ...(lawBenchmarkPremium === 0 && {
      lawBenchmarkPremium: "This counts as blank. Enter the plan’s full price, before any credit.",
    }),
    ...(area !== undefined && { ratingArea: area }),
    ...(agesIn(otherAges) === null
      ? { otherAges: "Enter whole ages with commas, such as 56, 17." }
      : otherAges.trim() !== "" &&
        ratingArea === null &&
        law.benchmark === undefined && {
          otherAges: "The ages count only with a rating area. Enter it too.",
        }),
  };
}

function areaError(
  ratingArea: number,
  { age, location, otherAges = "" }: HealthPremiumInput,
): string | undefined {
  const territory = territoryOf(location);
  if (territory !== null)
    return `There is no Marketplace in ${territory}, so this changes nothing.`;
  const state = stateOf(location);
  if (state === null)
    return "Each state numbers its own areas. Enter yours above: its name, its two letters or a ZIP code.";
  if (areaPremium(state, ratingArea) !== null)
    return coveredFactor(state, [age, ...(agesIn(otherAges) ?? [])]) === null
      ? "Vermont’s price for children alone is not known here. Enter the benchmark premium."
      : undefined;
  const { length } = benchmarkPremiums.areas[state];
  const name = stateAbbreviations[state];
  if (ratingArea <= length)
    return `No price is known here for this area of ${name}. Enter the benchmark premium.`;
  return length === 1
    ? `All of ${name} is rating area 1.`
    : `The rating areas of ${name} are 1 to ${length}.`;
}
