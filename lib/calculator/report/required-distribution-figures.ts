import type { Section } from "@/lib/calculator/definition";
import { isBornThen } from "@/lib/calculator/form/birth-year-field";
import { formatNumber, formatRoundedUsd } from "@/lib/format";
import type { DistributionFigures } from "@/lib/tax-law/retirement/next-distribution";

import { count, ratio, usd, year } from "./outputs";

/** The age of the first one by the birth year, as a formula: lib/tax-law/retirement/first-distribution-age.ts. */
export const firstDistributionAgeFormula = "IF(birthYear>=1960, 75, IF(birthYear>=1951, 73, 72))";

/**
 * The next distribution that the law requires, over `birthYear`, `currentAge` and `retirementAge`. `balance` then is a
 * formula; `workingUntil` an age until which an employer’s plan requires none.
 */
export function requiredDistributionFigures({
  balance,
  rule,
  workingUntil,
}: {
  balance: string;
  rule: string;
  workingUntil?: string;
}) {
  const onlyIf = isBornThen;
  const later = workingUntil ? `, INT(${workingUntil})` : "";
  return {
    requiredDistribution: usd("First required distribution", {
      note: "What you must take out that year, or more. It is taxed as income.",
      explanation: {
        rule: "The balance divided by the distribution period.",
        formula: "distributionBalance/divisor",
        onlyIf,
      },
    }),
    distributionYear: year("For the year", {
      note: "The first one may wait until April 1 of the next year.",
      explanation: {
        rule: "The year in which you reach that age.",
        formula: "birthYear+distributionAge",
        onlyIf,
      },
    }),
    distributionAge: count("year")("Your age in that year", {
      explanation: {
        rule: `73, or 75 if you were born in 1960 or later${workingUntil ? ", or your retirement age if that is later" : ""}. This year’s age if that is past.`,
        formula: `MAX(${firstDistributionAgeFormula}, YEAR(today)-birthYear${later})`,
        onlyIf,
      },
    }),
    distributionBalance: usd("Balance then, with nothing taken out", {
      explanation: { rule, formula: balance, onlyIf },
    }),
    divisor: ratio("Distribution period", {
      note: "In years, from the Uniform Lifetime Table: 26 CFR 1.401(a)(9)-9(c).",
      explanation: { rule: "The table’s number for that age.", lookup: true, onlyIf },
    }),
  };
}

/** What the law requires, under a heading of its own. None where it is not asked about. */
export const requiredDistributionSection = (
  { requiredDistribution }: DistributionFigures,
  text: string,
): Section<DistributionFigures>[] =>
  requiredDistribution === null
    ? []
    : [
        {
          title: "Required distributions",
          text: `For a traditional account, under 26 U.S.C. 401(a)(9). ${text} The law uses the balance at the end of the year before.`,
          figures: [
            "requiredDistribution",
            "distributionYear",
            "distributionAge",
            "distributionBalance",
            "divisor",
          ],
        },
      ];

/** The same in a sentence. None where it is not asked about. */
export function distributionVerdict(figures: DistributionFigures) {
  const { requiredDistribution, distributionAge, distributionBalance, divisor } = figures;
  if (
    requiredDistribution === null ||
    distributionAge === null ||
    distributionBalance === null ||
    divisor === null
  )
    return;
  return `If you take nothing out before, a traditional account holds ${formatRoundedUsd(distributionBalance)} at ${formatNumber(distributionAge)}, and you must then take ${formatRoundedUsd(requiredDistribution)}: the balance divided by ${formatNumber(divisor)}.`;
}

/** What the box of a birth year says that does not go with the age. */
export const birthYearErrors = (
  { distributionYear }: DistributionFigures,
  { birthYear, currentAge }: { birthYear?: number | null; currentAge: number },
) =>
  birthYear && distributionYear === null
    ? {
        birthYear: `Someone born in ${birthYear} is not ${formatNumber(Math.floor(currentAge))} today. Check the year or your current age.`,
      }
    : {};
