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
import { halfIfSeparate, survivorAsJoint, survivorAsSingle, twiceIfJoint } from "./by-status";
import {
  benefitThresholds,
  businessIncomeRate,
  capitalGainsRates,
  capitalLossLimits,
  charityUntil2025,
  childCreditPhaseOut,
  deductionsOf2025To2028,
  dependentCareUntil2025,
  earnedIncomeAges,
  earnedIncomeRates,
  educationPhaseOut,
  estateLimits,
  estateRates,
  incomeTaxRates,
  medicare,
  mortgageInsurancePhaseOut,
  minimumTaxRates,
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

export const year = 2025;
const checked = "2026-11-21";

const limits = survivorAsJoint({
  single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
  marriedFilingJointly: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
  marriedFilingSeparately: [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
  headOfHousehold: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
});

const standardDeduction = survivorAsJoint({
  single: 15_750,
  marriedFilingJointly: 31_500,
  marriedFilingSeparately: 15_750,
  headOfHousehold: 23_625,
});

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
  limits: survivorAsJoint({
    single: [48_350, 533_400],
    marriedFilingJointly: [96_700, 600_050],
    marriedFilingSeparately: [48_350, 300_000],
    headOfHousehold: [64_750, 566_700],
  }),
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
  deductions: survivorAsJoint({
    single: 15_000,
    marriedFilingJointly: 30_000,
    marriedFilingSeparately: 15_000,
    headOfHousehold: 22_500,
  }),
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

/**
 * Read on 2026-11-26 at https://irahelp.com/printables/tax-tables/page/2 (which misprints 126,000 as 126,600) and
 * https://www.communityfirstcu.org/everyday-banking/cds-iras; the credit in PolicyEngine and at
 * das.iowa.gov/ric/savers-credit.
 */
export const savingByIncome: LawYear["savingByIncome"] = {
  year,
  document: "IRS Notice 2024-80",
  checked: "2026-11-26",
  rothIra: survivorAsJoint({
    single: [150_000, 165_000],
    marriedFilingJointly: [236_000, 246_000],
    marriedFilingSeparately: separatePhaseOut,
    headOfHousehold: [150_000, 165_000],
  }),
  coveredIra: survivorAsJoint({
    single: [79_000, 89_000],
    marriedFilingJointly: [126_000, 146_000],
    marriedFilingSeparately: separatePhaseOut,
    headOfHousehold: [79_000, 89_000],
  }),
  spouseCoveredIra: {
    marriedFilingJointly: [236_000, 246_000],
    marriedFilingSeparately: separatePhaseOut,
  },
  saversCredit: {
    ...saversCreditRates,
    limits: survivorAsSingle({
      single: [23_750, 25_500, 39_500],
      marriedFilingJointly: [47_500, 51_000, 79_000],
      marriedFilingSeparately: [23_750, 25_500, 39_500],
      headOfHousehold: [35_625, 38_250, 59_250],
    }),
  },
};

export const estate: LawYear["estate"] = {
  year,
  document: "Rev. Proc. 2024-40",
  checked,
  rates: estateRates,
  limits: estateLimits,
  exclusion: 13_990_000,
};

/** When what a return has besides was read: in PolicyEngine and Tax-Calculator, which agree. */
const checkedReturn = "2026-11-26";

/** The same for what came to it a day later. */
const checkedLater = "2026-11-27";

export const agedOrBlind: LawYear["agedOrBlind"] = {
  year,
  document: "Rev. Proc. 2024-40",
  checked: checkedReturn,
  addition: survivorAsJoint({
    single: 2_000,
    marriedFilingJointly: 1_600,
    marriedFilingSeparately: 1_600,
    headOfHousehold: 2_000,
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
  document: "Rev. Proc. 2024-40",
  checked: checkedReturn,
  most: studentLoanInterestLimit,
  phaseOut: survivorAsSingle({
    single: [85_000, 100_000],
    marriedFilingJointly: [170_000, 200_000],
    // 26 U.S.C. 221(e)(2).
    marriedFilingSeparately: null,
    headOfHousehold: [85_000, 100_000],
  }),
};

export const stateAndLocalTax: LawYear["stateAndLocalTax"] = {
  year,
  document: "26 U.S.C. 164(b)(6) and (7), as amended by Pub. L. 119-21, section 70120",
  checked: checkedReturn,
  most: 40_000,
  phaseDown: { ...stateTaxPhaseDown, thresholds: halfIfSeparate(500_000) },
};

export const charity: LawYear["charity"] = {
  year,
  document: "26 U.S.C. 170(b)(1)(G)",
  checked: checkedReturn,
  ...charityUntil2025,
};

export const temporaryDeductions: LawYear["temporaryDeductions"] = {
  year,
  document: "Pub. L. 119-21, sections 70103, 70201, 70202 and 70203",
  checked: checkedReturn,
  ...deductionsOf2025To2028,
};

export const businessIncome: LawYear["businessIncome"] = {
  year,
  document: "26 U.S.C. 199A",
  checked: checkedReturn,
  rate: businessIncomeRate,
  thresholds: survivorAsSingle({
    single: 197_300,
    marriedFilingJointly: 394_600,
    marriedFilingSeparately: 197_300,
    headOfHousehold: 197_300,
  }),
  range: twiceIfJoint(50_000),
  least: null,
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
  document: "Rev. Proc. 2024-40",
  checked: checkedReturn,
  byChildren: [
    { ...earnedIncomeRates[0], most: 649, phaseOutFrom: 10_620, phaseOutFromJoint: 17_730 },
    { ...earnedIncomeRates[1], most: 4_328, phaseOutFrom: 23_350, phaseOutFromJoint: 30_470 },
    { ...earnedIncomeRates[2], most: 7_152, phaseOutFrom: 23_350, phaseOutFromJoint: 30_470 },
    { ...earnedIncomeRates[3], most: 8_046, phaseOutFrom: 23_350, phaseOutFromJoint: 30_470 },
  ],
  investmentIncome: 11_950,
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
  document: "Rev. Proc. 2024-40",
  checked: checkedLater,
  rates: minimumTaxRates,
  limits: {
    single: [239_100],
    marriedFilingJointly: [239_100],
    marriedFilingSeparately: [119_550],
    headOfHousehold: [239_100],
    qualifyingSurvivingSpouse: [239_100],
  },
  exemption: survivorAsJoint({
    single: 88_100,
    marriedFilingJointly: 137_000,
    marriedFilingSeparately: 68_500,
    headOfHousehold: 88_100,
  }),
  phaseOut: { rate: 0.25, from: survivorAsJoint(twiceIfJoint(626_350)) },
};

export const dependents: LawYear["dependents"] = {
  year,
  document: "Rev. Proc. 2024-40",
  checked: checkedLater,
  aboveEarnings: 450,
  least: 1_350,
};

/** The deduction had ended with 2021, and comes back with 2026. */
export const mortgageInsurance: LawYear["mortgageInsurance"] = {
  year,
  document: "26 U.S.C. 163(h)(3)(E)(iv)",
  checked: checkedLater,
  share: 0,
  ...mortgageInsurancePhaseOut,
};

/** The same for what came last. */
const checkedLast = "2026-11-29";

export const dependentCare: LawYear["dependentCare"] = {
  year,
  document: "26 U.S.C. 21",
  checked: checkedLast,
  ...dependentCareUntil2025,
};

export const education: LawYear["education"] = {
  year,
  document: "26 U.S.C. 25A(d)",
  checked: checkedLast,
  phaseOut: educationPhaseOut,
  needsNumber: false,
};

export const adoption: LawYear["adoption"] = {
  year,
  document: "Rev. Proc. 2024-40, and 26 U.S.C. 23(a)(4) as added by Pub. L. 119-21, section 70402",
  checked: checkedLast,
  most: 17_280,
  phaseOut: [259_190, 299_190],
  refundable: 5_000,
};

export const educators: LawYear["educators"] = {
  year,
  document: "Rev. Proc. 2024-40",
  checked: checkedLast,
  most: 300,
};

export const premiumRepayment: LawYear["premiumRepayment"] = {
  year,
  document: "Rev. Proc. 2024-40",
  checked: checkedLast,
  limits: [
    { below: 2, most: 750 },
    { below: 3, most: 1_950 },
    { below: 4, most: 3_250 },
  ],
};
