/** Falls of amounts that are made up, of every kind that the law has. */
import { fallsOf, type Fall } from "@/lib/tax-law/pay-kept/falls-of";

const dollarsOf = (falls: readonly Fall[]) =>
  falls.flatMap(({ at, times }) => Array.from({ length: times }, (_, place) => at + place));

/** By trying every dollar. */
function tried(amountAt: (dollars: number) => number, farthest: number): number[] {
  const dollars = Array.from({ length: farthest }, (_, at) => at);
  return dollars.filter((at) => amountAt(at) - amountAt(at + 1) > 0.005);
}

const stairs =
  (from: number, step: number, each: number) =>
  (at: number): number =>
    -each * Math.ceil(Math.max(0, at - from) / step);
const cliff =
  (after: number, lost: number) =>
  (at: number): number =>
    at > after ? -lost : 0;
const sumOf =
  (...parts: ((at: number) => number)[]) =>
  (at: number): number =>
    parts.reduce((sum, part) => sum + part(at), 0);
/** A part of each dollar up to a limit, and another above it. */
const bent =
  (limit: number, below: number, above: number) =>
  (at: number): number =>
    below * Math.min(at, limit) + above * Math.max(0, at - limit);

const slope = (at: number) => 0.7 * at;

const amounts: readonly (readonly [name: string, amount: (at: number) => number, falls: number])[] =
  [
    ["nothing but a slope", slope, 0],
    ["brackets", sumOf(bent(9_321, 0.9, 0.7), bent(17_777, 0.1, -0.5)), 0],
    ["a cliff", sumOf(slope, cliff(12_345, 800)), 1],
    ["a cliff that takes a cent more than the dollar brings", sumOf(slope, cliff(777, 0.71)), 1],
    ["a cliff that takes a cent less", sumOf(slope, cliff(777, 0.69)), 0],
    ["two cliffs within a few dollars", sumOf(slope, cliff(5_003, 20), cliff(5_009, 20)), 2],
    ["steps of $1,000", sumOf(slope, stairs(3_210, 1_000, 50)), 27],
    ["steps of $100 that are as many as cells have parts", sumOf(slope, stairs(0, 100, 2)), 300],
    ["two rules in turn", sumOf(slope, stairs(500, 1_000, 30), stairs(4_000, 2_500, 9)), 36],
    [
      "a credit that ends where another begins",
      sumOf(slope, cliff(8_000, 400), cliff(8_000, -400)),
      0,
    ],
    ["a stretch", bent(10_000, 0.7, -0.2), 20_000],
    ["a curve with a cliff", sumOf((at) => 0.9 * at - (at * at) / 60_000, cliff(20_001, 3)), 2_851],
  ];

test.each(amounts)("%s", (_, amountAt, count) => {
  const farthest = 30_000;
  const expected = tried(amountAt, farthest);
  expect(expected).toHaveLength(count);
  expect(dollarsOf(fallsOf(amountAt, farthest))).toEqual(expected);
});

test("what is known is looked at, however narrow", () => {
  // Up again three dollars later: nothing between the places that are looked at says so.
  const amountAt = sumOf(slope, cliff(1_005, 5), cliff(1_008, -5));
  expect(fallsOf(amountAt, 10_000)).toEqual([]);
  expect(dollarsOf(fallsOf(amountAt, 10_000, [1_005]))).toEqual([1_005]);
});

test("few amounts are asked for where few things happen: by steps, and in a stretch", () => {
  const askedOf = (amount: (at: number) => number) => {
    const seen = new Set<number>();
    const falls = fallsOf((at) => {
      seen.add(at);
      return amount(at);
    }, 150_000);
    return { asked: seen.size, dollars: dollarsOf(falls).length };
  };
  const steps = askedOf(sumOf(slope, stairs(20_000, 1_000, 50)));
  expect(steps.dollars).toBe(130);
  expect(steps.asked).toBeLessThan(1_500);
  for (let from = 20_100; from < 20_120; from++) {
    const stretch = askedOf(bent(from, 0.7, -0.2));
    expect(stretch.dollars).toBe(150_000 - from);
    expect(stretch.asked).toBeLessThan(500);
  }
});
