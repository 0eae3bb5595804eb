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
import { survivorAsJoint, survivorAsSingle, twiceIfJoint } from "./by-status";
import {
  benefitThresholds,
  businessIncomeRate,
  capitalGainsRates,
  capitalLossLimits,
  charityUntil2025,
  childCreditPhaseOut,
  deductionsBefore2025,
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
  studentLoanInterestLimit,
  withholdingAdjustments,
} from "./fixed-by-statute";
import type { LawYear } from "./law-year";

export const year = 2024;
const checked = "2026-11-21";

const limits = survivorAsJoint({
  single: [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
  marriedFilingJointly: [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
  marriedFilingSeparately: [11_600, 47_150, 100_525, 191_950, 243_725, 365_600],
  headOfHousehold: [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
});

const standardDeduction = survivorAsJoint({
  single: 14_600,
  marriedFilingJointly: 29_200,
  marriedFilingSeparately: 14_600,
  headOfHousehold: 21_900,
});

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
  limits: survivorAsJoint({
    single: [47_025, 518_900],
    marriedFilingJointly: [94_050, 583_750],
    marriedFilingSeparately: [47_025, 291_850],
    headOfHousehold: [63_000, 551_350],
  }),
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

/**
 * Read on 2026-11-26 at https://irahelp.com/printables/2024/page/2, https://koernercpa.com/portals/0/TaxDocuments/IRA.html and
 * https://workplace.schwab.com/node/15426; the credit in PolicyEngine and at das.iowa.gov/ric/savers-credit.
 */
export const savingByIncome: LawYear["savingByIncome"] = {
  year,
  document: "IRS Notice 2023-75",
  checked: "2026-11-26",
  rothIra: survivorAsJoint({
    single: [146_000, 161_000],
    marriedFilingJointly: [230_000, 240_000],
    marriedFilingSeparately: separatePhaseOut,
    headOfHousehold: [146_000, 161_000],
  }),
  coveredIra: survivorAsJoint({
    single: [77_000, 87_000],
    marriedFilingJointly: [123_000, 143_000],
    marriedFilingSeparately: separatePhaseOut,
    headOfHousehold: [77_000, 87_000],
  }),
  spouseCoveredIra: {
    marriedFilingJointly: [230_000, 240_000],
    marriedFilingSeparately: separatePhaseOut,
  },
  saversCredit: {
    ...saversCreditRates,
    limits: survivorAsSingle({
      single: [23_000, 25_000, 38_250],
      marriedFilingJointly: [46_000, 50_000, 76_500],
      marriedFilingSeparately: [23_000, 25_000, 38_250],
      headOfHousehold: [34_500, 37_500, 57_375],
    }),
  },
};

export const estate: LawYear["estate"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked,
  rates: estateRates,
  limits: estateLimits,
  exclusion: 13_610_000,
};

/** When what a return has besides was read: in PolicyEngine and Tax-Calculator, which agree. */
const checkedReturn = "2026-11-26";

/** The same for what came to it a day later. */
const checkedLater = "2026-11-27";

export const agedOrBlind: LawYear["agedOrBlind"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked: checkedReturn,
  addition: survivorAsJoint({
    single: 1_950,
    marriedFilingJointly: 1_550,
    marriedFilingSeparately: 1_550,
    headOfHousehold: 1_950,
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
  document: "Rev. Proc. 2023-34",
  checked: checkedReturn,
  most: studentLoanInterestLimit,
  phaseOut: survivorAsSingle({
    single: [80_000, 95_000],
    marriedFilingJointly: [165_000, 195_000],
    // 26 U.S.C. 221(e)(2).
    marriedFilingSeparately: null,
    headOfHousehold: [80_000, 95_000],
  }),
};

export const stateAndLocalTax: LawYear["stateAndLocalTax"] = {
  year,
  document: "26 U.S.C. 164(b)(6)",
  checked: checkedReturn,
  most: 10_000,
  phaseDown: null,
};

export const charity: LawYear["charity"] = {
  year,
  document: "26 U.S.C. 170(b)(1)(G)",
  checked: checkedReturn,
  ...charityUntil2025,
};

export const temporaryDeductions: LawYear["temporaryDeductions"] = {
  year,
  document: "Pub. L. 119-21, sections 70103, 70201, 70202 and 70203: from 2025 on",
  checked: checkedReturn,
  ...deductionsBefore2025,
};

export const businessIncome: LawYear["businessIncome"] = {
  year,
  document: "26 U.S.C. 199A",
  checked: checkedReturn,
  rate: businessIncomeRate,
  thresholds: survivorAsSingle({
    single: 191_950,
    marriedFilingJointly: 383_900,
    marriedFilingSeparately: 191_950,
    headOfHousehold: 191_950,
  }),
  range: twiceIfJoint(50_000),
  least: null,
};

export const childCredit: LawYear["childCredit"] = {
  year,
  document: "26 U.S.C. 24(h)",
  checked: checkedReturn,
  child: 2_000,
  needsNumber: false,
  refundable: { most: 1_700, ...refundedChildCredit },
  ...childCreditPhaseOut,
};

export const earnedIncomeCredit: LawYear["earnedIncomeCredit"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked: checkedReturn,
  byChildren: [
    { ...earnedIncomeRates[0], most: 632, phaseOutFrom: 10_330, phaseOutFromJoint: 17_250 },
    { ...earnedIncomeRates[1], most: 4_213, phaseOutFrom: 22_720, phaseOutFromJoint: 29_640 },
    { ...earnedIncomeRates[2], most: 6_960, phaseOutFrom: 22_720, phaseOutFromJoint: 29_640 },
    { ...earnedIncomeRates[3], most: 7_830, phaseOutFrom: 22_720, phaseOutFromJoint: 29_640 },
  ],
  investmentIncome: 11_600,
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
  document: "Rev. Proc. 2023-34",
  checked: checkedLater,
  rates: minimumTaxRates,
  limits: {
    single: [232_600],
    marriedFilingJointly: [232_600],
    marriedFilingSeparately: [116_300],
    headOfHousehold: [232_600],
    qualifyingSurvivingSpouse: [232_600],
  },
  exemption: survivorAsJoint({
    single: 85_700,
    marriedFilingJointly: 133_300,
    marriedFilingSeparately: 66_650,
    headOfHousehold: 85_700,
  }),
  phaseOut: { rate: 0.25, from: survivorAsJoint(twiceIfJoint(609_350)) },
};

export const dependents: LawYear["dependents"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked: checkedLater,
  aboveEarnings: 450,
  least: 1_300,
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
  document: "Rev. Proc. 2023-34",
  checked: checkedLast,
  most: 16_810,
  phaseOut: [252_150, 292_150],
  refundable: 0,
};

export const educators: LawYear["educators"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked: checkedLast,
  most: 300,
};

export const premiumRepayment: LawYear["premiumRepayment"] = {
  year,
  document: "Rev. Proc. 2023-34",
  checked: checkedLast,
  limits: [
    { below: 2, most: 750 },
    { below: 3, most: 1_900 },
    { below: 4, most: 3_150 },
  ],
};
