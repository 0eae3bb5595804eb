import { sumBy } from "@/lib/finance/sum-by";
import { applicablePercentage } from "@/lib/rates/applicable-percentage";
import { medicaidLine } from "@/lib/rates/medicaid-line";
import { poverty, premiumCredit, year } from "@/lib/rates/newest-law";
import { placeOf } from "@/lib/rates/place-of";
import { povertyLine } from "@/lib/rates/poverty-line";
import { povertyLines } from "@/lib/rates/poverty-lines";
import { premiumCreditRows, type PremiumCreditRow } from "@/lib/rates/premium-credit-rows";
import { premiumTaxCredit } from "@/lib/rates/premium-tax-credit";
import { yearsSince } from "@/lib/rates/years-since";

export type HealthPremiumInput = {
  /** Whole years, above 0. */
  age: number;
  /** A state or a ZIP code. Of the estimate it changes nothing, of the law the poverty line. */
  location: string;
  /** Dollars a year, 0 or more, of the household. */
  annualIncome: number;
  /** People, a whole number above 0: those of one tax return. */
  familySize: number;
  coverageLevel: "bronze" | "silver" | "gold" | "platinum";
  /** Dollars a month, 0 or more: the second-lowest silver plan. Null where it is not known. */
  lawBenchmarkPremium?: number | null;
};

export type HealthPremiumResult = {
  /** Dollars a month, like the next two. */
  estimatedPremium: number;
  basePremium: number;
  estimatedSubsidy: number;
  levelFactor: number;
  /** Dollars a year: the subsidy is paid above this, and below four times this. */
  subsidyThreshold: number;
  /** Whose poverty line it is. */
  "law.place": string;
  /** Dollars a year: what the poverty line is made of. */
  "law.firstPerson": number;
  "law.eachAdditional": number;
  "law.povertyLine": number;
  /** Percent of the poverty line; rounded so that an income at the edge of a band is at the edge. */
  "law.povertyPercent": number;
  "law.roundedPercent": number;
  /** Percent of the income. Null where it is too low or too high for a credit. */
  "law.applicablePercentage": number | null;
  /** Dollars a month, for the benchmark plan. Null where there is no percentage. */
  "law.expectedContribution": number | null;
  /** Dollars a month, 0 without a percentage. Null where the benchmark premium is not known. */
  "law.credit": number | null;
  /** Dollars a year. */
  "law.medicaidLine": number;
  "law.creditEnds": number;
  /** How many years the calendar is past the newest law known. Null where it is not. */
  "law.yearsBehind": number | null;
  scale: readonly PremiumCreditRow[];
};

const levelFactors = { bronze: 0.9, silver: 1, gold: 1.2, platinum: 1.4 };

const places = {
  contiguous: "The 48 states and DC",
  alaska: "Alaska",
  hawaii: "Hawaii",
};

/**
 * A health premium as an illustration with fixed figures, and what the law of the newest year
 * expects the household to pay:
 *
 *     base     = (300 + 5 × years of age above 40 + 150 × people beyond the first) × level factor
 *     subsidy  = base × (1 − income ÷ (4 × threshold)), between threshold and 4 × threshold; else 0
 *     expected = applicable percentage × income ÷ 12
 */
export function healthPremium(
  input: HealthPremiumInput,
  { today }: { today: { year: number } },
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
    ...underTheLaw(input),
    "law.yearsBehind": yearsSince(year, today),
  };
}

function underTheLaw({
  location,
  annualIncome,
  familySize,
  lawBenchmarkPremium: benchmark = null,
}: HealthPremiumInput) {
  const place = placeOf(location);
  const line = povertyLine(poverty, place, familySize);
  const percentage = applicablePercentage(premiumCredit, annualIncome, line);
  const expected = percentage === null ? null : (annualIncome * percentage) / 12;
  const scale = premiumCreditRows(premiumCredit, annualIncome, line);
  return {
    "law.place": places[place],
    "law.firstPerson": poverty[place].firstPerson,
    "law.eachAdditional": poverty[place].eachAdditional,
    "law.povertyLine": line,
    "law.povertyPercent": (annualIncome / line) * 100,
    "law.roundedPercent": povertyLines(annualIncome, line) * 100,
    "law.applicablePercentage": percentage === null ? null : sumBy(scale, ({ reached }) => reached),
    "law.expectedContribution": expected,
    "law.credit": benchmark === null ? null : premiumTaxCredit(expected, benchmark),
    "law.medicaidLine": medicaidLine(line),
    "law.creditEnds": line * 4,
    scale,
  };
}
