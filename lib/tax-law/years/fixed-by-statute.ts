/**
 * What the statute sets in figures that no index moves, said once for all the years it holds in.
 *
 * Read on 2026-11-21 in PolicyEngine/policyengine-us@8914f89da054 (gov/irs) and
 * PSLmodels/Tax-Calculator@78f3574cdaea (policy_current_law.json), which agree, unless a line says
 * otherwise.
 */
import {
  everyStatus,
  halfIfSeparate,
  noneIfSeparate,
  survivorAsJoint,
  survivorAsSingle,
  twiceIfJoint,
} from "./by-status";
import type { LawYear, PhaseOut } from "./law-year";

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
  thresholds: survivorAsSingle({
    single: 200_000,
    marriedFilingJointly: 250_000,
    marriedFilingSeparately: 125_000,
    headOfHousehold: 200_000,
  }),
  withholdingThreshold: 200_000,
};

/** 26 U.S.C. 1402(a)(12) and 1402(b)(2). */
export const selfEmployment: LawYear["payroll"]["selfEmployment"] = {
  netEarningsFactor: 0.9235,
  minimum: 400,
};

/** Publication 15-T, the same in 2024, 2025 and 2026. Read in transcriptions of it. */
export const withholdingAdjustments: LawYear["withholding"]["adjustments"] = survivorAsJoint({
  single: 8_600,
  marriedFilingJointly: 12_900,
  marriedFilingSeparately: 8_600,
  headOfHousehold: 8_600,
});

/** 26 U.S.C. 25B(a) and (b)(1). Read in PolicyEngine and at das.iowa.gov/ric/savers-credit on 2026-11-26. */
export const saversCreditRates = { rates: [0.5, 0.2, 0.1, 0], contribution: 2_000 };

/** 26 U.S.C. 219(g)(3)(B)(iii) and 408A(c)(3)(B)(ii)(III): married, filing separately, living together. */
export const separatePhaseOut: PhaseOut = [0, 10_000];

/** 26 U.S.C. 2001(c). Read in PolicyEngine alone, in its tables and in its tests. */
export const estateRates = [0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32, 0.34, 0.37, 0.39, 0.4];
export const estateLimits = [
  10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 150_000, 250_000, 500_000, 750_000, 1_000_000,
];

/*
 * What follows was read on 2026-11-26, in PolicyEngine and in Tax-Calculator unless a line says
 * otherwise.
 */

/** 26 U.S.C. 1211(b). Read in PolicyEngine alone. */
export const capitalLossLimits = halfIfSeparate(3_000);

/**
 * 26 U.S.C. 86(c). Spouses who file separately have no threshold if they lived together at any time in the
 * year, which is assumed here.
 */
export const benefitThresholds: LawYear["socialSecurityBenefits"]["thresholds"] = survivorAsSingle({
  single: [25_000, 34_000],
  marriedFilingJointly: [32_000, 44_000],
  marriedFilingSeparately: [0, 0],
  headOfHousehold: [25_000, 34_000],
});

/** 26 U.S.C. 86(a)(2): the most of the benefits that is taxed. */
export const mostOfBenefitsTaxed = 0.85;

/** 26 U.S.C. 221(b)(1). The range of income is of the year. */
export const studentLoanInterestLimit = 2_500;

/** 26 U.S.C. 164(b)(7)(B), from 2025 on. The threshold is of the year. */
export const stateTaxPhaseDown = { rate: 0.3, least: 10_000 };

/** 26 U.S.C. 164(b)(7)(A), for the years after those known here. Read in PolicyEngine alone. */
export const stateTaxLimitFrom2030 = 10_000;

/**
 * 26 U.S.C. 163(h)(3)(F)(i)(II), for good since Pub. L. 119-21: the loan whose interest is deducted. Read in
 * PolicyEngine alone.
 */
export const mortgageDebtLimits = halfIfSeparate(750_000);

/** 26 U.S.C. 170(b)(1)(G) for cash to public charities, 170(b)(1)(I), and 170(p). */
export const charityUntil2025 = {
  ceiling: 0.6,
  floor: 0,
  withoutItemizing: twiceIfJoint(0),
};
export const charityFrom2026 = {
  ceiling: 0.6,
  floor: 0.005,
  withoutItemizing: twiceIfJoint(1_000),
};

/**
 * 26 U.S.C. 151(d)(5)(C), 224, 225 and 163(h)(4). The first three ask the married for a joint return. The
 * senior deduction is per person.
 */
export const deductionsOf2025To2028 = {
  senior: {
    most: noneIfSeparate(everyStatus(6_000)),
    thresholds: twiceIfJoint(75_000),
    lessPerThousand: 60,
  },
  tips: {
    most: noneIfSeparate(everyStatus(25_000)),
    thresholds: twiceIfJoint(150_000),
    lessPerThousand: 100,
  },
  overtime: {
    most: noneIfSeparate(twiceIfJoint(12_500)),
    thresholds: twiceIfJoint(150_000),
    lessPerThousand: 100,
  },
  carLoanInterest: {
    most: everyStatus(10_000),
    thresholds: twiceIfJoint(100_000),
    lessPerThousand: 200,
  },
};

/** 26 U.S.C. 199A(a). */
export const businessIncomeRate = 0.2;

/** Before them. */
const noDeduction = { most: everyStatus(0), thresholds: everyStatus(0), lessPerThousand: 0 };
export const deductionsBefore2025 = {
  senior: noDeduction,
  tips: noDeduction,
  overtime: noDeduction,
  carLoanInterest: noDeduction,
};

/** 26 U.S.C. 24(b), (d)(1)(B) and (h). The amounts are of the year. */
export const childCreditPhaseOut = {
  otherDependent: 500,
  thresholds: twiceIfJoint(200_000),
  lessPerThousand: 50,
};
export const refundedChildCredit = { rate: 0.15, earnedAbove: 2_500 };

/** 26 U.S.C. 32(b)(1), for no, one, two, and three children or more, and (c)(1)(A)(ii)(II). */
export const earnedIncomeRates = [
  { rate: 0.0765, phaseOutRate: 0.0765 },
  { rate: 0.34, phaseOutRate: 0.1598 },
  { rate: 0.4, phaseOutRate: 0.2106 },
  { rate: 0.45, phaseOutRate: 0.2106 },
] as const;
export const earnedIncomeAges = [25, 64] as const;

/** 26 U.S.C. 1411(a)(1) and (b). */
export const investmentIncomeTax = {
  rate: 0.038,
  thresholds: survivorAsJoint({
    single: 200_000,
    marriedFilingJointly: 250_000,
    marriedFilingSeparately: 125_000,
    headOfHousehold: 200_000,
  }),
};

/**
 * 26 U.S.C. 121(b). The text of the section was read in transcriptions of it: laws9.com, and
 * CatalaLang/catala@00505a9da763 (examples/us_tax_code).
 */
export const homeSaleExclusions = twiceIfJoint(250_000);

/** 26 U.S.C. 55(b)(1)(A). The limit, half on a separate return, and the exemption are of the year. */
export const minimumTaxRates = [0.26, 0.28];

/** 26 U.S.C. 163(h)(3)(E)(ii). */
export const mortgageInsurancePhaseOut = {
  thresholds: halfIfSeparate(100_000),
  step: halfIfSeparate(1_000),
};

/*
 * What follows was read on 2026-11-29, in PolicyEngine and in the IRS’s Tax Withholding Estimator
 * (IRS-Public/tax-withholding-estimator@cfbee92) unless a line says otherwise.
 */

/** 26 U.S.C. 21(a)(2) and (c): until 2025, read in PolicyEngine and Tax-Calculator, and since. */
const careLimits = [3_000, 6_000] as const;
const firstPhaseDown = { threshold: everyStatus(15_000), step: everyStatus(2_000) };
export const dependentCareUntil2025 = {
  most: careLimits,
  from: 0.35,
  phaseDown: { ...firstPhaseDown, least: 0.2 },
  secondPhaseDown: null,
};
export const dependentCareFrom2026 = {
  most: careLimits,
  from: 0.5,
  phaseDown: { ...firstPhaseDown, least: 0.35 },
  secondPhaseDown: { threshold: twiceIfJoint(75_000), step: twiceIfJoint(2_000), least: 0.2 },
};

/** 26 U.S.C. 25A(d), and (g)(6) for separate returns. */
export const educationPhaseOut = survivorAsSingle<PhaseOut | null>({
  single: [80_000, 90_000],
  marriedFilingJointly: [160_000, 180_000],
  marriedFilingSeparately: null,
  headOfHousehold: [80_000, 90_000],
});

/** 26 U.S.C. 25A(b)(1), (i)(5) and (c)(1). */
export const americanOpportunity = { whole: 2_000, part: 2_000, rate: 0.25, refundable: 0.4 };
export const lifetimeLearning = { rate: 0.2, most: 10_000 };

/** 26 U.S.C. 22(c)(2)(A) and (d). A couple of which one is 65 has the amount of one. Read in PolicyEngine alone. */
export const elderlyCreditLaw = {
  rate: 0.15,
  ofOne: survivorAsSingle({
    single: 5_000,
    marriedFilingJointly: 5_000,
    marriedFilingSeparately: 3_750,
    headOfHousehold: 5_000,
  }),
  ofBoth: 7_500,
  thresholds: survivorAsSingle({
    single: 7_500,
    marriedFilingJointly: 10_000,
    marriedFilingSeparately: 5_000,
    headOfHousehold: 7_500,
  }),
};

/** 26 U.S.C. 213(a). */
export const medicalFloor = 0.075;
