import fc from "fast-check";

import { selfEmploymentTax } from "@/lib/tax-law/pay/self-employment-tax";
import { laws } from "@/lib/tax-law/years/laws";

import { statuses } from "../tax-tables";

const payrolls = laws.map(({ payroll }) => payroll);
const anyPayroll = fc.constantFrom(...payrolls);
const anyStatus = fc.constantFrom(...statuses);
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);

describe.each(payrolls.map((payroll) => [payroll.year, payroll] as const))("%d", (_, payroll) => {
  const { wageBase, medicare } = payroll;
  const single = (net: number, wages?: number) => selfEmploymentTax(payroll, "single", net, wages);

  test("below a base of $400 there is none, and from there on all of it", () => {
    expect(single(433.13)).toEqual({
      base: 433.13 * 0.9235,
      socialSecurity: 0,
      medicare: 0,
      tax: 0,
      deductibleHalf: 0,
      additionalMedicare: 0,
    });
    expect(single(433.14).tax).toBeCloseTo(433.14 * 0.9235 * 0.153, 9);
    expect(single(400 / 0.9235).base).toBe(400);
    expect(single(400 / 0.9235).tax).toBeCloseTo(61.2, 9);
    expect(single(-5_000)).toEqual(single(0));
  });

  test("Social Security ends at the wage base, and wages come first in it", () => {
    const most = 0.124 * wageBase;
    const edge = wageBase / 0.9235;
    expect(single(edge - 0.01).socialSecurity).toBeCloseTo(most - 0.124 * 0.009235, 6);
    expect(single(edge).socialSecurity).toBeCloseTo(most, 6);
    expect(single(edge + 0.01).socialSecurity).toBe(most);
    expect(single(edge + 0.01).medicare).toBeGreaterThan(single(edge).medicare);

    expect(single(50_000, wageBase - 1_000).socialSecurity).toBeCloseTo(124, 9);
    expect(single(50_000, wageBase).socialSecurity).toBe(0);
    expect(single(50_000, wageBase + 1).socialSecurity).toBe(0);
    expect(single(50_000, wageBase + 1).medicare).toBe(single(50_000).medicare);
  });

  test.each(statuses)("%s: the additional tax begins at the threshold, less wages", (status) => {
    const threshold = medicare.thresholds[status];
    const additional = (net: number, wages?: number) =>
      selfEmploymentTax(payroll, status, net, wages).additionalMedicare;
    const edge = threshold / 0.9235;
    expect(additional(edge - 0.01)).toBe(0);
    expect(additional(edge + 100)).toBeCloseTo(0.009 * 92.35, 7);
    expect(additional(10_000, threshold)).toBeCloseTo(0.009 * 9_235, 9);
    expect(additional(10_000, threshold + 1e6)).toBeCloseTo(0.009 * 9_235, 9);
    expect(additional(10_000, threshold - 9_235)).toBe(0);
    expect(additional(10_000, threshold - 9_134)).toBeCloseTo(0.009 * 101, 9);
  });
});

test("half of the two taxes is deducted, of the additional one nothing", () => {
  fc.assert(
    fc.property(anyPayroll, anyStatus, cents, cents, (payroll, status, net, wages) => {
      const result = selfEmploymentTax(payroll, status, net, wages);
      expect(result.tax).toBe(result.socialSecurity + result.medicare);
      expect(result.deductibleHalf * 2).toBe(result.tax);
      for (const amount of Object.values(result)) expect(amount).toBeGreaterThanOrEqual(0);
    }),
  );
});
