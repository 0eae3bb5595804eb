import { fitAnAxis, mostDrawn } from "@/lib/calculator/charts/charts-of";
import type { Figure } from "@/lib/calculator/report/figure";
import { valueIn } from "@/lib/calculator/report/groups";
import { headlineOf, sideOf, wholeOf } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";
import { rootBetween } from "@/lib/finance/root-between";

import { changeableInputs, type ChangeableInput } from "./changeable-inputs";
import { resultAlong } from "./figure-curve";
import { numericFigures, type NumericFigure } from "./numeric-figures";
import { roundPlaces } from "./round-places";

/** The headline figure, or the two that compete for it, over the sensible range of one number. */
export type BreakEvenAnalysis<Result> = {
  /** Rising: round numbers, the visitor's own, and where the answer changes sides. */
  places: readonly number[];
  /** One line, or two that compete. */
  lines: readonly [FigureLine<Result>, ...FigureLine<Result>[]];
  breakEvens: readonly BreakEven[];
  /** What the answer is called now: "Buying". Nothing where it has no sides, or is on neither. */
  side?: string;
};

type FigureLine<Result> = { figure: NumericFigure<Result>; values: readonly number[] };

/** Where an answer changes sides, and what it is called below and above that. */
export type BreakEven = { x: number; below: string; above: string };

/** The numbers of a form that have a range to be drawn over: an amount of nothing and a box left blank have none. */
export const drawableInputs = <Input, Result>({
  definition,
  input: now,
  world,
}: Calculation<Input, Result>) =>
  changeableInputs(definition.fields, now, world.today).filter((input) => {
    const [from, to] = sensibleRange(input);
    return input.own !== null && !input.isBlank && from < to;
  });

/**
 * The headline figure as one number of the form changes, as far as there is a result to both sides of
 * the visitor's own. Nothing where the figure has no room on a chart. It breaks even
 * where the alternatives are equal, or where a figure with sign labels is 0: found by Brent's method
 * between two of the places, given to the cent or, of whole numbers, as the first on the other side.
 */
export function breakEvenAnalysis<Input, Result>(
  calculation: Calculation<Input, Result>,
  input: ChangeableInput<Input>,
): BreakEvenAnalysis<Result> | undefined {
  const { definition } = calculation;
  const contest = contestIn(calculation);
  const figures = drawnFigures(calculation, contest);
  const resultAt = resultAlong({ calculation, input });
  const lookAt = (x: number): Probe | undefined => {
    const result = resultAt(x);
    const values = result ? figures.map(({ valueOf }) => valueOf(result) ?? NaN) : [];
    const isDrawn = values.length > 0 && values.every((value) => Math.abs(value) <= mostDrawn);
    return result && isDrawn
      ? { x, values, side: sideWords(definition, result, contest?.decidedBy) }
      : undefined;
  };
  const own = lookAt(input.own ?? 0);
  const [first, ...rest] = figures;
  if (!own || !first) return undefined;

  const range = roundPlaces(...sensibleRange(input), mostPlaces, input.isWhole);
  const below = looksUntilNone(range.filter((x) => x < own.x).toReversed(), lookAt);
  const above = looksUntilNone(
    range.filter((x) => x > own.x),
    lookAt,
  );
  const looks = [...below.toReversed(), own, ...above];
  if (!fitAnAxis(looks.flatMap(({ values }) => values))) return undefined;

  const decided = looks.filter((look) => look.side !== undefined && leadIn(look) !== 0);
  const breakEvens = decided.flatMap((to, index): BreakEven[] => {
    const from = decided[index - 1];
    if (!from?.side || !to.side || leadIn(from) * leadIn(to) > 0) return [];
    const root = rootBetween((x) => leadIn(lookAt(x)), from.x, to.x);
    const x = input.isWhole ? Math.ceil(root) : Math.round(root * 100) / 100;
    return [{ x, below: from.side, above: to.side }];
  });

  const crossed = breakEvens.flatMap(({ x }) => lookAt(x) ?? []);
  const isNew = ({ x }: Probe) => looks.every((look) => look.x !== x);
  const places = [...looks, ...crossed.filter(isNew)].toSorted((one, other) => one.x - other.x);
  const lineOf = (figure: NumericFigure<Result>, line: number) => ({
    figure,
    values: places.map(({ values }) => values[line] ?? 0),
  });
  return {
    places: places.map(({ x }) => x),
    lines: [lineOf(first, 0), ...rest.map((figure, index) => lineOf(figure, index + 1))],
    breakEvens,
    side: decided.includes(own) ? own.side : undefined,
  };
}

/** What there is at one place: a value of each line, and what the answer is called. */
type Probe = { x: number; values: readonly number[]; side?: string };

/** How far one rival is before the other, or a single figure above nothing. */
function leadIn(look: Probe | undefined): number {
  const [one = NaN, other = 0] = look?.values ?? [];
  return one - other;
}

function looksUntilNone(places: readonly number[], lookAt: (x: number) => Probe | undefined) {
  const looks: Probe[] = [];
  for (const x of places) {
    const look = lookAt(x);
    if (!look) break;
    looks.push(look);
  }
  return looks;
}

/** What competes, and which figure says what wins: that is the answer now, wherever else another would lead. */
function contestIn<Input, Result>({ definition, result }: Calculation<Input, Result>) {
  const { headline, alternatives } = definition;
  const whole = wholeOf(definition, result);
  if (whole?.alternatives) return { decidedBy: whole.figure, alternatives: whole.alternatives };
  return alternatives && { decidedBy: headline, alternatives };
}

/** The two that compete, where the report names them, else the headline figure. */
function drawnFigures<Input, Result>(
  { definition, result }: Calculation<Input, Result>,
  contest: ReturnType<typeof contestIn<Input, Result>>,
) {
  const figures = numericFigures(definition, result);
  const competing = (contest?.alternatives ?? []).flatMap(
    (name) => figures.find((figure) => figure.name === name) ?? [],
  );
  return competing.length === 2 ? competing : figures.slice(0, 1);
}

/** On which side an answer is: the words of the figure that decides, or of the one shown large. */
function sideWords<Input, Result>(
  definition: Calculation<Input, Result>["definition"],
  result: Result,
  figure = headlineOf(definition, result),
): string | undefined {
  const value = valueIn(result, figure);
  if (typeof value === "string") return value;
  return sideOf((definition.outputs[figure] as Figure<Result, number>).signLabels, value)?.words;
}

/** How many years an age or a year of the calendar is followed to both sides. */
const yearsAround = 20;
/** How far a small rate is followed, in percent. */
const smallRate = 10;

/** From nothing to twice the visitor's own, as far as the box takes it. */
function sensibleRange({ kind, own, lowest, highest }: ChangeableInput<unknown>): [number, number] {
  const now = own ?? 0;
  const within = (from: number, to: number): [number, number] => [
    Math.max(from, lowest),
    Math.min(to, highest),
  ];
  if (kind === "age" || kind === "calendarYear")
    return within(now - yearsAround, now + yearsAround);
  if (kind === "percent") return within(0, Math.max(2 * now, smallRate));
  return within(Math.min(0, 2 * now), Math.max(0, 2 * now));
}

/** More of them no table needs. */
const mostPlaces = 40;
