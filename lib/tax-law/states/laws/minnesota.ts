import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import { lawOf } from "../../years/law-of";
import type { ByStatus } from "../../years/law-year";
import type { Filer, Person } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { federalAgi } from "../rules/federal-lines";
import { selfEmploymentTaxOf } from "../rules/self-employment-tax-of";
import { defineState } from "../state-law";

type Numbers = {
  limits: ByStatus<readonly number[]>;
  standardDeduction: ByStatus<number>;
  /** More for each who is 65 or older, and again for each who is blind. */
  agedOrBlind: { married: number; unmarried: number };
  /** Half of them on a separate return. */
  deductionFalls: { low: number; high: number; all: number };
  dependentExemption: number;
  exemptionFallsFrom: ByStatus<number>;
  socialSecurity: {
    fallsFrom: ByStatus<number>;
    alternative: ByStatus<number>;
    alternativeFallsFrom: ByStatus<number>;
  };
  /** The first thousand of income above which the rates give a credit, and the most that they give. */
  marriageCredit: { most: number; leastIncome: number; leastTaxable: number };
  familyCredit: {
    /** For each child. */
    each: number;
    /** Up to so much of earnings, 4% of them. */
    earnings: number;
    fallsFrom: { joint: number; other: number };
  };
};

const rates = [0.0535, 0.068, 0.0785, 0.0985];

/** Of 290.0132, subdivision 26: alike in 2025 and 2026. */
const alternativeSubtraction = {
  alternative: survivorAsJoint({
    single: 4_560,
    marriedFilingJointly: 5_840,
    marriedFilingSeparately: 2_920,
    headOfHousehold: 4_560,
  }),
  alternativeFallsFrom: survivorAsJoint({
    single: 69_250,
    marriedFilingJointly: 88_630,
    marriedFilingSeparately: 44_315,
    headOfHousehold: 69_250,
  }),
};

export const minnesota = defineState<Numbers>({
  code: "MN",
  years: {
    2025: {
      document:
        "2025 Form M1 instructions and Schedules M1R, M1MA and M1CWFC, and Minnesota Statutes chapter 290",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@4003644521ef and PolicyEngine/policybench@56844e2fa795, checked with the answers of NBER’s TAXSIM",
      checked: "2026-11-28",
      limits: survivorAsJoint({
        single: [32_570, 106_990, 198_630],
        marriedFilingJointly: [47_620, 189_180, 330_410],
        marriedFilingSeparately: [23_810, 94_590, 165_205],
        headOfHousehold: [40_100, 161_130, 264_050],
      }),
      standardDeduction: survivorAsJoint({
        single: 14_950,
        marriedFilingJointly: 29_900,
        marriedFilingSeparately: 14_950,
        headOfHousehold: 22_500,
      }),
      agedOrBlind: { married: 1_550, unmarried: 2_000 },
      deductionFalls: { low: 238_950, high: 330_300, all: 1_083_150 },
      dependentExemption: 5_200,
      exemptionFallsFrom: survivorAsJoint({
        single: 239_050,
        marriedFilingJointly: 358_550,
        marriedFilingSeparately: 179_275,
        headOfHousehold: 298_800,
      }),
      socialSecurity: {
        fallsFrom: survivorAsJoint({
          single: 84_490,
          marriedFilingJointly: 108_320,
          marriedFilingSeparately: 54_160,
          headOfHousehold: 84_490,
        }),
        ...alternativeSubtraction,
      },
      marriageCredit: { most: 1_851, leastIncome: 31_000, leastTaxable: 48_000 },
      familyCredit: { each: 1_750, earnings: 9_480, fallsFrom: { joint: 37_910, other: 31_950 } },
    },
    2026: {
      document:
        "the Department of Revenue’s Inflation Adjusted Amounts for 2026, and Minnesota Statutes chapter 290",
      readIn:
        "TheAxiomFoundation/axiom-corpus@a1deadcba657 and, for paid leave, https://info.paidleave.mn.gov/employers/premiums/index.jsp",
      checked: "2026-11-28",
      contributions: [{ name: "Paid leave", rate: 0.0044, wageBase: 185_000 }],
      limits: survivorAsJoint({
        single: [33_310, 109_430, 203_150],
        marriedFilingJointly: [48_700, 193_480, 337_930],
        marriedFilingSeparately: [24_350, 96_740, 168_965],
        headOfHousehold: [41_010, 164_800, 270_060],
      }),
      standardDeduction: survivorAsJoint({
        single: 15_300,
        marriedFilingJointly: 30_600,
        marriedFilingSeparately: 15_300,
        headOfHousehold: 23_000,
      }),
      agedOrBlind: { married: 1_600, unmarried: 2_000 },
      deductionFalls: { low: 244_400, high: 337_800, all: 1_107_750 },
      dependentExemption: 5_300,
      exemptionFallsFrom: survivorAsJoint({
        single: 244_500,
        marriedFilingJointly: 366_700,
        marriedFilingSeparately: 183_350,
        headOfHousehold: 305_600,
      }),
      socialSecurity: {
        fallsFrom: survivorAsJoint({
          single: 86_410,
          marriedFilingJointly: 110_780,
          marriedFilingSeparately: 55_390,
          headOfHousehold: 86_410,
        }),
        ...alternativeSubtraction,
      },
      // From the brackets and the deduction, as those of 2023 to 2025 follow from theirs.
      marriageCredit: { most: 1_894, leastIncome: 31_000, leastTaxable: 49_000 },
      familyCredit: { each: 1_800, earnings: 9_690, fallsFrom: { joint: 38_770, other: 32_680 } },
    },
  },
  returnOf(filer, law) {
    const { status, federal } = filer;
    const benefits = socialSecuritySubtraction(filer, law);
    const aged = agedSubtraction(filer);
    const deduction = standardDeduction(filer, law);
    const exemptions = dependentExemptions(filer, law);
    const taxable = Math.max(
      0,
      federal.adjustedGrossIncome - benefits - aged - deduction - exemptions,
    );
    return {
      start: federalAgi(filer),
      subtractions: [
        ["Social Security", benefits],
        ["Age 65 or older", aged],
      ],
      deductions: [
        ["Standard deduction", deduction],
        ["Dependent exemptions", exemptions],
      ],
      rates,
      limits: law.limits[status],
      // 290.033: on net investment income above a million.
      otherTaxes: [
        ["Net investment income tax", 0.01 * Math.max(0, federal.investmentIncome - 1_000_000)],
      ],
      credits: [["Marriage credit", marriageCredit(filer, law, taxable)]],
      refundableCredits: [["Child and working family credits", familyCredit(filer, law)]],
    };
  },
  notModeled: [
    "itemized deductions and gifts to charity",
    "the alternative minimum tax",
    "public and military pensions, which are taxed less",
    "the working family credit for children of 18 or older",
    "the credits for child care, education and rent",
  ],
});

/** 290.0123: it falls by 3%, then 10%, of the income above two limits, to a fifth of it. */
function standardDeduction(filer: Filer, law: Numbers): number {
  const { status, federal } = filer;
  const isUnmarried = status === "single" || status === "headOfHousehold";
  const each = isUnmarried ? law.agedOrBlind.unmarried : law.agedOrBlind.married;
  const full = law.standardDeduction[status] + each * agedOrBlind(filer);

  const income = federal.adjustedGrossIncome;
  if (income > law.deductionFalls.all) return 0.2 * full;
  const part = status === "marriedFilingSeparately" ? 0.5 : 1;
  const low = part * law.deductionFalls.low;
  const high = part * law.deductionFalls.high;
  const fall = 0.03 * Math.max(0, Math.min(income, high) - low) + 0.1 * Math.max(0, income - high);
  return full - Math.min(0.8 * full, fall);
}

/** 290.0121: a fiftieth less for each $2,500 of income above a limit. */
function dependentExemptions({ status, dependents, federal }: Filer, law: Numbers): number {
  const above = Math.max(0, federal.adjustedGrossIncome - law.exemptionFallsFrom[status]);
  const steps = Math.ceil(above / (status === "marriedFilingSeparately" ? 1_250 : 2_500));
  return law.dependentExemption * dependents * Math.max(0, 1 - 0.02 * steps);
}

/** 290.0132, subdivision 26: all of the benefits that are taxed, a tenth less for each $4,000 above a limit. */
function socialSecuritySubtraction({ status, federal }: Filer, law: Numbers): number {
  const { fallsFrom, alternative, alternativeFallsFrom } = law.socialSecurity;
  const taxed = federal.taxableSocialSecurity;
  const above = Math.max(0, federal.adjustedGrossIncome - fallsFrom[status]);
  const steps = Math.ceil(above / (status === "marriedFilingSeparately" ? 2_000 : 4_000));
  const simplified = taxed * Math.max(0, 1 - 0.1 * steps);
  const over = Math.max(0, federal.combinedIncome - alternativeFallsFrom[status]);
  return Math.max(simplified, Math.min(taxed, Math.max(0, alternative[status] - 0.2 * over)));
}

/** 290.0132, subdivision 5: less the benefits that are not taxed, and half of the income above a limit. */
function agedSubtraction({ status, isJoint, people, household, federal }: Filer): number {
  const aged = people.filter(({ age }) => age >= 65).length;
  if (aged === 0) return 0;

  const isSeparate = status === "marriedFilingSeparately";
  const most = isJoint ? 12_000 : isSeparate ? 6_000 : 9_600;
  const limit = (isSeparate ? 9_000 : 14_500) + (aged > 1 ? 3_500 : 0);
  const untaxedBenefits = (household.socialSecurity ?? 0) - federal.taxableSocialSecurity;
  const above = Math.max(0, federal.adjustedGrossIncome - limit);
  return Math.max(0, most - untaxedBenefits - 0.5 * above);
}

/** 290.0675: what a couple’s tax is above that of two single people with its incomes. */
function marriageCredit(filer: Filer, law: Numbers, taxable: number): number {
  const { status, isJoint, people } = filer;
  const { most, leastIncome, leastTaxable } = law.marriageCredit;
  const lower = Math.min(...people.map((person) => earnedBy(filer, person)));
  if (!isJoint || lower < leastIncome || taxable < leastTaxable) return 0;

  const alone = (amount: number) => graduatedTax(amount, rates, law.limits.single);
  const ofLower = Math.max(0, lower - law.standardDeduction[status] / 2);
  const together = graduatedTax(taxable, rates, law.limits[status]);
  return Math.max(0, Math.min(most, together - alone(ofLower) - alone(taxable - ofLower)));
}

/** Pay, profit less half the tax on it, pension and taxed benefits. */
const earnedBy = (filer: Filer, person: Person) =>
  person.wages +
  person.selfEmployment +
  person.pension +
  person.taxableSocialSecurity -
  selfEmploymentTaxOf(filer, person) / 2;

/** 290.0661 and 290.0671: both credits fall together, by 12% of the income above a limit. */
function familyCredit(
  { year, status, isJoint, people, childAges, household, federal }: Filer,
  law: Numbers,
) {
  const isOfAge = people.some(({ age }) => age >= 19 && age <= 64);
  const { investmentIncome } = lawOf(`${year}`).earnedIncomeCredit;
  if (status === "marriedFilingSeparately" || household.isDependent) return 0;
  if (childAges.length === 0 && !isOfAge) return 0;
  if (federal.disqualifiedIncome > investmentIncome) return 0;

  const { each, earnings, fallsFrom } = law.familyCredit;
  const full = each * childAges.length + 0.04 * Math.min(federal.earnedIncome, earnings);
  const income = Math.max(federal.earnedIncome, federal.adjustedGrossIncome);
  const above = Math.max(0, income - (isJoint ? fallsFrom.joint : fallsFrom.other));
  return Math.max(0, full - 0.12 * above);
}
