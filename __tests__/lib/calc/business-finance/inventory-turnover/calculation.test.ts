import Decimal from "decimal.js";
import fc from "fast-check";

import { inventoryTurnover } from "@/lib/calc/business-finance/inventory-turnover/calculation";

import { hazardNumbers } from "../../../finance/hazards";
import { relativeError } from "../../../finance/oracle";

const cents = fc.integer({ min: 1, max: 1e11 }).map((count) => count / 100);

test("agrees with the quotients in decimals", () => {
  fc.assert(
    fc.property(cents, cents, (cogs, averageInventory) => {
      const { ratio, days } = inventoryTurnover({ cogs, averageInventory });
      const exact = new Decimal(cogs).div(averageInventory);
      expect(relativeError(ratio, exact)).toBeLessThan(1e-15);
      expect(relativeError(days as number, new Decimal(365).div(exact))).toBeLessThan(1e-15);
    }),
  );
});

test("with the freed money out of the inventory, it turns once more a year", () => {
  fc.assert(
    fc.property(cents, cents, (cogs, averageInventory) => {
      const { ratio, freedByOneMoreTurn } = inventoryTurnover({ cogs, averageInventory });
      const leaner = new Decimal(averageInventory).minus(freedByOneMoreTurn as number);
      fc.pre(leaner.div(averageInventory).gt(1e-6));
      const { ratio: faster } = inventoryTurnover({ cogs, averageInventory: leaner.toNumber() });
      expect(relativeError(faster, new Decimal(ratio).plus(1))).toBeLessThan(1e-8);
    }),
  );
});

test("a turn takes the days that its sales last", () => {
  const { ratio, days } = inventoryTurnover({ cogs: 60_000, averageInventory: 37_500 });
  expect(ratio).toBe(1.6);
  expect(days).toBe(228.125);
});

test("HZ57: where nothing was sold the ratio is 0, and no days and no turn are counted", () => {
  const [cogs = NaN, averageInventory = NaN] = hazardNumbers("HZ57", "cogs", "avgInventory");
  expect(inventoryTurnover({ cogs, averageInventory })).toEqual({
    ratio: 0,
    days: null,
    freedByOneMoreTurn: null,
  });
});
