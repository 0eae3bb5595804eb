import fc from "fast-check";

import { amortizationSchedule } from "@/lib/finance/loan/amortization-schedule";
import { lastingBreakEven } from "@/lib/finance/loan/lasting-break-even";
import { refinanceGain } from "@/lib/finance/loan/refinance-gain";
import { sumBy } from "@/lib/finance/sum-by";

import { amounts, ordinaryRates } from "../arbitraries";

const terms = fc.integer({ min: 1, max: 400 });

test("the gain is the interest saved so far, minus the costs, however they are paid and whatever is cashed out", () => {
  fc.assert(
    fc.property(
      fc.tuple(ordinaryRates, terms),
      fc.tuple(ordinaryRates, terms),
      fc.tuple(amounts, amounts, amounts, amounts),
      ([oldRate, oldTerm], [newRate, newTerm], [owed, financed, inCash, cashOut]) => {
        const old = amortizationSchedule(oldRate, oldTerm, owed);
        const renewed = amortizationSchedule(newRate, newTerm, owed + financed + cashOut);
        const rows = refinanceGain(old, renewed, cashOut - inCash);
        expect(rows).toHaveLength(Math.max(oldTerm, newTerm));
        const interest = (schedule: typeof old, month: number) =>
          sumBy(schedule.slice(0, month), (row) => row.interest);
        for (const month of new Set([1, Math.ceil(rows.length / 2), rows.length])) {
          const saved = interest(old, month) - interest(renewed, month);
          const gain = saved - financed - inCash;
          const size =
            owed + financed + inCash + cashOut + interest(old, month) + interest(renewed, month);
          expect(Math.abs((rows[month - 1]?.gain as number) - gain)).toBeLessThan(1e-8 * size);
        }
      },
    ),
  );
});

test("a loan replaced by itself gains nothing and loses nothing", () => {
  const loan = amortizationSchedule(0.005, 360, 100_000);
  const rows = refinanceGain(loan, loan, 0);
  expect(rows.every(({ gain }) => gain === 0)).toBe(true);
  expect(lastingBreakEven(rows.map(({ gain }) => gain))).toBe(1);
});

test("it is nowhere below zero from the break-even on, and below it the month before", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (gains) => {
      const month = lastingBreakEven(gains);
      if (month === null) return expect(gains.at(-1)).toBeLessThan(0);
      expect(gains.slice(month - 1).every((gain) => gain >= 0)).toBe(true);
      if (month > 1) expect(gains[month - 2]).toBeLessThan(0);
    }),
  );
});

test("what ends below zero has no break-even", () => {
  expect(lastingBreakEven([10, -10])).toBeNull();
});

test("half a cent is not a loss", () => {
  expect(lastingBreakEven([-0.005, 0])).toBe(1);
  expect(lastingBreakEven([-0.004, 0])).toBe(1);
  expect(lastingBreakEven([-0.006, 0])).toBe(2);
});
