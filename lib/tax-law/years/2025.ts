/**
 * The law of 2025, as read on the day below. __tests__/fixtures/us_tax_tables.json says of each
 * number what it was read in; the documents themselves were out of reach. In short:
 *
 * - PolicyEngine/policyengine-us@8914f89da054 (gov) has all of it but withholding
 * - PSLmodels/Tax-Calculator@78f3574cdaea (policy_current_law.json): income tax, deductions,
 *   gains, wage base
 * - https://www.helpmedotaxes.com/guides/irs-revenue-procedures: deductions
 * - https://tax.thomsonreuters.com/news/ssa-announces-social-security-taxable-wage-base-for-2026/
 * - IR-2025-103, as the IRS reads it out at https://www.radio.net/podcast/irs-in-audio: estate
 * - two transcriptions of the printed schedules: withholding
 * - https://www.groom.com/resources/2026-retirement-plan-limits-announced
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

export const year = 2025;
const checked = "2026-11-21";

const limits = {
  single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
  marriedFilingJointly: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
  marriedFilingSeparately: [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
  headOfHousehold: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
};

const standardDeduction = {
  single: 15_750,
  marriedFilingJointly: 31_500,
  marriedFilingSeparately: 15_750,
  headOfHousehold: 23_625,
};

export const incomeTax: LawYear["incomeTax"] = {
  year,
  document: "Rev. Proc. 2024-40 and Pub. L. 119-21, section 70102",
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
  document: "Rev. Proc. 2024-40",
  checked,
  rates: capitalGainsRates,
  limits: {
    single: [48_350, 533_400],
    marriedFilingJointly: [96_700, 600_050],
    marriedFilingSeparately: [48_350, 300_000],
    headOfHousehold: [64_750, 566_700],
  },
};

export const payroll: LawYear["payroll"] = {
  year,
  document: "26 U.S.C. 3101, 1401 and 1402, and ssa.gov/oact/cola/cbb.html",
  checked,
  wageBase: 176_100,
  socialSecurity,
  medicare,
  selfEmployment,
};

/** Not changed when the standard deductions were raised in July. */
export const withholding: LawYear["withholding"] = {
  year,
  document: "IRS Publication 15-T (2025)",
  checked,
  rates: incomeTaxRates,
  limits,
  deductions: {
    single: 15_000,
    marriedFilingJointly: 30_000,
    marriedFilingSeparately: 15_000,
    headOfHousehold: 22_500,
  },
  adjustments: withholdingAdjustments,
};

export const retirement: LawYear["retirement"] = {
  year,
  document: "IRS Notice 2024-80",
  checked,
  k401: { limit: 23_500, catchUp: 7_500, catchUpAt60: 11_250 },
  annualAdditions: 70_000,
  countedPay: 350_000,
  ira: { limit: 7_000, catchUp: 1_000 },
};

export const estate: LawYear["estate"] = {
  year,
  document: "Rev. Proc. 2024-40",
  checked,
  rates: estateRates,
  limits: estateLimits,
  exclusion: 13_990_000,
};
