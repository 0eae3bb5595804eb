import { earnedIncomeCredit } from "../../credits/earned-income-credit";
import { lawOf } from "../../years/law-of";
import type { Filer } from "../filer";

/**
 * The federal earned income credit that somebody without children would have who is not of its ages, 25 to 64:
 * several states give their share of it from 18 on.
 *
 * - `from`, `to` age of one of the people on the return, in years
 *
 * Returns dollars a year: 0 where there is the federal credit itself, and for dependents.
 *
 * @example creditAtOtherAges({ year: 2025, status: "single", people: [{ age: 20 }], household: {}, childAges: [], federal: { earnedIncome: 8_000, adjustedGrossIncome: 8_000, disqualifiedIncome: 0, earnedIncomeCredit: 0 } }, 18, 24) // 612
 *
 * Source: 26 U.S.C. 32 without its subsection (c)(1)(A)(ii)(II).
 */
export function creditAtOtherAges(filer: Filer, from: number, to = Infinity): number {
  const { year, status, people, household, childAges, federal } = filer;
  const isOfAge = people.some(({ age }) => age >= from && age <= to);
  if (household.isDependent || !isOfAge || childAges.length > 0) return 0;
  if (federal.earnedIncomeCredit > 0) return 0;

  const law = lawOf(`${year}`).earnedIncomeCredit;
  return earnedIncomeCredit(law, status, { ...federal, children: 0, ages: law.ages });
}
