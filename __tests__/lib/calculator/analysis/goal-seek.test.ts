import { changeableInputs } from "@/lib/calculator/analysis/changeable-inputs";
import { solutionFor } from "@/lib/calculator/analysis/goal-seek";
import { numericFigures } from "@/lib/calculator/analysis/numeric-figures";
import type { Definition } from "@/lib/calculator/definition";
import { integer, money, number } from "@/lib/calculator/form/number-field";
import { complete, refused } from "@/lib/calculator/report/notice";
import { count, usd, words } from "@/lib/calculator/report/outputs";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

type Input = { x: number; whole: number; refused: number };
type Result = { years: number; months: number; said: string; y: number };

/** What a page with the figure y = curve(input) declares. */
const definitionWith = (curve: (input: Input) => number): Definition<Input, Result> => ({
  calculate: (input) => {
    const months = Math.round(curve(input));
    return { y: curve(input), years: Math.floor(months / 12), months: months % 12, said: "this" };
  },
  id: "loans-credit/mortgage",
  submit: "Draw",
  fields: {
    x: number("X", { min: -100, max: 100 }),
    whole: integer("Whole"),
    refused: money("Refused", { above: 0, blank: 1 }),
  },
  validate: ({ refused: amount }) =>
    amount > 50 ? { notice: refused("Too much."), errors: { refused: "Less." } } : undefined,
  headline: "said",
  outputs: {
    years: count("year")("Time", { continuedBy: "months" }),
    months: count("month")("Months beyond whole years"),
    said: words("Said", { continuedBy: "y" }),
    y: usd("Y"),
  },
  verdict: ({ y }) => `${y}.`,
  toast: ({ y }) => complete(`${y}.`),
  example: { x: 3, whole: 7, refused: 1 },
});
const world = { today: { year: 2026, month: 1, day: 1 } };

/** Solves for `name` with the figure y = curve(input), as on a page with the example in its boxes. */
function solved(
  curve: (input: Input) => number,
  name: keyof Input,
  target: number,
  figureName = "y",
) {
  const definition = definitionWith(curve);
  const outcome = run(definition, draftOf(definition.fields, definition.example), world);
  if (!outcome.ok) throw new Error("The example has no answer");
  const { calculation, draft } = outcome;
  const figure = numericFigures(definition, calculation.result).find(
    (one) => one.name === figureName,
  );
  const input = changeableInputs(definition.fields, calculation.input, world.today).find(
    ({ box }) => box === name,
  );
  if (!figure || !input) throw new Error("No such figure or input");
  return solutionFor({ calculation, draft, figure, input, target });
}

const found = (...points: [amount: number, value: number][]) => ({
  kind: "found",
  points: points.map(([amount, value]) => ({ amount, value: expect.closeTo(value, 2) })),
});

test("one number that gives it, to the cent", () => {
  expect(solved(({ x }) => 3 * x, "x", 10.5)).toEqual(found([3.5, 10.5]));
});

test("as many digits as the figure needs, and no more", () => {
  expect(solved(({ x }) => 1000 * x, "x", 4321.56)).toEqual(found([4.32156, 4321.56]));
});

test("several, the nearest to the visitor's own first", () => {
  expect(solved(({ x }) => x ** 2, "x", 16)).toEqual(found([4, 16], [-4, 16]));
});

test("one that the figure only touches", () => {
  expect(solved(({ x }) => (x - 20.2) ** 2, "x", 0)).toEqual(found([20.2, 0]));
});

test("two that lie close together, where the figure turns", () => {
  expect(solved(({ x }) => (x - 40.37) ** 2, "x", 0.01)).toEqual(
    found([40.27, 0.01], [40.47, 0.01]),
  );
});

test("of many that give it, the nearest", () => {
  expect(solved(({ x }) => Math.round(x / 10), "x", 4)).toEqual(found([35, 4]));
  expect(solved(({ x }) => Math.round(x / 10), "x", -1)).toEqual(found([-5.01, -1]));
});

test("beside a region without a figure", () => {
  expect(solved(({ x }) => (x > 2.9 ? 1 / (x - 2.9) : NaN), "x", 200)).toEqual(found([2.905, 200]));
  expect(solved(({ x }) => (x < 3.1 ? 1 / (3.1 - x) : Infinity), "x", 200)).toEqual(
    found([3.095, 200]),
  );
});

test("a whole number stays one", () => {
  expect(solved(({ whole }) => whole * 12, "whole", 240)).toEqual(found([20, 240]));
  expect(solved(({ whole }) => whole * 12, "whole", 250)).toEqual({
    kind: "passed",
    points: [
      { amount: 20, value: 240 },
      { amount: 21, value: 252 },
    ],
  });
});

test("years and months are one figure, wished for in months", () => {
  expect(solved(({ whole }) => whole * 5, "whole", 100, "years")).toEqual(found([20, 100]));
});

test("a figure that jumps over it", () => {
  expect(solved(({ x }) => (x < 12.345 ? 5 : 9), "x", 7)).toEqual({
    kind: "passed",
    points: [
      { amount: 12.34, value: 5 },
      { amount: 12.35, value: 9 },
    ],
  });
});

test("a figure that does not depend on it", () => {
  expect(solved(({ whole }) => whole, "x", 8)).toEqual({ kind: "flat" });
});

test("a figure that is that value already", () => {
  expect(solved(({ x }) => x + 0.001, "x", 3)).toEqual({ kind: "already" });
});

test("out of reach: the nearest that can be calculated", () => {
  expect(solved(({ x }) => x, "x", 150)).toEqual({
    kind: "unreached",
    nearest: { amount: 100, value: 100 },
  });
  expect(solved(({ refused: amount }) => amount, "refused", 60)).toEqual({
    kind: "unreached",
    nearest: { amount: expect.closeTo(50, 5), value: expect.closeTo(50, 5) },
  });
});

test("a target that only reads as what can be reached", () => {
  expect(solved(({ x }) => x, "x", 100.001)).toEqual(found([100, 100]));
  expect(solved(({ x }) => x, "x", 100.01)).toMatchObject({ kind: "unreached" });
});
