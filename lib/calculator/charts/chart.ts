import { percentile } from "@/lib/finance/history/percentile";
import { sumBy } from "@/lib/finance/sum-by";

/**
 * A chart as data: what it shows and what it finds, nothing of how it is drawn. All values are
 * unrounded, and dollars where nothing else is said.
 */
export type Chart = Plot | RowChart;

/** Amounts over time, over so many of something or over another amount. */
export type Plot = Area | Bars | Lines;

/** Named amounts, one under the other. */
export type RowChart = Amounts | Range | Tornado | Waterfall;

export type Heading = {
  /** Unique within the calculator. */
  name: string;
  /** The finding, in a sentence with the visitor's own numbers. */
  title: string;
  /** What is drawn: the line under the title and the caption of the table. */
  subject: string;
  /** The chart as it was before a number was moved: it stays in view, faint. */
  behind?: Chart;
};

/** One value of each series for each position on the x axis. */
type Courses = Heading & {
  x: Axis;
  series: readonly Series[];
  /** How the values are written, where they are no dollars. */
  written?: Written;
};

export type Axis = {
  label: string;
  values: readonly number[];
  /**
   * What the positions count, or that they are amounts; years where nothing is said. Ticks fall on
   * round numbers of it.
   */
  unit?: Division["unit"] | "unit" | "amount";
  /** How the positions are written, where they are no plain numbers. */
  written?: Written;
};

/** A value in words: in full, and as short as a tick has to be. */
export type Written = { show: (value: number) => string; tick: (value: number) => string };

export type Series = { label: string; values: readonly number[] };

/**
 * A point worth seeing: what it is, and where it lies in words. With the same words, the points of other
 * series at its position: `alsoAt: [1488.11]`.
 */
export type Mark = {
  x: number;
  y: number;
  alsoAt?: readonly number[];
  label: string;
  detail: string;
};

/**
 * Amounts over time, one on the other. A step holds each value until the next one.
 * `series: [{ label: "Pension", values: [20, 20] }, { label: "Missing", values: [0, 5], look: "missing" }]`
 */
export type Area = Omit<Courses, "series"> & {
  kind: "area";
  curve: "smooth" | "step";
  series: readonly Layer[];
  marks: readonly Mark[];
};

/** A layer of an area. The first is drawn as the first series of every chart, any other as the second. */
export type Layer = Series & { look?: LayerLook };

export type LayerLook = "first" | "second" | "secondStrong" | "neutral" | "missing";

/** How the layer at this place is drawn. */
export const lookOf = ({ look }: Layer, index: number): LayerLook =>
  look ?? (index === 0 ? "first" : "second");

/**
 * The parts of each period's total, one on the other; negative ones stand below zero. A line across
 * them is an amount of its own: the balance that inflows and outflows leave.
 * `line: { label: "Balance", values }`
 */
export type Bars = Courses & {
  kind: "bars";
  line?: Series;
  /** What the parts come to, where that is read with them: "Balance". */
  total?: string;
};

/**
 * Amounts side by side, negative ones below zero. A step holds each value until the next one.
 * `series: [{ label: "Savings", values: [0, 100] }]`
 */
export type Lines = Courses & {
  kind: "lines";
  curve: "straight" | "step";
  marks: readonly Mark[];
  ground?: Ground;
  stretches?: readonly Stretch[];
};

/**
 * A part of the x axis that is set off over the whole height, and what is so there. Where it is narrower than a
 * line, it is drawn as one. `stretches: [{ from: 24_250, to: 24_755, detail: "a raise leaves less" }]`
 */
export type Stretch = { from: number; to: number; detail: string };

/**
 * Many courses behind the lines, all alike and faint: they are read by the lowest, the middle and the highest at
 * each point. Those far above the others leave the picture.
 * `ground: { label: "126 periods", paths: [[100, 90], [100, 120]] }`
 */
export type Ground = { label: string; paths: readonly (readonly number[])[] };

/**
 * Amounts side by side. A negative one reaches to the other side of zero.
 * `rows: [{ label: "Housing", amount: 1500 }], whole: "all spending"`
 */
export type Amounts = Heading & {
  kind: "amounts";
  /** What the amounts add up to, where their shares of it are worth reading: "all spending". */
  whole?: string;
  /** The one that the visitor looks for is marked. */
  rows: readonly { label: string; amount: number; isMarked?: boolean }[];
};

/**
 * How far amounts may lie apart, all on one axis, and one that is marked.
 * `rows: [{ label: "Premium", low: 96, value: 120, high: 144 }], marked: "Estimate"`
 */
export type Range = Heading & {
  kind: "range";
  /** What the marked value is: "Estimate". */
  marked: string;
  rows: readonly { label: string; low: number; value: number; high: number }[];
};

/** How far something moves either way from what it is now, in whatever it is counted. */
export type Tornado = Heading & {
  kind: "tornado";
  /** What the numbers of a row are: "If lower", "If higher". */
  columns: readonly [string, string];
  /** The moves themselves; in words what it is at the lower and the higher end, and both moves in the table. */
  rows: readonly {
    label: string;
    moves: readonly [number, number];
    ends: readonly [string, string];
    cells: readonly [string, string];
  }[];
};

/** How one amount becomes another, step by step. */
export type Waterfall = Heading & { kind: "waterfall"; rows: readonly WaterfallRow[] };

export type WaterfallRow = {
  label: string;
  /** Signed, where it is a step. */
  amount: number;
  /** What was reached before and after it; a total stands on zero. */
  from: number;
  to: number;
  /** An amount in its own right: the first one, and what the steps come to. */
  isTotal: boolean;
};

/** What stays in view behind a chart: one of another kind says nothing about it. */
export const behindOf = <Kind extends Chart>({ kind, behind }: Kind): Kind | undefined =>
  behind?.kind === kind ? (behind as Kind) : undefined;

/** Every course that a plot says; of bars that have one, their total too. */
export function coursesOf(plot: Plot): readonly Series[] {
  if (plot.kind === "lines" && plot.ground) return [...plot.series, ...groundCourses(plot.ground)];
  if (plot.kind !== "bars") return plot.series;
  const { series, line, total } = plot;
  return [...series, ...(line ? [line] : []), ...(total ? [totalOf(series, total)] : [])];
}

const groundCourses = (ground: Ground): Series[] => [
  { label: `Lowest of ${ground.label}`, values: groundAt(ground, 0) },
  { label: `Middle of ${ground.label}`, values: groundAt(ground, 50) },
  { label: `Highest of ${ground.label}`, values: groundAt(ground, 100) },
];

/** At each point, the value that so many percent of the courses are below. */
export const groundAt = ({ paths }: Ground, percent: number): number[] =>
  (paths[0] ?? []).map((_, index) =>
    percentile(
      paths.map((path) => path[index] ?? 0),
      percent,
    ),
  );

const totalOf = (series: readonly Series[], label: string): Series => ({
  label,
  values: (series[0]?.values ?? []).map((_, index) =>
    sumBy(series, ({ values }) => values[index] ?? 0),
  ),
});

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
