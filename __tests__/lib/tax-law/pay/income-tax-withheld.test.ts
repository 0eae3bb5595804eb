import fc from "fast-check";

import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import { incomeTaxWithheld, type WithholdingSteps } from "@/lib/tax-law/pay/income-tax-withheld";
import { withholdingTable } from "@/lib/tax-law/pay/withholding-table";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { laws } from "@/lib/tax-law/years/laws";

import { at, statuses } from "../tax-tables";

const tables = laws.flatMap(({ year, withholding }) =>
  statuses.flatMap((status) =>
    [false, true].map((step2) => ({
      name: `${year} ${status}${step2 ? ", step 2" : ""}`,
      withholding,
      status,
      step2,
    })),
  ),
);

/** The rounding of the printed tables, in dollars a year: half a dollar at 37%, and half a cent. */
const printing = 0.2;

describe.each(tables)("$name", ({ withholding, status, step2 }) => {
  const rows = withholdingTable(withholding, status, step2);
  const adjustment = step2 ? 0 : withholding.adjustments[status];
  /** Of a year in one pay, whose adjusted annual wages are these. */
  const onAdjusted = (wages: number) =>
    incomeTaxWithheld(withholding, status, wages + adjustment, 1, step2);

  test("nothing is withheld up to where the first rate begins", () => {
    const { from } = at(rows, 1);
    for (const wages of [-adjustment, 0, from - 0.01, from]) expect(onAdjusted(wages)).toBe(0);
    expect(onAdjusted(from + 0.01)).toBeCloseTo(0.001, 9);
  });

  test("at every row the tax is that of the row, with no step but that of printing", () => {
    for (const [index, { from, tax, rate }] of rows.entries()) {
      expect(onAdjusted(from)).toBeCloseTo(tax, 6);
      expect(onAdjusted(from + 0.01) - onAdjusted(from)).toBeCloseTo(rate / 100, 6);
      if (index < 2) continue;
      const before = rows[index - 1];
      expect(rate).toBeGreaterThan(before?.rate as number);
      const step = onAdjusted(from) - onAdjusted(from - 0.01) - (before?.rate as number) / 100;
      expect(Math.abs(step)).toBeLessThan(step2 ? printing : 1e-6);
    }
  });
});

test("with one job and no box ticked, a year of it is the income tax of the year", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tables.filter(({ step2 }) => !step2)),
      fc.constantFrom(12, 24, 26, 52),
      fc.integer({ min: 0, max: 5_000_000 }),
      ({ withholding, status }, periods, cents) => {
        const pay = cents / 100;
        const column = status === "marriedFilingSeparately" ? "single" : status;
        const taxable = pay * periods - withholding.deductions[column];
        const tax = graduatedTax(taxable, withholding.rates, withholding.limits[column]);
        const withheld = incomeTaxWithheld(withholding, status, pay, periods);
        expect(Math.abs(withheld * periods - tax)).toBeLessThan(1e-6);
      },
    ),
  );
});

test("with the box ticked, two equal jobs are withheld as one of twice the pay", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tables.filter(({ step2 }) => !step2)),
      fc.integer({ min: 0, max: 5_000_000 }),
      ({ withholding, status }, cents) => {
        const monthly = cents / 100;
        const ticked = 24 * incomeTaxWithheld(withholding, status, monthly, 12, true);
        const together = 12 * incomeTaxWithheld(withholding, status, 2 * monthly, 12);
        expect(Math.abs(ticked - together)).toBeLessThan(2 * printing);
      },
    ),
  );
});

test("the box is not ticked unless it is said to be", () => {
  for (const { withholding, status } of tables) {
    const unticked = withholdingTable(withholding, status, false);
    expect(withholdingTable(withholding, status)).toEqual(unticked);
    expect(withholdingTable(withholding, status, true)).not.toEqual(unticked);
  }
});

test("those who are married and file separately are withheld as single", () => {
  for (const { withholding, step2 } of tables)
    expect(withholdingTable(withholding, "marriedFilingSeparately", step2)).toEqual(
      withholdingTable(withholding, "single", step2),
    );
});

describe("steps 3 and 4 of the W-4, single, $2,650 every two weeks in 2026", () => {
  const { withholding } = lawOf("2026");
  const withheld = (steps: WithholdingSteps, step2 = false, pay = 2_650) =>
    incomeTaxWithheld(withholding, "single", pay, 26, step2, steps);

  test.each<[WithholdingSteps, number]>([
    [{}, 243.384615],
    [{ step3: 2_200 }, 158.769231],
    // 22% of $2,600 and of −$2,000 over 26 paychecks: all of it is in that row.
    [{ step4a: 2_600 }, 265.384615],
    [{ step4b: 2_000 }, 226.461538],
    [{ step4c: 50 }, 293.384615],
    [{ step3: 6_328 }, 0],
    [{ step3: 50_000, step4c: 50 }, 50],
    [{ step4b: 1e6, step4c: 12.34 }, 12.34],
  ])("%j: %d", (steps, expected) => {
    expect(withheld(steps)).toBeCloseTo(expected, 6);
  });

  test("with the box of step 2 ticked", () => {
    expect(withheld({}, true)).toBeCloseTo(419.346154, 6);
    expect(withheld({ step3: 2_600, step4c: 7 }, true)).toBeCloseTo(326.346154, 6);
  });

  test("other income counts as pay, deductions as less of it, whatever the pay", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        (cents, yearly) => {
          const pay = cents / 100;
          const step4a = yearly / 100;
          expect(withheld({ step4a }, false, pay)).toBeCloseTo(
            withheld({}, false, pay + step4a / 26),
            6,
          );
          expect(withheld({ step4a, step4b: step4a }, false, pay)).toBeCloseTo(
            withheld({}, false, pay),
            6,
          );
        },
      ),
    );
  });
});
