import fc from "fast-check";

import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import { marginalRate } from "@/lib/tax-law/income/marginal-rate";
import { taxByBracket } from "@/lib/tax-law/income/tax-by-bracket";
import { laws } from "@/lib/tax-law/years/laws";

import { at, statuses } from "../tax-tables";

/** Every graduated schedule that the law has. */
const schedules = laws.flatMap(({ year, incomeTax, capitalGains, estate }) => [
  ...statuses.flatMap((status) => [
    { name: `income tax ${year} ${status}`, ...incomeTax, limits: incomeTax.limits[status] },
    { name: `gains ${year} ${status}`, ...capitalGains, limits: capitalGains.limits[status] },
  ]),
  { name: `estate ${year}`, ...estate },
]);

const cents = fc.integer({ min: 0, max: 2_000_000_000 }).map((amount) => amount / 100);
const anySchedule = fc.constantFrom(...schedules);

/** The same tax the other way round: everything at the first rate, and what the rates rise by. */
const byRises = (amount: number, rates: readonly number[], limits: readonly number[]) =>
  rates.reduce((sum, rate, index) => {
    const over = index === 0 ? 0 : at(limits, index - 1);
    const rise = rate - (index === 0 ? 0 : at(rates, index - 1));
    return sum + rise * Math.max(0, amount - over);
  }, 0);

test.each(schedules)(
  "$name: at every limit the tax goes on rising, from there at the next rate",
  ({ rates, limits }) => {
    expect(limits).toHaveLength(rates.length - 1);
    for (const [index, limit] of limits.entries()) {
      const tax = (amount: number) => graduatedTax(amount, rates, limits);
      const [below, above] = [at(rates, index), at(rates, index + 1)];
      expect(above).toBeGreaterThan(below);
      expect(limit).toBeGreaterThan(limits[index - 1] ?? 0);

      expect(tax(limit) - tax(limit - 0.01)).toBeCloseTo(below / 100, 7);
      expect(tax(limit + 0.01) - tax(limit)).toBeCloseTo(above / 100, 7);
      expect(marginalRate(limit - 0.01, rates, limits)).toBe(below);
      expect(marginalRate(limit, rates, limits)).toBe(below);
      expect(marginalRate(limit + 0.01, rates, limits)).toBe(above);
    }
  },
);

test("it is the sum of what each rise of the rate adds", () => {
  fc.assert(
    fc.property(anySchedule, cents, ({ rates, limits }, amount) => {
      const other = byRises(amount, rates, limits);
      expect(Math.abs(graduatedTax(amount, rates, limits) - other)).toBeLessThan(1e-6);
    }),
  );
});

test("the brackets hold the whole amount once, each at its rate", () => {
  fc.assert(
    fc.property(anySchedule, cents, ({ rates, limits }, amount) => {
      const brackets = taxByBracket(amount, rates, limits);
      expect(brackets.map(({ rate }) => rate)).toEqual(rates);
      expect(brackets.map(({ over }) => over)).toEqual([0, ...limits]);
      expect(brackets.map(({ upTo }) => upTo)).toEqual([...limits, null]);
      expect(brackets.reduce((sum, { taxed }) => sum + taxed, 0)).toBeCloseTo(amount, 6);
      for (const { rate, over, upTo, taxed, tax } of brackets) {
        expect(tax).toBe(rate * taxed);
        if (amount <= over) expect(taxed).toBe(0);
        if (upTo !== null && amount >= upTo) expect(taxed).toBe(upTo - over);
      }
    }),
  );
});

test("nothing, and less than nothing, is not taxed", () => {
  for (const { rates, limits } of schedules)
    for (const amount of [0, -0.01, -1e6]) {
      expect(graduatedTax(amount, rates, limits)).toBe(0);
      expect(marginalRate(amount, rates, limits)).toBe(0);
    }
});
