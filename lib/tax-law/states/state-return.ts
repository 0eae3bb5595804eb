import { federalReturn } from "../federal-return";
import { bracketRows, type BracketRow } from "../income/bracket-rows";
import type { KnownYear } from "../years/law-years";
import { filerOf, type StateHousehold } from "./filer";
import type { NamedAmount, StateLaw } from "./state-law";

/** Dollars a year. */
export type StateTax = {
  /** The year of the state’s law: the newest known here, where the one asked for is not. */
  year: KnownYear;
  /** What the form begins with, additions and subtractions counted. */
  stateAgi: number;
  stateDeductions: number;
  stateTaxableIncome: number;
  /** By the brackets, and what is due besides. */
  stateTaxBeforeCredits: number;
  stateIncomeTaxBeforeRefundableCredits: number;
  /** After all credits: negative is paid out. */
  stateIncomeTax: number;
  /** Contributions of employees, such as for disability and family leave. */
  employeeStatePayrollTax: number;
  /** What a city or county taxes: 0 where none does. */
  localTaxBase: number;
  /** What credits take off the tax of the city or county. */
  localCredits: number;
  /** At the rate that was given, after its credits. */
  localIncomeTax: number;
  /** The return in the order of its form, lines of 0 left out. */
  lines: readonly StateLine[];
  /** Of each return where spouses are taxed apart. */
  brackets: readonly StateBracket[];
  contributions: readonly NamedAmount[];
};

/** A bracket of a state, with the taxable income of the return that it is of. */
export type StateBracket = BracketRow & { income: number };

export type StateLine = {
  name: string;
  /** What it does to the sum so far: additions and taxes count up, the others down. */
  kind: "start" | "addition" | "subtraction" | "deduction" | "tax" | "credit" | "refundableCredit";
  amount: number;
};

/** A household’s federal return of a year. */
export type FederalOf = (year: KnownYear) => ReturnType<typeof federalReturn>;

/**
 * The income tax of a state on a household that lives in it all year.
 *
 * - `law` of the state
 * - `asked` year: the state’s newest year that is not after it, and its oldest before that
 * - `localRate` percent, of the tax that `law.local` names
 * - `federalOf` the household’s federal return of a year: worked out unless it is known
 *
 *     state AGI      = what the form begins with + additions − subtractions
 *     taxable income = state AGI − deductions and exemptions, not below 0
 *     tax            = tax in the brackets + other taxes − credits, not below 0 − refundable credits
 *     local tax      = rate × wages or taxable income − its credits, not below 0
 *
 * @example stateReturn({ filingStatus: "single", wages: 80_000 }, pennsylvania, 2026).stateIncomeTax // 2456
 *
 * Source: the document of each state’s year.
 */
export function stateReturn(
  household: StateHousehold,
  law: StateLaw,
  asked: KnownYear,
  localRate = 0,
  federalOf: FederalOf = (year) => federalReturn(household, year),
): StateTax {
  const { year, contributions = [] } = yearOf(law, asked);
  const filer = filerOf(household, federalOf(year), year);
  const columns = law.returnsOf(filer).map((one) => {
    const [, start] = one.start;
    const agi = start + total(one.additions) - total(one.subtractions);
    const taxable = Math.max(0, agi - total(one.deductions));
    const brackets = bracketRows(taxable, one.rates, one.limits);
    return { ...one, agi, taxable, brackets: brackets.map((row) => ({ ...row, income: taxable })) };
  });
  const brackets = columns.flatMap((one) => one.brackets);
  const taxable = sum(columns.map((one) => one.taxable));
  const ofKind = (kind: Kind) => columns.flatMap((one) => one[kind] ?? []);

  const before = sum(brackets.map(({ tax }) => tax)) + total(ofKind("otherTaxes"));
  const credits = withinTax(ofKind("credits"), before);
  const beforeRefundable = before - total(credits);
  const paid = filer.people.map(({ wages }) => wages);
  const contributed = contributions.map(({ name, rate, wageBase = Infinity }): NamedAmount => [
    name,
    sum(paid.map((wages) => rate * Math.min(wages, wageBase))),
  ]);
  const localTaxBase = law.local ? (law.local.base === "wages" ? sum(paid) : taxable) : 0;
  const fraction = localRate / 100;
  const localTax = localTaxBase * fraction;
  const offLocalTax = columns.flatMap((one) => one.localCredits?.(fraction) ?? []);
  const localCredits = total(withinTax(offLocalTax, localTax));

  return {
    year,
    stateAgi: sum(columns.map(({ agi }) => agi)),
    stateDeductions: total(ofKind("deductions")),
    stateTaxableIncome: taxable,
    stateTaxBeforeCredits: before,
    stateIncomeTaxBeforeRefundableCredits: beforeRefundable,
    stateIncomeTax: beforeRefundable - total(ofKind("refundableCredits")),
    employeeStatePayrollTax: total(contributed),
    localTaxBase,
    localCredits,
    localIncomeTax: localTax - localCredits,
    lines: [
      ...linesOf(
        "start",
        columns.map(({ start }) => start),
      ),
      ...linesOf("addition", ofKind("additions")),
      ...linesOf("subtraction", ofKind("subtractions")),
      ...linesOf("deduction", ofKind("deductions")),
      ...linesOf("tax", ofKind("otherTaxes")),
      ...linesOf("credit", credits),
      ...linesOf("refundableCredit", ofKind("refundableCredits")),
    ],
    brackets,
    contributions: contributed,
  };
}

type Kind =
  "additions" | "subtractions" | "deductions" | "otherTaxes" | "credits" | "refundableCredits";

/** The newest year that is not after the one asked for; before them all, the oldest. */
function yearOf({ code, years }: StateLaw, asked: KnownYear) {
  const found = years.findLast(({ year }) => year <= asked) ?? years[0];
  if (!found) throw new RangeError(`There is no law of ${code}.`);
  return found;
}

/** Each as far as the ones before it leave a tax. */
function withinTax(credits: readonly NamedAmount[], tax: number): NamedAmount[] {
  let left = tax;
  return credits.map(([name, amount]) => {
    const used = Math.max(0, Math.min(amount, left));
    left -= used;
    return [name, used];
  });
}

const linesOf = (kind: StateLine["kind"], amounts: readonly NamedAmount[]): StateLine[] =>
  amounts.filter(([, amount]) => amount !== 0).map(([name, amount]) => ({ name, kind, amount }));

const total = (amounts: readonly NamedAmount[] = []) => sum(amounts.map(([, amount]) => amount));

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
