/**
 * The law of 2026, as read on the day below. __tests__/fixtures/us_tax_tables.json says of each
 * number what it was read in; the documents themselves were out of reach. In short:
 *
 * - PolicyEngine/policyengine-us@8914f89da054 (gov) has all of it but withholding
 * - PSLmodels/Tax-Calculator@78f3574cdaea (policy_current_law.json): income tax, deductions,
 *   gains, wage base
 * - https://tax.thomsonreuters.com/news/ssa-announces-social-security-taxable-wage-base-for-2026/
 * - IR-2025-103, as the IRS reads it out at https://www.radio.net/podcast/irs-in-audio: estate
 * - two transcriptions of the printed schedules: withholding
 * - https://www.groom.com/resources/2026-retirement-plan-limits-announced
 * - https://www.financial-planning.com/news/irs-ups-limits-for-401k-and-ira-contributions-in-2026
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

export const year = 2026;
const checked = "2026-11-21";

const limits = {
  single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
  marriedFilingJointly: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
  marriedFilingSeparately: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
  headOfHousehold: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
};

const standardDeduction = {
  single: 16_100,
  marriedFilingJointly: 32_200,
  marriedFilingSeparately: 16_100,
  headOfHousehold: 24_150,
};

export const incomeTax: LawYear["incomeTax"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked,
  rates: incomeTaxRates,
  limits,
  standardDeduction,
};

/**
 * The first year of the rule: Pub. L. 119-21, section 70111. Read in the copy of the Code at
 * https://www.customsmobile.com/uscode/26/68 and in PolicyEngine.
 */
export const itemizedDeductions: LawYear["itemizedDeductions"] = {
  year,
  document: "26 U.S.C. 68(a)",
  checked: "2026-11-25",
  reduction: 2 / 37,
};

export const capitalGains: LawYear["capitalGains"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked,
  rates: capitalGainsRates,
  limits: {
    single: [49_450, 545_500],
    marriedFilingJointly: [98_900, 613_700],
    marriedFilingSeparately: [49_450, 306_850],
    headOfHousehold: [66_200, 579_600],
  },
};

export const payroll: LawYear["payroll"] = {
  year,
  document: "26 U.S.C. 3101, 1401 and 1402, and ssa.gov/oact/cola/cbb.html",
  checked,
  wageBase: 184_500,
  socialSecurity,
  medicare,
  selfEmployment,
};

export const withholding: LawYear["withholding"] = {
  year,
  document: "IRS Publication 15-T (2026)",
  checked,
  rates: incomeTaxRates,
  limits,
  deductions: standardDeduction,
  adjustments: withholdingAdjustments,
};

export const retirement: LawYear["retirement"] = {
  year,
  document: "IRS Notice 2025-67",
  checked,
  k401: { limit: 24_500, catchUp: 8_000, catchUpAt60: 11_250 },
  annualAdditions: 72_000,
  countedPay: 360_000,
  ira: { limit: 7_500, catchUp: 1_100 },
};

export const estate: LawYear["estate"] = {
  year,
  document: "Pub. L. 119-21, section 70106",
  checked,
  rates: estateRates,
  limits: estateLimits,
  exclusion: 15_000_000,
};
