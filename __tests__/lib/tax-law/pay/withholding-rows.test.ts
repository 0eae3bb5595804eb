import fc from "fast-check";

import { incomeTaxWithheld } from "@/lib/tax-law/pay/income-tax-withheld";
import { withholdingRows } from "@/lib/tax-law/pay/withholding-rows";
import { laws } from "@/lib/tax-law/years/laws";

import { statuses } from "../tax-tables";

const tables = laws.flatMap(({ withholding }) =>
  statuses.flatMap((status) => [false, true].map((step2) => ({ withholding, status, step2 }))),
);

test("the rows begin at 0, end with one that has no end, and leave nothing between them", () => {
  for (const { withholding, status, step2 } of tables) {
    const rows = withholdingRows(withholding, status, 0, step2);
    expect(rows.map(({ rate }) => rate)).toEqual([0, 10, 12, 22, 24, 32, 35, 37]);
    expect(rows[0]?.from).toBe(0);
    expect(rows.map(({ below }) => below)).toEqual([
      ...rows.slice(1).map(({ from }) => from),
      null,
    ]);
  }
});

test("one row at most withholds, as much as the percentage method does", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tables),
      fc.integer({ min: 0, max: 100_000_000 }),
      ({ withholding, status, step2 }, cents) => {
        const wages = cents / 100;
        const adjustment = step2 ? 0 : withholding.adjustments[status];
        const found = withholdingRows(withholding, status, wages, step2).filter(
          ({ withheld }) => withheld > 0,
        );
        expect(found.length).toBeLessThanOrEqual(1);
        expect(found[0]?.withheld ?? 0).toBeCloseTo(
          incomeTaxWithheld(withholding, status, wages + adjustment, 1, step2),
          6,
        );
      },
    ),
  );
});
