/**
 * What the statute sets in figures that no index moves, said once for all the years it holds in.
 *
 * Read on 2026-11-21 in PolicyEngine/policyengine-us@8914f89da054 (gov/irs) and
 * PSLmodels/Tax-Calculator@78f3574cdaea (policy_current_law.json), which agree, unless a line says
 * otherwise.
 */
import type { LawYear } from "./law-year";

/** 26 U.S.C. 1(j)(2), for good since Pub. L. 119-21. */
export const incomeTaxRates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

/** 26 U.S.C. 1(h). Read in PolicyEngine alone. */
export const capitalGainsRates = [0, 0.15, 0.2];

/** 26 U.S.C. 3101(a) and 1401(a). */
export const socialSecurity: LawYear["payroll"]["socialSecurity"] = {
  rate: 0.062,
  selfEmployedRate: 0.124,
};

/** 26 U.S.C. 3101(b) and 1401(b); for withholding, 3102(f)(1). */
export const medicare: LawYear["payroll"]["medicare"] = {
  rate: 0.0145,
  selfEmployedRate: 0.029,
  additionalRate: 0.009,
  thresholds: {
    single: 200_000,
    marriedFilingJointly: 250_000,
    marriedFilingSeparately: 125_000,
    headOfHousehold: 200_000,
  },
  withholdingThreshold: 200_000,
};

/** 26 U.S.C. 1402(a)(12) and 1402(b)(2). */
export const selfEmployment: LawYear["payroll"]["selfEmployment"] = {
  netEarningsFactor: 0.9235,
  minimum: 400,
};

/** Publication 15-T, the same in 2024, 2025 and 2026. Read in transcriptions of it. */
export const withholdingAdjustments: LawYear["withholding"]["adjustments"] = {
  single: 8_600,
  marriedFilingJointly: 12_900,
  marriedFilingSeparately: 8_600,
  headOfHousehold: 8_600,
};

/** 26 U.S.C. 2001(c). Read in PolicyEngine alone, in its tables and in its tests. */
export const estateRates = [0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32, 0.34, 0.37, 0.39, 0.4];
export const estateLimits = [
  10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 150_000, 250_000, 500_000, 750_000, 1_000_000,
];
