/** What is left of a raise, held against the returns themselves and against trying every dollar. */
import "@/lib/tax-law/states/keep-every-state";

import { householdOf } from "@/lib/calc/tax/income-tax/arithmetic/household-of";
import { raiseOutcome } from "@/lib/calc/tax/income-tax/arithmetic/raise-outcome";
import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import { form } from "@/lib/calc/tax/income-tax/form";
import { report } from "@/lib/calc/tax/income-tax/report";
import { viewOf } from "@/lib/calculator/report/view";
import { federalReturn } from "@/lib/tax-law/federal-return";
import { keptOf } from "@/lib/tax-law/pay-kept/kept-of";
import { stateTaxesOf } from "@/lib/tax-law/states/compared-states";

const world = { today: { year: 2026, month: 11, day: 29 } };
const definition = { ...form, ...report };
const inputOf = (change: Partial<IncomeTaxInput>): IncomeTaxInput => ({
  ...report.example,
  itemizedDeductions: null,
  ...change,
});
const viewWith = (change: Partial<IncomeTaxInput>) => {
  const input = inputOf(change);
  return viewOf(definition, input, incomeTax(input, world));
};
const plan = [
  { line: "marketplacePremium", amount: 12_000 },
  { line: "marketplaceBenchmark", amount: 12_000 },
] as const;
const family = {
  grossIncome: 118_000,
  filingStatus: "marriedFilingJointly",
  children: 2,
  state: "NY",
} as const;

test("without a raise nothing changes, people on Medicare or not", () => {
  const input = inputOf(family);
  expect(incomeTax({ ...input, raise: 0, onMedicare: 2 }, world)).toEqual(incomeTax(input, world));
  const { onMedicare } = definition.errors?.(incomeTax(input, world), {
    ...input,
    onMedicare: 2,
  }) as Record<string, string>;
  expect(onMedicare).toBe("Medicare counts only with a raise. Enter it too.");
});

test.each([
  ["a family in New York", inputOf(family), 5_000],
  ["a marketplace plan", inputOf({ grossIncome: 60_000, age: 60, otherLines: plan }), 5_000],
  ["cents", inputOf({ grossIncome: 41_000.5, state: "CA" }), 1_234.56],
])("%s: what each part takes is the difference of the returns", (_, input, raise) => {
  const result = incomeTax({ ...input, raise }, world);
  const partsWith = (more: number) => {
    const household = { ...householdOf(input), wages: input.grossIncome + more };
    const { tax, payrollTax, additionalMedicareTax } = federalReturn(household, 2026);
    const state = stateTaxesOf(household, { state: input.state }, 2026).stateAndLocalTaxes ?? 0;
    return { tax, payroll: payrollTax + additionalMedicareTax, state };
  };
  const keptOfMore = (more: number) => {
    const [before, after] = [partsWith(0), partsWith(more)];
    return (
      more -
      (after.tax - before.tax) -
      (after.payroll - before.payroll) -
      (after.state - before.state)
    );
  };
  const [before, after] = [partsWith(0), partsWith(raise)];
  expect(result.raiseFederalTax).toBeCloseTo(after.tax - before.tax, 6);
  expect(result.raisePayrollTax).toBeCloseTo(after.payroll - before.payroll, 6);
  expect(result.raiseStateTax).toBeCloseTo(after.state - before.state, 6);
  expect(result.raiseMedicare).toBe(0);
  expect(result.raiseKept).toBeCloseTo(keptOfMore(raise), 6);
  expect(result.raiseShare).toBeCloseTo((keptOfMore(raise) / raise) * 100, 6);
  expect(result.nextDollar).toBeCloseTo(keptOfMore(1), 6);
  expect(result.nextThousand).toBeCloseTo(keptOfMore(1_000), 6);
});

test("by hand: a single person in the 12% bracket keeps 80.35 cents of a dollar", () => {
  const { raiseKept, nextDollar } = incomeTax(
    inputOf({ grossIncome: 50_000, raise: 1_000 }),
    world,
  );
  expect(raiseKept).toBeCloseTo(1_000 * (1 - 0.12 - 0.0765), 9);
  expect(nextDollar).toBeCloseTo(0.8035, 9);
});

test("Medicare adds to the premiums of each person who has it", () => {
  const input = inputOf({ grossIncome: 100_000, age: 68, socialSecurity: 30_000, raise: 15_000 });
  const [none, one, two] = [0, 1, 2].map((onMedicare) =>
    incomeTax({ ...input, onMedicare }, world),
  );
  expect(one?.raiseMedicare).toBeGreaterThan(1_000);
  expect(two?.raiseMedicare).toBeCloseTo(2 * (one?.raiseMedicare ?? NaN), 6);
  expect(none?.raiseKept).toBeCloseTo((one?.raiseKept ?? 0) + (one?.raiseMedicare ?? 0), 6);
});

describe("a raise that leaves less than now", () => {
  const input = inputOf({ grossIncome: 60_000, age: 60, otherLines: plan });
  const keptWith = (raise: number) =>
    keptOf({ ...householdOf(input), wages: 60_000 + raise }, 2026).kept;
  const now = keptWith(0);
  const { causes, evenRaise, better } = raiseOutcome(input, 5_000);

  test("why, and the first raise that comes out even", () => {
    expect(causes).toEqual(["the premium tax credit falls"]);
    let even = 5_000;
    while (keptWith(even) < now - 1e-6) even += 1;
    expect(evenRaise).toBe(even);
  });

  test("the smaller raise that leaves most", () => {
    const raises = Array.from({ length: 5_001 }, (_, raise) => raise);
    const best = raises.reduce((most, raise) => (keptWith(raise) > keptWith(most) ? raise : most));
    expect(better?.raise).toBe(best);
    expect(better?.more).toBeCloseTo(keptWith(best) - keptWith(5_000), 6);
  });

  test("of several smaller ones the best", () => {
    const parent = inputOf({ grossIncome: 199_000, children: 1 });
    // $50 of the child credit are gone above $200,000, and again above $201,000.
    expect(raiseOutcome(parent, 2_010).better?.raise).toBe(2_000);
  });

  test("past it, no other raise is named", () => {
    expect(raiseOutcome(input, 20_000)).toMatchObject({ evenRaise: null, better: null });
  });
});

test("the table has the losses nearest to the wages, at most eight, each with the raise that makes up for it", () => {
  const { raiseLosses = [] } = incomeTax(
    inputOf({ ...family, grossIncome: 400_000, raise: 5_000, onMedicare: 2 }),
    world,
  );
  expect(raiseLosses).toHaveLength(8);
  const kept = (wages: number) =>
    keptOf({ ...householdOf(inputOf(family)), wages }, 2026, { state: "NY", medicare: 2 }).kept;
  for (const { from, to, lost, evenRaise } of raiseLosses) {
    expect(kept(from) - kept(from + 1)).toBeCloseTo(lost, 6);
    expect(kept(to + evenRaise)).toBeGreaterThanOrEqual(kept(to) - 1e-6);
    expect(kept(to + evenRaise - 1)).toBeLessThan(kept(to));
  }
});

test("the section says what is counted: no state, Medicare’s year, and that no wages lose", () => {
  const textWith = (change: Partial<IncomeTaxInput>) =>
    viewWith(change).sections.find(({ title }) => title === "Is the raise worth it?")?.text;
  expect(textWith({ grossIncome: 64_000 })).toBeUndefined();
  const plain = textWith({ grossIncome: 64_000, raise: 4_000 });
  expect(plain).toContain("Choose your state");
  expect(plain).toContain("At no wages up to $150,000 does a dollar more leave you with less.");
  const inNewYork = textWith({ ...family, raise: 4_000, onMedicare: 1 });
  expect(inNewYork).not.toContain("Choose your state");
  expect(inNewYork).toContain("income two years earlier");
  expect(inNewYork).not.toContain("At no wages");
  expect(textWith({ grossIncome: 2_000_000, raise: 4_000 })).toContain("We look for wages");
  const leftOut = (change: Partial<IncomeTaxInput>) => JSON.stringify(viewWith(change).notCounted);
  expect(leftOut({ grossIncome: 64_000, raise: 4_000 })).toContain("SNAP");
  expect(leftOut({ grossIncome: 64_000 })).not.toContain("SNAP");
});
