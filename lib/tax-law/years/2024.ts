/**
 * The law of 2024, as read on the day below. __tests__/fixtures/us_tax_tables.json says of each
 * number what it was read in; the documents themselves were out of reach. In short:
 *
 * - PolicyEngine/policyengine-us@8914f89da054 (gov) has all of it but withholding, and alone
 *   has the total limit of retirement contributions
 * - PSLmodels/Tax-Calculator@78f3574cdaea (policy_current_law.json): income tax, deductions,
 *   gains, wage base
 * - IRS-Public/direct-file@e0d5c84451cc: income tax and deductions
 * - https://jamesvroberts.com/new-tax-exemptions-etc-for-2024: gains, estate
 * - spurwork/laravel-taxes@a4afe5ff481f and two other transcriptions: withholding
 * - https://www.pionline.com/defined-contribution/irs-increases-defined-contribution-limit-2024
 * - https://www.primarkbenefits.com/annual-plan-limits: the pay that plans count, read on 2026-11-25
 */
import {
  capitalGainsRates,
  estateLimits,
  estateRates,
  incomeTaxRates,
  medicare,
  selfEmployment,
  socialSecurity,
  withholdingAdjustments,
} from "./fixed-by-statute";
import type { LawYear } from "./law-year";

export const year = 2024;
const checked = "2026-11-21";

const limits = {
  single: [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
  marriedFilingJointly: [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
  marriedFilingSeparately: [11_600, 47_150, 100_525, 191_950, 243_725, 365_600],
  headOfHousehold: [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
};

const standardDeduction = {
  single: 14_600,
  marriedFilingJointly: 29_200,
  marriedFilingSeparately: 14_600,
  headOfHousehold: 21_900,
};

export const incomeTax: LawYear["incomeTax"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked,
  rates: incomeTaxRates,
  limits,
  standardDeduction,
};

/** Suspended from 2018 to 2025. Read in PolicyEngine. */
export const itemizedDeductions: LawYear["itemizedDeductions"] = {
  year,
  document: "Pub. L. 115-97, section 11046",
  checked: "2026-11-25",
  reduction: 0,
};

export const capitalGains: LawYear["capitalGains"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked,
  rates: capitalGainsRates,
  limits: {
    single: [47_025, 518_900],
    marriedFilingJointly: [94_050, 583_750],
    marriedFilingSeparately: [47_025, 291_850],
    headOfHousehold: [63_000, 551_350],
  },
};

export const payroll: LawYear["payroll"] = {
  year,
  document: "26 U.S.C. 3101, 1401 and 1402, and ssa.gov/oact/cola/cbb.html",
  checked,
  wageBase: 168_600,
  socialSecurity,
  medicare,
  selfEmployment,
};

export const withholding: LawYear["withholding"] = {
  year,
  document: "IRS Publication 15-T (2024)",
  checked,
  rates: incomeTaxRates,
  limits,
  deductions: standardDeduction,
  adjustments: withholdingAdjustments,
};

export const retirement: LawYear["retirement"] = {
  year,
  document: "IRS Notice 2023-75",
  checked,
  k401: { limit: 23_000, catchUp: 7_500 },
  annualAdditions: 69_000,
  countedPay: 345_000,
  ira: { limit: 7_000, catchUp: 1_000 },
};

export const estate: LawYear["estate"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked,
  rates: estateRates,
  limits: estateLimits,
  exclusion: 13_610_000,
};
