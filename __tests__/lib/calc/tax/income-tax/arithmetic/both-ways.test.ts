import "@/lib/tax-law/states/keep-every-state";

import { bothWaysOf } from "@/lib/calc/tax/income-tax/arithmetic/both-ways";
import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import type { Household } from "@/lib/tax-law/household";

const couple: Household = {
  filingStatus: "marriedFilingJointly",
  ...{ wages: 90_000, spouseWages: 40_000, interest: 8_000, children: 1 },
};
const asked = { compareSeparate: "yes" } as const;

test("nothing where nobody asks, or no couple files jointly", () => {
  expect(bothWaysOf(couple, {}, 2026)).toEqual({});
  expect(bothWaysOf(couple, { compareSeparate: "no" }, 2026)).toEqual({});
  for (const filingStatus of ["single", "marriedFilingSeparately", "headOfHousehold"] as const)
    expect(bothWaysOf({ ...couple, filingStatus }, asked, 2026)).toEqual({});
});

test("investments are halved unless their share is typed", () => {
  const interestOf = (spouseInvestments?: number) =>
    bothWaysOf(couple, { ...asked, spouseInvestments }, 2026).bothWays?.[0];
  expect(interestOf()).toEqual({
    line: "Adjusted gross income",
    together: 138_000,
    you: 94_000,
    spouse: 44_000,
  });
  expect(interestOf(0)).toMatchObject({ you: 98_000, spouse: 40_000 });
  expect(interestOf(100)).toMatchObject({ you: 90_000, spouse: 48_000 });
});

test("the state’s taxes are a line of their own, in whole dollars saved too", () => {
  const { bothWays, taxTogether, taxApart, taxSavedTogether } = bothWaysOf(
    couple,
    { ...asked, state: "PA" },
    2026,
  );
  const lines = bothWays ?? [];
  expect(lines.at(-1)).toMatchObject({ line: "State and local taxes" });
  const sumOf = (column: "together" | "you" | "spouse") =>
    lines.slice(-2).reduce((sum, line) => sum + line[column], 0);
  expect(taxTogether).toBeCloseTo(sumOf("together"), 6);
  expect(taxApart).toBeCloseTo(sumOf("you") + sumOf("spouse"), 6);
  expect(taxSavedTogether).toBe(Math.round(taxApart ?? 0) - Math.round(taxTogether ?? 0));
});

test("the answer is the same but for the comparison", () => {
  const input: IncomeTaxInput = {
    ...{ grossIncome: 90_000, spouseWages: 40_000, children: 2, itemizedDeductions: null },
    filingStatus: "marriedFilingJointly",
  };
  const today = { today: { year: 2026 } };
  const { bothWays, ...compared } = incomeTax({ ...input, ...asked }, today);
  expect(bothWays?.length).toBeGreaterThan(0);
  expect(compared).toMatchObject(incomeTax(input, today));
  expect(compared.taxTogether).toBe(compared.law.totalTax);
});
