/**
 * A chart as data: what it shows and what it finds, nothing of how it is drawn. All values are
 * unrounded dollars, one for each position on the x axis.
 */
export type Chart = Area | Bars | Lines;

type Plot = {
  /** Unique within the calculator. */
  name: string;
  /** The finding, in a sentence with the visitor's own numbers. */
  title: string;
  /** What is drawn: the line under the title and the caption of the table. */
  subject: string;
  x: Axis;
  series: readonly Series[];
};

export type Axis = {
  label: string;
  values: readonly number[];
  /** What the positions count; years where nothing is said. Ticks fall on round numbers of it. */
  unit?: Division["unit"];
};

export type Series = { label: string; values: readonly number[] };

/** A point worth seeing: what it is, and where it lies in words. */
export type Mark = { x: number; y: number; label: string; detail: string };

/** Amounts over time, one on the other. */
export type Area = Plot & { kind: "area"; marks: readonly Mark[] };

/** The parts of each period's total, one on the other. */
export type Bars = Plot & { kind: "bars" };

/** Amounts over time, side by side. A step holds each value until the next one. */
export type Lines = Plot & { kind: "lines"; curve: "straight" | "step"; marks: readonly Mark[] };

/** About as many points as a phone can show and a person will read in a table. */
const mostPoints = 60;

/** How a length of time is divided for a chart. */
export type Division = {
  unit: "month" | "year";
  /** How many months there are from one point to the next. */
  step: number;
};

/** By month up to two years, else by year; by several years where those would be too many. */
export function divisionOf(months: number): Division {
  if (months <= 24) return { unit: "month", step: 1 };
  return { unit: "year", step: 12 * Math.ceil(months / 12 / mostPoints) };
}
