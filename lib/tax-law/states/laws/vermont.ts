import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint, survivorAsSingle } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { earnedIncomeCredit, federalAgi } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  limits: ByStatus<readonly number[]>;
  standardDeduction: ByStatus<number>;
  /** For each who is 65 or older, and for each who is blind. */
  addedDeduction: number;
  exemption: number;
  /** Up to this income no Social Security is taxed; from $10,000 above it, all of it. */
  socialSecurityUntil: ByStatus<number>;
  /** Of the federal earned income credit: without children, and with them. */
  earnedIncomeCreditShares: readonly [none: number, some: number];
  /** For each child of this age or younger. */
  childCredit: { each: number; age: number };
  /** On the profit of the self-employed. */
  childCareContribution: number;
};

const rates = [0.0335, 0.066, 0.076, 0.0875];

export const vermont = defineState<Numbers>({
  code: "VT",
  years: {
    2025: {
      document: "2025 Form IN-111 instructions and rate schedules, and 32 V.S.A. 5811 to 5830f",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@1e98e9f1c03f and TheAxiomFoundation/axiom-corpus@a1deadcba657",
      checked: "2026-11-28",
      contributions: [{ name: "Child care contribution", rate: 0.0011 }],
      limits: survivorAsJoint({
        single: [49_400, 119_700, 249_700],
        marriedFilingJointly: [82_500, 199_450, 304_000],
        marriedFilingSeparately: [41_250, 99_725, 152_000],
        headOfHousehold: [66_200, 171_000, 276_850],
      }),
      standardDeduction: survivorAsJoint({
        single: 7_650,
        marriedFilingJointly: 15_300,
        marriedFilingSeparately: 7_650,
        headOfHousehold: 11_450,
      }),
      addedDeduction: 1_250,
      exemption: 5_300,
      socialSecurityUntil: survivorAsSingle({
        single: 55_000,
        marriedFilingJointly: 70_000,
        marriedFilingSeparately: 55_000,
        headOfHousehold: 55_000,
      }),
      earnedIncomeCreditShares: [1, 0.38],
      childCredit: { each: 1_000, age: 6 },
      childCareContribution: 0.0011,
    },
  },
  returnOf(filer, law) {
    const { status, people, dependents, childAges, household, federal } = filer;
    const gains = excludedGains(filer);
    const benefits = excludedSocialSecurity(filer, law);
    const standardDeduction =
      law.standardDeduction[status] + agedOrBlind(filer) * law.addedDeduction;
    const own = household.isDependent ? 0 : people.length;
    const exemptions = law.exemption * (own + dependents);

    const income = federal.adjustedGrossIncome;
    const taxable = income - gains - benefits - standardDeduction - exemptions;
    const profit = sumBy(people, ({ selfEmployment }) => Math.max(0, selfEmployment));
    const [none, some] = law.earnedIncomeCreditShares;
    return {
      start: federalAgi(filer),
      subtractions: [
        ["Capital gains exclusion", gains],
        ["Social Security", benefits],
      ],
      deductions: [
        ["Standard deduction", standardDeduction],
        ["Personal exemptions", exemptions],
      ],
      rates,
      limits: law.limits[status],
      otherTaxes: [
        [
          "Up to the 3% minimum",
          upToMinimum(income, graduatedTax(taxable, rates, law.limits[status])),
        ],
        ["Child care contribution of the self-employed", law.childCareContribution * profit],
      ],
      refundableCredits: [
        earnedIncomeCredit(filer, childAges.length === 0 ? none : some),
        ["Child tax credit", childCredit(filer, law)],
      ],
    };
  },
  notModeled: [
    "itemized deductions, and medical expenses and gifts, which lower the tax without them",
    "529 contributions",
    "pensions from the military and from jobs outside Social Security",
    "gains of businesses and farms, of which 40% is not taxed",
    "the credits for child care, veterans and renters",
  ],
});

/** 32 V.S.A. 5822(a)(6): above $150,000, not less than 3% of the federal income. */
const upToMinimum = (income: number, tax: number) =>
  income > 150_000 ? Math.max(0, 0.03 * income - tax) : 0;

/** 32 V.S.A. 5811(21)(B)(ii): $5,000 of net long-term gains, within 40% of the federal taxable income. */
const excludedGains = ({ household, federal }: Filer) =>
  Math.max(
    0,
    Math.min(5_000, household.longTermGains ?? 0, federal.netGain, 0.4 * federal.taxableIncome),
  );

/** 32 V.S.A. 5830e: all of it, and evenly less over $10,000 of income, in hundredths. */
function excludedSocialSecurity({ status, federal }: Filer, law: Numbers): number {
  const above = federal.adjustedGrossIncome - law.socialSecurityUntil[status];
  const share = Math.round(100 - above / 100) / 100;
  return federal.taxableSocialSecurity * Math.min(1, Math.max(0, share));
}

/** 32 V.S.A. 5830f: for each child $20 less for each $1,000, or part of it, above $125,000. */
function childCredit({ childAges, federal }: Filer, { childCredit: law }: Numbers): number {
  const young = childAges.filter((age) => age <= law.age).length;
  const steps = Math.ceil(Math.max(0, federal.adjustedGrossIncome - 125_000) / 1_000);
  return young * Math.max(0, law.each - 20 * steps);
}
