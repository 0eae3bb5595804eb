import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { creditAtOtherAges } from "../rules/credit-at-other-ages";
import { federalAgi, grossIncome, socialSecurity } from "../rules/federal-lines";
import { pensionLessBenefits } from "../rules/pension-less-benefits";
import { defineState } from "../state-law";

type Numbers = {
  limits: ByStatus<readonly number[]>;
  standardDeduction: ByStatus<number>;
  /** More for each who is 65 or older, and again for each who is blind. */
  agedOrBlind: { married: number; unmarried: number };
  /** The deduction falls evenly to nothing over an income so much wider. */
  deductionFalls: Fall;
  personalExemption: number;
  exemptionFalls: Fall;
  /** For each person, less all benefits of Social Security. */
  pensionDeduction: number;
  pensionDeductionFallsFrom: ByStatus<number>;
  /** Twice for each child under 6. */
  dependentCredit: number;
  dependentCreditFallsFrom: ByStatus<number>;
  salesTaxCredit: {
    most: ByStatus<number>;
    /** What the first and the second child beyond those of the status add. */
    children: readonly [one: number, more: number];
    fallsFrom: ByStatus<number>;
  };
  /** Of the federal earned income credit: without and with children. */
  earnedIncomeCreditShares: readonly [childless: number, other: number];
};

type Fall = { from: ByStatus<number>; width: ByStatus<number> };

export const maine = defineState<Numbers>({
  code: "ME",
  years: {
    2025: {
      document:
        "2025 Form 1040ME instructions and Schedules 1S, A and PTFC/STFC, and 36 M.R.S. 5111 to 5219-SS",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@eeba3891e2c1 and, for pensions, TheAxiomFoundation/axiom-corpus@cc83da6d7914, checked with the answers of NBER’s TAXSIM",
      checked: "2026-11-28",
      contributions: [{ name: "Paid family and medical leave", rate: 0.005, wageBase: 176_100 }],
      limits: survivorAsJoint({
        single: [26_800, 63_450],
        marriedFilingJointly: [53_600, 126_900],
        marriedFilingSeparately: [26_800, 63_450],
        headOfHousehold: [40_200, 95_150],
      }),
      standardDeduction: survivorAsJoint({
        single: 15_000,
        marriedFilingJointly: 30_000,
        marriedFilingSeparately: 15_000,
        headOfHousehold: 22_500,
      }),
      agedOrBlind: { married: 1_600, unmarried: 2_000 },
      deductionFalls: {
        from: survivorAsJoint({
          single: 100_000,
          marriedFilingJointly: 200_050,
          marriedFilingSeparately: 100_000,
          headOfHousehold: 150_000,
        }),
        width: survivorAsJoint({
          single: 75_000,
          marriedFilingJointly: 150_000,
          marriedFilingSeparately: 75_000,
          headOfHousehold: 112_500,
        }),
      },
      personalExemption: 5_150,
      exemptionFalls: {
        from: survivorAsJoint({
          single: 333_450,
          marriedFilingJointly: 400_100,
          marriedFilingSeparately: 200_050,
          headOfHousehold: 366_750,
        }),
        width: survivorAsJoint({
          single: 125_000,
          marriedFilingJointly: 125_000,
          marriedFilingSeparately: 62_500,
          headOfHousehold: 125_000,
        }),
      },
      pensionDeduction: 48_216,
      pensionDeductionFallsFrom: survivorAsJoint({
        single: 125_000,
        marriedFilingJointly: 250_000,
        marriedFilingSeparately: 125_000,
        headOfHousehold: 187_500,
      }),
      dependentCredit: 305,
      dependentCreditFallsFrom: survivorAsJoint({
        single: 100_000,
        marriedFilingJointly: 150_000,
        marriedFilingSeparately: 75_000,
        headOfHousehold: 125_000,
      }),
      salesTaxCredit: {
        most: survivorAsJoint({
          single: 155,
          marriedFilingJointly: 215,
          marriedFilingSeparately: 0,
          headOfHousehold: 215,
        }),
        children: [35, 65],
        fallsFrom: survivorAsJoint({
          single: 25_450,
          marriedFilingJointly: 50_950,
          marriedFilingSeparately: 0,
          headOfHousehold: 38_200,
        }),
      },
      earnedIncomeCreditShares: [0.5, 0.25],
    },
  },
  returnOf(filer, law) {
    const { status, people, federal } = filer;
    const pensions = pensionDeduction(filer, law);
    const agi = federal.adjustedGrossIncome - federal.taxableSocialSecurity - pensions;
    const exemptions = law.personalExemption * people.length;
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer), ["Pension income deduction", pensions]],
      deductions: [
        [
          "Standard deduction",
          standardDeduction(filer, law) * shareLeft(agi, law.deductionFalls, status),
        ],
        ["Personal exemptions", exemptions * shareLeft(agi, law.exemptionFalls, status)],
      ],
      rates: [0.058, 0.0675, 0.0715],
      limits: law.limits[status],
      refundableCredits: [
        ["Earned income credit", earnedIncomeCredit(filer, law)],
        ["Dependent exemption credit", dependentCredit(filer, law, agi)],
        ["Sales tax fairness credit", salesTaxCredit(filer, law)],
      ],
    };
  },
  notModeled: [
    "itemized deductions",
    "military pensions, which are not taxed, and 529 contributions",
    "the property tax fairness credit and the credit for child care",
    "the affordability payment for 2025",
  ],
});

const shareLeft = (agi: number, { from, width }: Fall, status: Filer["status"]) =>
  1 - Math.min(1, Math.max(0, agi - from[status]) / width[status]);

/** 36 M.R.S. 5124-C: Maine’s own, not that of the federal law since July 2025. */
function standardDeduction(filer: Filer, law: Numbers): number {
  const { status } = filer;
  const isUnmarried = status === "single" || status === "headOfHousehold";
  const each = isUnmarried ? law.agedOrBlind.unmarried : law.agedOrBlind.married;
  return law.standardDeduction[status] + each * agedOrBlind(filer);
}

/** 36 M.R.S. 5122(2)(M-2) and (M-3). */
function pensionDeduction(filer: Filer, law: Numbers): number {
  const { status, people, federal } = filer;
  const deducted = sumBy(people, (person) =>
    pensionLessBenefits(filer, person, law.pensionDeduction),
  );
  const width = status === "marriedFilingSeparately" ? 50_000 : 100_000;
  const above = Math.max(0, federal.adjustedGrossIncome - law.pensionDeductionFallsFrom[status]);
  return deducted * (1 - Math.min(1, above / width));
}

/** 36 M.R.S. 5219-S: from 18 to 24 without children too. */
function earnedIncomeCredit(filer: Filer, law: Numbers): number {
  const [childless, other] = law.earnedIncomeCreditShares;
  const share = filer.childAges.length > 0 ? other : childless;
  return share * (filer.federal.earnedIncomeCredit + creditAtOtherAges(filer, 18, 24));
}

/** 36 M.R.S. 5219-SS: $20 less for each $500 of income above a limit. */
function dependentCredit({ status, dependents, childAges }: Filer, law: Numbers, agi: number) {
  const youngest = childAges.filter((age) => age < 6).length;
  const steps = Math.ceil(Math.max(0, agi - law.dependentCreditFallsFrom[status]) / 500);
  return Math.max(0, law.dependentCredit * (dependents + youngest) - 20 * steps);
}

/** 36 M.R.S. 5213-A: by all income, with benefits of Social Security. */
function salesTaxCredit(filer: Filer, law: Numbers): number {
  const { status, household, childAges } = filer;
  if (household.isDependent || status === "marriedFilingSeparately") return 0;

  const { most, children, fallsFrom } = law.salesTaxCredit;
  const added = childAges.length - (status === "headOfHousehold" ? 1 : 0);
  const [one, more] = children;
  const forChildren = status === "single" || added < 1 ? 0 : added === 1 ? one : more;
  const { width, fall } = salesTaxSteps[status];
  const steps = Math.ceil(Math.max(0, grossIncome(filer) - fallsFrom[status]) / width);
  return Math.max(0, most[status] + forChildren - fall * steps);
}

const salesTaxSteps = survivorAsJoint({
  single: { width: 500, fall: 10 },
  marriedFilingJointly: { width: 1_000, fall: 20 },
  marriedFilingSeparately: { width: 500, fall: 10 },
  headOfHousehold: { width: 750, fall: 15 },
});
