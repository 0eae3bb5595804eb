import type { KnownYear } from "../years/law-years";
import type { Filer } from "./filer";
import type { StateCode } from "./state-abbreviations";

/** A line of a state’s form: what it is called there, and dollars a year. */
export type NamedAmount = readonly [name: string, amount: number];

/** What employees pay their state besides income tax. */
export type Contribution = {
  name: string;
  /** Fraction of the wages. */
  rate: number;
  /** The most wages of a year that it is on, in dollars: all of them unless given. */
  wageBase?: number;
};

/** What set the numbers of a year, and where they were read. */
export type StateYear = {
  /** The form, instructions or statute of the state. */
  document: string;
  /** Where the numbers were read, where that was not the document itself. */
  readIn: string;
  /** The day on which they were last compared with it, as 2026-11-28. */
  checked: string;
  contributions?: readonly Contribution[];
};

/** A state’s return in the order of its form. Amounts are dollars a year, none below zero but the first. */
export type StateReturn = {
  /** What the form begins with, such as the federal adjusted gross income. */
  start: NamedAmount;
  additions?: readonly NamedAmount[];
  subtractions?: readonly NamedAmount[];
  /** Deductions and exemptions: what is left is taxed. */
  deductions?: readonly NamedAmount[];
  /** Fractions, and where each bracket ends: the last has no end. */
  rates: readonly number[];
  limits: readonly number[];
  /** What is due besides the tax of the brackets. */
  otherTaxes?: readonly NamedAmount[];
  /** They lower the tax as far as there is any, in this order. */
  credits?: readonly NamedAmount[];
  /** They are paid out where there is no tax left. */
  refundableCredits?: readonly NamedAmount[];
  /** They lower the tax of the city or county as far as there is any, in this order. `rate` is a fraction. */
  localCredits?: (rate: number) => readonly NamedAmount[];
};

/** A tax of cities, counties or school districts, whose rate the visitor types. */
export type LocalTax = {
  /** "county income tax" */
  name: string;
  /** Percent: the lowest and the highest rate in the state. */
  range: readonly [from: number, to: number];
  /** What it is on. */
  base: "stateTaxableIncome" | "wages";
};

/** The income tax law of a state, of the years that are known here. */
export type StateLaw = {
  code: StateCode;
  /** The newest last. */
  years: readonly (StateYear & { year: KnownYear })[];
  /** One return, or those of both spouses where the form taxes them apart. */
  returnsOf: (filer: Filer) => readonly StateReturn[];
  local?: LocalTax;
  /** What the figures leave out, as a sentence lists it. */
  notModeled: readonly string[];
};

type Definition<Numbers> = {
  code: StateCode;
  years: Readonly<Partial<Record<KnownYear, StateYear & Numbers>>>;
  returnOf: (filer: Filer, law: Numbers) => StateReturn | readonly StateReturn[];
  local?: LocalTax;
  notModeled: readonly string[];
};

/** The law of a state: its numbers year by year, and the one rule that they go into. */
export const defineState = <Numbers extends object>({
  years,
  returnOf,
  ...law
}: Definition<Numbers>): StateLaw => ({
  ...law,
  years: Object.entries(years).map(([year, { document, readIn, checked, contributions }]) => ({
    year: Number(year) as KnownYear,
    document,
    readIn,
    checked,
    contributions,
  })),
  returnsOf(filer) {
    const numbers = years[filer.year];
    if (!numbers) throw new RangeError(`There is no law of ${filer.year} for ${law.code}.`);
    const answer = returnOf(filer, numbers);
    return Array.isArray(answer) ? answer : [answer as StateReturn];
  },
});
