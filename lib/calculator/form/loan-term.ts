import { plainDecimal } from "./plain-decimal";
import { typedNumber } from "./typed-number";

/** In what people give the term of a loan. Calculations and links take years. */
export type TermUnit = "years" | "months";

type Term = { number: string; unit: TermUnit };

/**
 * What stands in the box of a term: a number, and the unit behind it or else the one beside the box.
 *
 * @example readTerm("72 mo") // { number: "72", unit: "months" }
 */
export function readTerm(typed: string, beside: TermUnit = "years"): Term {
  const [, number, months, years] =
    /^\s*([\d.,]+)\s*(?:(mos?|months?)|(y|yrs?|years?))\.?\s*$/i.exec(typed) ?? [];
  if (number && months) return { number, unit: "months" };
  return number && years ? { number, unit: "years" } : { number: typed, unit: beside };
}

/**
 * A term in years, as a link carries it. Twelve times the number that stands for 61 months is 61 again, and so
 * for all whole months: 12 is a sum of two powers of two.
 *
 * @example termInYears("61", "months") // 5.083333333333333
 */
export function termInYears(typed: string, beside?: TermUnit): string {
  const { number, unit } = readTerm(typed, beside);
  const months = unit === "months" ? typedNumber(number) : undefined;
  return months?.sign === "" ? plainDecimal(months.value / 12) : number;
}

/** A number of years as a box shows it: in months where nobody would write it as years. */
export function shownTerm(years: string): Term {
  const months = Math.round(Number(years) * 12);
  const isMonths = /\.\d{3,}$/.test(years) && plainDecimal(months / 12) === years;
  return isMonths ? { number: String(months), unit: "months" } : { number: years, unit: "years" };
}
