import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  rates: readonly number[];
  limits: ByStatus<readonly number[]>;
  standardDeduction: ByStatus<number>;
  /** More for each who is 65 or older, and again for each who is blind. */
  agedOrBlind: { married: number; unmarried: number };
  exemptionCredit: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const nebraska = defineState<Numbers>({
  code: "NE",
  years: {
    2025: {
      document: "2025 Form 1040N booklet, and sections 77-2715.03, 77-2715.07 and 77-2716.01",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and Budget-Lab-Yale/Tax-Simulator@15dca02e0bed, checked with the answers of NBER’s TAXSIM",
      checked: "2026-11-28",
      rates: [0.0246, 0.0351, 0.0501, 0.052],
      limits: survivorAsJoint({
        single: [4_030, 24_120, 38_870],
        marriedFilingJointly: [8_040, 48_250, 77_730],
        marriedFilingSeparately: [4_030, 24_120, 38_870],
        headOfHousehold: [7_510, 38_590, 57_630],
      }),
      standardDeduction: survivorAsJoint({
        single: 8_600,
        marriedFilingJointly: 17_200,
        marriedFilingSeparately: 8_600,
        headOfHousehold: 12_600,
      }),
      agedOrBlind: { married: 1_650, unmarried: 2_000 },
      exemptionCredit: 171,
      earnedIncomeCreditShare: 0.1,
    },
    2026: {
      document: "2026 Form 1040N-ES booklet, and sections 77-2715.03, 77-2715.07 and 77-2716.01",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@47cdff0d33ff and Budget-Lab-Yale/Tax-Simulator@15dca02e0bed",
      checked: "2026-11-28",
      rates: [0.0246, 0.0351, 0.0455],
      limits: survivorAsJoint({
        single: [4_130, 24_760],
        marriedFilingJointly: [8_250, 49_530],
        marriedFilingSeparately: [4_130, 24_760],
        headOfHousehold: [7_700, 39_620],
      }),
      standardDeduction: survivorAsJoint({
        single: 8_850,
        marriedFilingJointly: 17_700,
        marriedFilingSeparately: 8_850,
        headOfHousehold: 12_950,
      }),
      agedOrBlind: { married: 1_700, unmarried: 2_050 },
      exemptionCredit: 176,
      earnedIncomeCreditShare: 0.1,
    },
  },
  returnOf(filer, law) {
    const { status, people, dependents, federal } = filer;
    const deduction = standardDeduction(filer, law);
    const exemptions = law.exemptionCredit * (people.length + dependents);
    const taxable = federal.adjustedGrossIncome - federal.taxableSocialSecurity - deduction;
    const tax = graduatedTax(Math.max(0, taxable), law.rates, law.limits[status]) - exemptions;
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer)],
      deductions: [["Standard deduction", deduction]],
      rates: law.rates,
      limits: law.limits[status],
      credits: [
        ["Personal exemption credit", exemptions],
        // The booklet’s worksheet of the federal tax: without large adjustments, Nebraska takes no more.
        ["Limit to the federal tax", Math.max(0, tax - federal.taxBeforeCredits)],
      ],
      refundableCredits: [earnedIncomeCredit(filer, law.earnedIncomeCreditShare)],
    };
  },
  notModeled: [
    "itemized deductions",
    "military and some federal pensions, which are not taxed",
    "529 contributions",
    "the credits for child care and for school property tax",
  ],
});

/** Section 77-2716.01(2): not more than the federal one. */
function standardDeduction(filer: Filer, law: Numbers): number {
  const { status, federal } = filer;
  const isUnmarried = status === "single" || status === "headOfHousehold";
  const each = isUnmarried ? law.agedOrBlind.unmarried : law.agedOrBlind.married;
  return Math.min(
    law.standardDeduction[status] + each * agedOrBlind(filer),
    federal.standardDeduction,
  );
}
