import { sumBy } from "@/lib/finance/sum-by";

import type { Household } from "../../household";
import type { Filer } from "../filer";
import { earnedIncomeCredit } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  rate: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const pennsylvania = defineState<Numbers>({
  code: "PA",
  years: {
    2025: {
      document: "2025 PA-40 instructions, and HB 416 of 2025",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@0be90bfa27d0 and, for unemployment compensation, https://www.pa.gov/en/agencies/dli/resources/for-employers-and-educators/how-to-file/uc-tax/employee-withholding.html",
      checked: "2026-11-28",
      contributions: [{ name: "Unemployment compensation", rate: 0.0007 }],
      rate: 0.0307,
      earnedIncomeCreditShare: 0.1,
    },
    2026: {
      document: "2026 REV-413(I), and HB 416 of 2025",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@f1b44d53d18e and, for unemployment compensation, https://www.pa.gov/en/agencies/dli/resources/for-employers-and-educators/how-to-file/uc-tax/employee-withholding.html",
      checked: "2026-11-28",
      contributions: [{ name: "Unemployment compensation", rate: 0.0007 }],
      rate: 0.0307,
      earnedIncomeCreditShare: 0.1,
    },
  },
  returnOf(filer, law) {
    const income = taxableIncome(filer);
    return {
      start: ["Pennsylvania taxable income", income],
      rates: [law.rate],
      limits: [],
      credits: [["Tax forgiveness", forgivenShare(filer, income) * law.rate * income]],
      refundableCredits: [earnedIncomeCredit(filer, law.earnedIncomeCreditShare)],
    };
  },
  local: {
    name: "local earned income tax or Philadelphia’s wage tax",
    range: [0, 3.75],
    base: "wages",
  },
  notModeled: ["529 contributions", "the credit for child care"],
});

/**
 * Each class of income by itself: a loss of one does not lower another. Retirement income is not
 * taxed, and what is saved in a 401(k) is.
 */
function taxableIncome({ household, people, federal }: Filer): number {
  const { interest = 0, qualifiedDividends = 0 } = household;
  return (
    sumBy(people, ({ wages }) => wages) +
    (household.preTax401k ?? 0) +
    sumBy(people, ({ selfEmployment }) => Math.max(0, selfEmployment)) +
    interest +
    qualifiedDividends +
    Math.max(0, federal.netGain) +
    rentsAndBusinessesOf(household)
  );
}

/** 72 P.S. 7303(a)(2) and (4): what partnerships and S corporations bring is net profits, and rents are their own. */
function rentsAndBusinessesOf(household: Household): number {
  const { rents = 0, businessRents = 0, passThroughIncome = 0, passiveIncome = 0 } = household;
  return Math.max(0, rents + businessRents) + Math.max(0, passThroughIncome + passiveIncome);
}

/**
 * 72 P.S. 7304: all of the tax, and a tenth less for each $250 of income above the allowance. The income is that of
 * both spouses on a separate return too: Schedule SP.
 */
function forgivenShare({ status, dependents, household }: Filer, income: number): number {
  const isMarried = status === "marriedFilingJointly" || status === "marriedFilingSeparately";
  const allowance = 6_500 * (isMarried ? 2 : 1) + 9_500 * dependents;
  const tenths = Math.ceil(Math.max(0, income + (household.spouseIncome ?? 0) - allowance) / 250);
  return Math.max(0, 1 - tenths / 10);
}
