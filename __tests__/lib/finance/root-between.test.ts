import fc from "fast-check";

import { rootBetween } from "@/lib/finance/root-between";

test("finds √2", () => {
  expect(rootBetween((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 15);
});

test("takes an end that is a root", () => {
  expect(rootBetween((x) => x, 0, 2)).toBe(0);
  expect(rootBetween((x) => x - 2, 0, 2)).toBe(2);
});

test("is quicker than halving where the curve is smooth", () => {
  let calls = 0;
  rootBetween(
    (x) => {
      calls++;
      return Math.exp(x) - 2;
    },
    0,
    2,
  );
  expect(calls).toBeLessThan(11);
});

// Each needs another part of the method: the inverse parabola, halving where the secant closes in too
// slowly, the smallest step beside the root, the end that lies nearer to it.
test.each<[string, (x: number) => number, number, number, number, number]>([
  ["the cubic of Wallis", (x) => x * x * x - 2 * x - 5, 2, 3, 2.0945514815423265, 8],
  ["a triple root", (x) => (x - 1) * (x - 1) * (x - 1), 0, 3.3, 1, 135],
  ["a step of an arc", (x) => Math.atan(1e3 * (x - 33)), 0, 100, 33, 22],
  ["a pole beside the end", (x) => 1 / x - 40, 1e-9, 1, 1 / 40, 16],
  ["a wave upon a slope", (x) => x - 2 + Math.sin(9 * x), -3, 7, 2.084945343155, 12],
  ["a root near 0", (x) => x * Math.exp(-x * x) + 1e-12, -1, 4, -1e-12, 12],
  ["a root of the logarithm", (x) => Math.log(x) - 5, 1e-3, 1e6, Math.exp(5), 20],
])(
  "finds the root of %s in as many looks as it takes today",
  (_, curve, low, high, root, looks) => {
    let calls = 0;
    const found = rootBetween((x) => ((calls += 1), curve(x)), low, high);
    expect([calls, found]).toEqual([looks, expect.closeTo(root, 12)]);
  },
);

test.each([1e-200, 1e200])("tells signs apart where products would not: slope %p", (slope) => {
  expect(rootBetween((x) => Math.expm1(x - 1) * slope, 0, 3)).toBeCloseTo(1, 15);
});

test("cannot escape from a curve that is nearly flat and then a cliff", () => {
  expect(rootBetween((x) => x ** 31 - 1e-12, 0, 100)).toBeCloseTo(1e-12 ** (1 / 31), 12);
});

test("needs no more rounds than halving would", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 99, noNaN: true }), (root) => {
      let calls = 0;
      const found = rootBetween(
        (x) => {
          calls++;
          return Math.atan(1e3 * (x - root));
        },
        0,
        100,
      );
      expect(Math.abs(found / root - 1)).toBeLessThan(1e-14);
      expect(calls).toBeLessThan(140);
    }),
  );
});

test("ends at a jump over zero that no number meets", () => {
  expect(rootBetween((x) => (x < 0 ? -1 : 1), -1, 1.5)).toBeCloseTo(0, 15);
  expect(rootBetween((x) => (x < 1 / 3 ? -1 : 1), 0, 1)).toBeCloseTo(1 / 3, 15);
});

test("asks no more than it needs at an end that is a root", () => {
  const asked: number[] = [];
  const line = (x: number) => {
    asked.push(x);
    return x - 2;
  };
  expect([rootBetween(line, 2, 4), rootBetween(line, 0, 2)]).toEqual([2, 2]);
  expect(asked).toEqual([2, 0, 2]);
});
