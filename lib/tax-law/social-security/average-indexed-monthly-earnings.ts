import { averageWageIndex } from "./average-wage-index";
import { contributionAndBenefitBase } from "./contribution-and-benefit-base";
import { valueOfYear } from "./value-of-year";

/**
 * The average indexed monthly earnings (AIME), on which benefits are figured, in dollars.
 *
 * - `earnings` of each year in dollars, in order: 0 for a year without
 * - `workedFrom` the year of the first of them, not before the birth nor before 1951. The last may be that of the newest
 *   contribution and benefit base.
 * - `birthYear` from 1929, since when 35 years count, to that of those whose index is published, who reach 62 by 2026.
 *   For others there is averageLevelEarnings.
 *
 * A RangeError says so for years outside of these.
 *
 *     indexed = the lesser of earnings and base × index of the year of age 60 ÷ index of the year, to the cent;
 *               from the year of age 60 on as they are
 *     average = the 35 highest ÷ 35 ÷ 12, down to the dollar
 *
 * @example averageIndexedMonthlyEarnings([16_196, 17_283], 1986, 1964) // 311
 * @example averageIndexedMonthlyEarnings(Array(40).fill(300_000), 1986, 1964) // 14358
 *
 * Source: 42 U.S.C. 415(b), and SSA’s manual for the cent (POMS RS 00605.018,
 * https://secure.ssa.gov/POMS.NSF/lnx/0300605018, read on 2026-11-28).
 */
export function averageIndexedMonthlyEarnings(
  earnings: readonly number[],
  workedFrom: number,
  birthYear: number,
): number {
  const newestBirth = averageWageIndex.year - 60;
  if (!(birthYear >= 1929 && birthYear <= newestBirth))
    throw new RangeError(`birthYear must be from 1929 to ${newestBirth}. It is ${birthYear}.`);
  const { firstYear, year: newest } = contributionAndBenefitBase;
  const earliest = Math.max(birthYear, firstYear);
  if (!(workedFrom >= earliest))
    throw new RangeError(`workedFrom must be ${earliest} or later. It is ${workedFrom}.`);
  const lastYear = workedFrom + earnings.length - 1;
  if (lastYear > newest)
    throw new RangeError(`earnings must end by ${newest}. They end in ${lastYear}.`);

  const indexingYear = birthYear + 60;
  const index = valueOfYear(averageWageIndex, indexingYear);
  const indexedCents = earnings.map((amount, position) => {
    const year = workedFrom + position;
    const cents = Math.min(amount, valueOfYear(contributionAndBenefitBase, year)) * 100;
    const indexed =
      year < indexingYear ? (cents * index) / valueOfYear(averageWageIndex, year) : cents;
    return Math.round(indexed);
  });
  const counted = indexedCents.toSorted((one, other) => other - one).slice(0, 35);
  return Math.floor(counted.reduce((sum, cents) => sum + cents, 0) / 42_000);
}
