import { amountLeft } from "@/lib/finance/amount-left";
import type { CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";
import { applicablePercentage } from "@/lib/tax-law/health/applicable-percentage";
import { coverageYearOn } from "@/lib/tax-law/health/coverage-year-on";
import type { CoverageYearOption } from "@/lib/tax-law/health/coverage-years";
import { medicaidLine } from "@/lib/tax-law/health/medicaid-line";
import { povertyGuidelinesOn } from "@/lib/tax-law/health/poverty-guidelines-on";
import { povertyLine } from "@/lib/tax-law/health/poverty-line";
import { povertyLines } from "@/lib/tax-law/health/poverty-lines";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { premiumCreditRows, type PremiumCreditRow } from "@/lib/tax-law/health/premium-credit-rows";
import { newestCoverageYear, type PremiumCredit } from "@/lib/tax-law/health/premium-credits";
import { premiumTaxCredit } from "@/lib/tax-law/health/premium-tax-credit";
import { placeOf } from "@/lib/tax-law/states/place-of";
import { territoryOf } from "@/lib/tax-law/states/territory-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import { benchmarkOf, type Benchmark, type KnownBenchmark } from "./arithmetic/benchmark";
import { cliffOf, type Cliff } from "./arithmetic/cliff";

export type HealthPremiumInput = {
  /** Whole years, above 0. */
  age: number;
  /** A state, a territory or a ZIP code. It changes nothing of the estimate, only what the law says. */
  location: string;
  /** Dollars a year, 0 or more, of the household. */
  annualIncome: number;
  /** People, a whole number above 0: those of one tax return. */
  familySize: number;
  coverageLevel: "bronze" | "silver" | "gold" | "platinum";
  /** Dollars a month: the second-lowest silver plan. Null or 0 where it is not known. */
  lawBenchmarkPremium?: number | null;
  /** As the state of the location numbers its rating areas, from 1. Null where it is not known. */
  ratingArea?: number | null;
  /** The ages of the others who are covered, as a list: "56, 17". */
  otherAges?: string;
  /** The coverage year of the law; "" is the one that people choose coverage for today. */
  coverageYear?: CoverageYearOption | "";
  /** "" where it is not known. Married filing separately has no credit. */
  lawFilingStatus?: FilingStatus | "";
};

/** What the poverty guidelines say of a household. The territories have none. */
type Guidelines = {
  /** Dollars a year: what the poverty line is made of. */
  firstPerson: number;
  eachAdditional: number;
  povertyLine: number;
  /** Percent of the poverty line; rounded so that an income at the edge of a band is at the edge. */
  povertyPercent: number;
  roundedPercent: number;
  /** Dollars a year. Null in a year without an end. */
  creditEnds: number | null;
  /** Dollars a year, by the guidelines in force today. */
  medicaidFirstPerson: number;
  medicaidEachAdditional: number;
  medicaidLine: number;
  /** The years of the guidelines that the credit and Medicaid go by. */
  creditGuidelines: number;
  medicaidGuidelines: number;
};

export type HealthPremiumResult = {
  /** Dollars a month, like the next two. */
  estimatedPremium: number;
  basePremium: number;
  estimatedSubsidy: number;
  levelFactor: number;
  /** Dollars a year: the subsidy is paid above this, and below four times this. */
  subsidyThreshold: number;
  law: {
    /** The coverage year that the law is that of. */
    coverageYear: number;
    /** Whose poverty line it is, or the territory, which has none. */
    place: string;
    /** Percent of the poverty line: above it there is no credit. Null in a year without an end. */
    endPercent: number | null;
    /** Whether income, place and filing status leave room for a credit. */
    isEligible: boolean;
    /** Percent of the income. Null where there is no room for a credit. */
    applicablePercentage: number | null;
    /** Dollars a month, for the benchmark plan. Null where there is no percentage. */
    expectedContribution: number | null;
    /** Dollars a month, where the benchmark premium is known; 0 without a percentage. */
    credit?: number;
    /**
     * Dollars a month for the benchmark plan, the credit taken off. Null where there is no credit and
     * the benchmark premium is not known: its whole price.
     */
    benchmarkCost: number | null;
    /** How many years the coverage that is chosen today is past the newest year known. Null where it is not. */
    yearsBehind: number | null;
    /** Percent of the income that is expected at the end of the scale. Null in a year without one. */
    endShare: number | null;
  } & Partial<Guidelines> &
    KnownBenchmark &
    Partial<Cliff>;
  scale: readonly PremiumCreditRow[];
};
export type WithGuidelines = HealthPremiumResult & { law: Guidelines };
export type WithArea = HealthPremiumResult & { law: Benchmark };

const levelFactors = { bronze: 0.9, silver: 1, gold: 1.2, platinum: 1.4 };

const places = {
  contiguous: "The 48 states and DC",
  alaska: "Alaska",
  hawaii: "Hawaii",
};

/**
 * A health premium as an illustration with fixed figures, and what the law of a coverage year expects
 * the household to pay:
 *
 *     base     = (300 + 5 × years of age above 40 + 150 × people beyond the first) × level factor
 *     subsidy  = base × (1 − income ÷ (4 × threshold)), between threshold and 4 × threshold; else 0
 *     expected = applicable percentage × income ÷ 12
 */
export function healthPremium(
  input: HealthPremiumInput,
  { today }: { today: CalendarDay },
): HealthPremiumResult {
  const { age, annualIncome, familySize, coverageLevel } = input;
  const others = familySize - 1;
  const levelFactor = levelFactors[coverageLevel];
  const basePremium = (300 + 5 * Math.max(0, age - 40) + 150 * others) * levelFactor;

  const subsidyThreshold = 15_000 + 5_000 * others;
  const isSubsidized = annualIncome > subsidyThreshold && annualIncome < 4 * subsidyThreshold;
  const estimatedSubsidy = isSubsidized
    ? basePremium * (1 - annualIncome / (4 * subsidyThreshold))
    : 0;

  return {
    estimatedPremium: Math.max(0, basePremium - estimatedSubsidy),
    basePremium,
    estimatedSubsidy,
    levelFactor,
    subsidyThreshold,
    ...underTheLaw(input, today),
  };
}

function underTheLaw(input: HealthPremiumInput, today: CalendarDay) {
  const { location, annualIncome, coverageYear = "", lawFilingStatus } = input;
  const yearToday = coverageYearOn(today);
  const premiumCredit = premiumCreditOf(Number(coverageYear || yearToday));
  const ends = premiumCredit.bands.at(-1)?.to ?? null;

  const territory = territoryOf(location);
  const guidelines = territory === null ? guidelinesOf(input, premiumCredit, today) : undefined;
  const line = guidelines?.povertyLine;
  const hasRoom = line !== undefined && lawFilingStatus !== "marriedFilingSeparately";
  const percentage = hasRoom ? applicablePercentage(premiumCredit, annualIncome, line) : null;
  const scale = hasRoom
    ? premiumCreditRows(premiumCredit, annualIncome, line)
    : premiumCreditRows(premiumCredit);
  const expected = percentage === null ? null : (annualIncome * percentage) / 12;
  const known = benchmarkOf(input, premiumCredit.year);
  const { benchmark } = known;
  const credit = benchmark === undefined ? undefined : premiumTaxCredit(expected, benchmark);
  const endShare = ends === null ? null : (scale.at(-1)?.end ?? null);
  const creditEnds = guidelines?.creditEnds ?? null;
  const cliff =
    hasRoom && creditEnds !== null && endShare !== null
      ? cliffOf(input, {
          coverageYear: premiumCredit.year,
          creditEnds,
          endShare,
          isOver: percentage === null && annualIncome > line,
          benchmark,
        })
      : {};

  return {
    law: {
      coverageYear: premiumCredit.year,
      place: territory === null ? places[placeOf(location)] : inTitle(territory),
      ...guidelines,
      endPercent: ends === null ? null : ends * 100,
      isEligible: percentage !== null,
      applicablePercentage: percentage === null ? null : sumBy(scale, ({ reached }) => reached),
      expectedContribution: expected,
      ...known,
      ...(credit !== undefined && { credit }),
      benchmarkCost:
        benchmark === undefined || credit === undefined ? expected : amountLeft(benchmark, credit),
      yearsBehind: yearsSince(newestCoverageYear, { year: yearToday }),
      endShare,
      ...cliff,
    },
    scale,
  };
}

/** The lines of the household in a state: of the credit of a year, and of Medicaid today. */
function guidelinesOf(
  { location, annualIncome, familySize }: HealthPremiumInput,
  { year, bands }: PremiumCredit,
  today: CalendarDay,
): Guidelines {
  const place = placeOf(location);
  const guidelines = povertyGuidelinesOn({ year: year - 1, month: 11, day: 1 });
  const inForce = povertyGuidelinesOn(today);
  const line = povertyLine(guidelines, place, familySize);
  const ends = bands.at(-1)?.to ?? null;
  return {
    firstPerson: guidelines[place].firstPerson,
    eachAdditional: guidelines[place].eachAdditional,
    povertyLine: line,
    povertyPercent: (annualIncome / line) * 100,
    roundedPercent: povertyLines(annualIncome, line) * 100,
    creditEnds: ends === null ? null : line * ends,
    medicaidFirstPerson: inForce[place].firstPerson,
    medicaidEachAdditional: inForce[place].eachAdditional,
    medicaidLine: medicaidLine(povertyLine(inForce, place, familySize)),
    creditGuidelines: guidelines.year,
    medicaidGuidelines: inForce.year,
  };
}

/** A territory as a heading has it: "The U.S. Virgin Islands". */
const inTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
