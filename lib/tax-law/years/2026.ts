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
import { halfIfSeparate, survivorAsJoint, survivorAsSingle, twiceIfJoint } from "./by-status";
import {
  benefitThresholds,
  businessIncomeRate,
  capitalGainsRates,
  capitalLossLimits,
  charityFrom2026,
  childCreditPhaseOut,
  deductionsOf2025To2028,
  dependentCareFrom2026,
  earnedIncomeAges,
  earnedIncomeRates,
  educationPhaseOut,
  estateLimits,
  estateRates,
  incomeTaxRates,
  medicare,
  minimumTaxRates,
  mortgageInsurancePhaseOut,
  investmentIncomeTax,
  refundedChildCredit,
  saversCreditRates,
  selfEmployment,
  separatePhaseOut,
  socialSecurity,
  stateTaxPhaseDown,
  studentLoanInterestLimit,
  withholdingAdjustments,
} from "./fixed-by-statute";
import type { LawYear } from "./law-year";

export const year = 2026;
const checked = "2026-11-21";

const limits = survivorAsJoint({
  single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
  marriedFilingJointly: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
  marriedFilingSeparately: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
  headOfHousehold: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
});

const standardDeduction = survivorAsJoint({
  single: 16_100,
  marriedFilingJointly: 32_200,
  marriedFilingSeparately: 16_100,
  headOfHousehold: 24_150,
});

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
  limits: survivorAsJoint({
    single: [49_450, 545_500],
    marriedFilingJointly: [98_900, 613_700],
    marriedFilingSeparately: [49_450, 306_850],
    headOfHousehold: [66_200, 579_600],
  }),
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

/**
 * Read on 2026-11-26 at https://www.collomcpa.com/ira-deduction-phase-out-ranges-for-2026 and
 * https://www.thebarkleegroup.com/ira-deduction-phase-out-ranges-for-2026, which also have the last limits of
 * the credit; all limits of the credit in PolicyEngine.
 */
export const savingByIncome: LawYear["savingByIncome"] = {
  year,
  document: "IRS Notice 2025-67",
  checked: "2026-11-26",
  rothIra: survivorAsJoint({
    single: [153_000, 168_000],
    marriedFilingJointly: [242_000, 252_000],
    marriedFilingSeparately: separatePhaseOut,
    headOfHousehold: [153_000, 168_000],
  }),
  coveredIra: survivorAsJoint({
    single: [81_000, 91_000],
    marriedFilingJointly: [129_000, 149_000],
    marriedFilingSeparately: separatePhaseOut,
    headOfHousehold: [81_000, 91_000],
  }),
  spouseCoveredIra: {
    marriedFilingJointly: [242_000, 252_000],
    marriedFilingSeparately: separatePhaseOut,
  },
  saversCredit: {
    ...saversCreditRates,
    limits: survivorAsSingle({
      single: [24_250, 26_250, 40_250],
      marriedFilingJointly: [48_500, 52_500, 80_500],
      marriedFilingSeparately: [24_250, 26_250, 40_250],
      headOfHousehold: [36_375, 39_375, 60_375],
    }),
  },
};

export const estate: LawYear["estate"] = {
  year,
  document: "Pub. L. 119-21, section 70106",
  checked,
  rates: estateRates,
  limits: estateLimits,
  exclusion: 15_000_000,
};

/** When what a return has besides was read: in PolicyEngine and Tax-Calculator, which agree. */
const checkedReturn = "2026-11-26";

/** The same for what came to it a day later. */
const checkedLater = "2026-11-27";

export const agedOrBlind: LawYear["agedOrBlind"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked: checkedReturn,
  addition: survivorAsJoint({
    single: 2_050,
    marriedFilingJointly: 1_650,
    marriedFilingSeparately: 1_650,
    headOfHousehold: 2_050,
  }),
};

export const capitalLosses: LawYear["capitalLosses"] = {
  year,
  document: "26 U.S.C. 1211(b)",
  checked: checkedReturn,
  most: capitalLossLimits,
};

export const socialSecurityBenefits: LawYear["socialSecurityBenefits"] = {
  year,
  document: "26 U.S.C. 86",
  checked: checkedReturn,
  thresholds: benefitThresholds,
};

/** The range of income was read in PolicyEngine alone. */
export const studentLoanInterest: LawYear["studentLoanInterest"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked: checkedReturn,
  most: studentLoanInterestLimit,
  phaseOut: survivorAsSingle({
    single: [85_000, 100_000],
    marriedFilingJointly: [175_000, 205_000],
    // 26 U.S.C. 221(e)(2).
    marriedFilingSeparately: null,
    headOfHousehold: [85_000, 100_000],
  }),
};

export const stateAndLocalTax: LawYear["stateAndLocalTax"] = {
  year,
  document: "26 U.S.C. 164(b)(6) and (7), as amended by Pub. L. 119-21, section 70120",
  checked: checkedReturn,
  most: 40_400,
  phaseDown: { ...stateTaxPhaseDown, thresholds: halfIfSeparate(505_000) },
};

export const charity: LawYear["charity"] = {
  year,
  document:
    "26 U.S.C. 170(b)(1)(G), (b)(1)(I) and (p), as amended by Pub. L. 119-21, sections 70424 and 70425",
  checked: checkedReturn,
  ...charityFrom2026,
};

export const temporaryDeductions: LawYear["temporaryDeductions"] = {
  year,
  document: "Pub. L. 119-21, sections 70103, 70201, 70202 and 70203",
  checked: checkedReturn,
  ...deductionsOf2025To2028,
};

export const businessIncome: LawYear["businessIncome"] = {
  year,
  document: "26 U.S.C. 199A, as amended by Pub. L. 119-21, section 70105",
  checked: checkedReturn,
  rate: businessIncomeRate,
  thresholds: survivorAsSingle({
    single: 201_750,
    marriedFilingJointly: 403_500,
    marriedFilingSeparately: 201_775,
    headOfHousehold: 201_750,
  }),
  range: twiceIfJoint(75_000),
  least: { income: 1_000, deduction: 400 },
};

export const childCredit: LawYear["childCredit"] = {
  year,
  document: "26 U.S.C. 24(h), as amended by Pub. L. 119-21, section 70104",
  checked: checkedReturn,
  child: 2_200,
  needsNumber: true,
  refundable: { most: 1_700, ...refundedChildCredit },
  ...childCreditPhaseOut,
};

export const earnedIncomeCredit: LawYear["earnedIncomeCredit"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked: checkedReturn,
  byChildren: [
    { ...earnedIncomeRates[0], most: 664, phaseOutFrom: 10_860, phaseOutFromJoint: 18_140 },
    { ...earnedIncomeRates[1], most: 4_427, phaseOutFrom: 23_890, phaseOutFromJoint: 31_160 },
    { ...earnedIncomeRates[2], most: 7_316, phaseOutFrom: 23_890, phaseOutFromJoint: 31_160 },
    { ...earnedIncomeRates[3], most: 8_231, phaseOutFrom: 23_890, phaseOutFromJoint: 31_160 },
  ],
  investmentIncome: 12_200,
  ages: earnedIncomeAges,
};

export const netInvestmentIncome: LawYear["netInvestmentIncome"] = {
  year,
  document: "26 U.S.C. 1411",
  checked: checkedReturn,
  ...investmentIncomeTax,
};

/** Read in PolicyEngine and Tax-Calculator, which agree. */
export const alternativeMinimumTax: LawYear["alternativeMinimumTax"] = {
  year,
  document:
    "Rev. Proc. 2025-32, and 26 U.S.C. 55(d)(4) as amended by Pub. L. 119-21, section 70107",
  checked: checkedLater,
  rates: minimumTaxRates,
  limits: {
    single: [244_500],
    marriedFilingJointly: [244_500],
    marriedFilingSeparately: [122_250],
    headOfHousehold: [244_500],
    qualifyingSurvivingSpouse: [244_500],
  },
  exemption: survivorAsJoint({
    single: 90_100,
    marriedFilingJointly: 140_200,
    marriedFilingSeparately: 70_100,
    headOfHousehold: 90_100,
  }),
  phaseOut: { rate: 0.5, from: survivorAsJoint(twiceIfJoint(500_000)) },
};

export const dependents: LawYear["dependents"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked: checkedLater,
  aboveEarnings: 450,
  least: 1_350,
};

/** The first year: Pub. L. 119-21, section 70108. */
export const mortgageInsurance: LawYear["mortgageInsurance"] = {
  year,
  document: "26 U.S.C. 163(h)(3)(E) and (F)(i)(III)",
  checked: checkedLater,
  share: 1,
  ...mortgageInsurancePhaseOut,
};

/** The same for what came last. */
const checkedLast = "2026-11-29";

export const dependentCare: LawYear["dependentCare"] = {
  year,
  document: "26 U.S.C. 21(a)(2), as amended by Pub. L. 119-21, section 70405",
  checked: checkedLast,
  ...dependentCareFrom2026,
};

export const education: LawYear["education"] = {
  year,
  document: "26 U.S.C. 25A, as amended by Pub. L. 119-21, section 70606",
  checked: checkedLast,
  phaseOut: educationPhaseOut,
  needsNumber: true,
};

export const adoption: LawYear["adoption"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked: checkedLast,
  most: 17_670,
  phaseOut: [265_080, 305_080],
  refundable: 5_120,
};

export const educators: LawYear["educators"] = {
  year,
  document: "Rev. Proc. 2025-32",
  checked: checkedLast,
  most: 350,
};

export const premiumRepayment: LawYear["premiumRepayment"] = {
  year,
  document: "26 U.S.C. 36B(f)(2), as amended by Pub. L. 119-21, section 71305",
  checked: checkedLast,
  limits: [],
};
