import Decimal from "decimal.js";
import fc from "fast-check";

import { emergencyFund } from "@/lib/calc/personal-finance/emergency-fund/calculation";

import { relativeError } from "../../../finance/oracle";

const dollars = fc.integer({ min: 1, max: 1e9 }).map((cents) => cents / 100);
const lengths = fc.integer({ min: 1, max: 2_400 }).map((tenths) => tenths / 10);

test("agrees with the product in decimals", () => {
  fc.assert(
    fc.property(dollars, lengths, (monthlyExpenses, targetMonths) => {
      const exact = new Decimal(monthlyExpenses).times(targetMonths);
      const { emergencyFund: ours } = emergencyFund({ monthlyExpenses, targetMonths });
      expect(relativeError(ours, exact)).toBeLessThan(1e-15);
    }),
  );
});

test("grows in step with the expenses and with the months", () => {
  fc.assert(
    fc.property(dollars, lengths, (monthlyExpenses, targetMonths) => {
      const fund = emergencyFund({ monthlyExpenses, targetMonths }).emergencyFund;
      const dearer = emergencyFund({ monthlyExpenses: 2 * monthlyExpenses, targetMonths });
      const longer = emergencyFund({ monthlyExpenses, targetMonths: 2 * targetMonths });
      expect([dearer.emergencyFund, longer.emergencyFund]).toEqual([2 * fund, 2 * fund]);
    }),
  );
});

test("what is saved and what is still to save make up the fund", () => {
  fc.assert(
    fc.property(dollars, lengths, dollars, (monthlyExpenses, targetMonths, alreadySaved) => {
      const result = emergencyFund({ monthlyExpenses, targetMonths, alreadySaved });
      const made = result.stillToSave + Math.min(alreadySaved, result.emergencyFund);
      expect(made / result.emergencyFund).toBeCloseTo(1, 12);
      expect(result.stillToSave).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("savings do not change the fund, and nothing is missing where they are larger", () => {
  const input = { monthlyExpenses: 3_200, targetMonths: 4 };
  expect(emergencyFund(input)).toMatchObject({ emergencyFund: 12_800, stillToSave: 12_800 });
  expect(emergencyFund({ ...input, alreadySaved: 5_000 }).stillToSave).toBe(7_800);
  expect(emergencyFund({ ...input, alreadySaved: 20_000 })).toMatchObject({
    emergencyFund: 12_800,
    stillToSave: 0,
  });
});

test("0.1 a month for 3 months is saved with 0.3: float dust is not missing", () => {
  const input = { monthlyExpenses: 0.1, targetMonths: 3, alreadySaved: 0.3 };
  expect(0.1 * 3 - 0.3).not.toBe(0);
  expect(emergencyFund(input).stillToSave).toBe(0);
});

const world = { today: { year: 2026, month: 11, day: 27 } };
const fourMonths = { monthlyExpenses: 3_200, targetMonths: 4 };

test("$100 a month saves the missing $7,800 in 78 months, by May 2033", () => {
  const saving = { ...fourMonths, alreadySaved: 5_000, monthlyContribution: 100 };
  expect(emergencyFund(saving, world)).toMatchObject({
    totalMonths: 78,
    reachedIn: { year: 2033, month: 5, day: 27 },
  });
  expect(emergencyFund(saving)).toMatchObject({ totalMonths: 78, reachedIn: null });
});

test("without a contribution, or where nothing is missing, there is no month to name", () => {
  const none = { totalMonths: null, reachedIn: null };
  expect(emergencyFund({ ...fourMonths, alreadySaved: 5_000 }, world)).toMatchObject(none);
  const saved = { ...fourMonths, monthlyContribution: 100 };
  expect(emergencyFund({ ...saved, alreadySaved: 12_800 }, world)).toMatchObject(none);
  expect(emergencyFund({ ...saved, alreadySaved: 50_000 }, world)).toMatchObject(none);
});

test("a month more than a thousand years away has no date", () => {
  const within = (months: number) =>
    emergencyFund({ ...fourMonths, monthlyContribution: 12_800 / months }, world);
  expect(within(12_000).reachedIn).toEqual({ year: 3026, month: 11, day: 27 });
  expect(within(12_001)).toMatchObject({ totalMonths: 12_001, reachedIn: null });
});
