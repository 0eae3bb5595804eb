import {
  crossingPoint,
  crossingsIn,
  type WealthPoint,
} from "@/lib/calc/mortgage-real-estate/rent-vs-buy/arithmetic/wealth-lines";

const at = (year: number, owner: number, renter: number): WealthPoint => ({
  ...{ year, owner, renter },
  ownerAhead: owner > renter,
});

// The owner is $30 behind after year 1 and $10 ahead half a year later: three quarters of the way.
test("the lines cross where the lead is nothing, in proportion to what it is at both ends", () => {
  const points = [at(0, 0, 50), at(1, 40, 70), at(1.5, 90, 80), at(2, 100, 60), at(3, 90, 120)];
  const crossings = crossingsIn(points);
  expect(crossings.map(([, { year }]) => year)).toEqual([1.5, 3]);
  expect(crossings.map(crossingPoint)).toEqual([
    { year: 1.375, wealth: 77.5 },
    { year: expect.closeTo(2 + 4 / 7, 9), wealth: expect.closeTo(60 + (60 * 4) / 7, 9) },
  ]);
});
