import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer, Person } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  rates: readonly number[];
  supplementalTax: ByStatus<readonly SupplementalTax[]>;
  /** Each child under 4, and each older one under 17. */
  childCredit: readonly [youngest: number, older: number];
};

/** `[from, base, more]`: above `from` of taxable income the base is due, and `more` of it with income. */
type SupplementalTax = readonly [from: number, base: number, more: number];

export const newYork = defineState<Numbers>({
  code: "NY",
  years: {
    2025: {
      document: "2025 Form IT-201 instructions, and Tax Law 601 to 616",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, https://newyorkincometaxcalculator.com/guides/tax-brackets and, for family leave, https://www.reagancompanies.com/resources/blog/new-york-pfl-contribution-and-benefit-rates-to-increase-in-2025",
      checked: "2026-11-28",
      contributions: [
        { name: "Paid family leave", rate: 0.00388, wageBase: 91_373.88 },
        { name: "Disability benefits", rate: 0.005, wageBase: 6_240 },
      ],
      rates: [0.04, 0.045, 0.0525, 0.055, 0.06, 0.0685, 0.0965, 0.103, 0.109],
      supplementalTax: survivorAsJoint<readonly SupplementalTax[]>({
        single: [
          [0, 0, 568],
          [215_400, 568, 1_831],
          [1_077_550, 2_399, 30_172],
          [5_000_000, 32_571, 32_500],
        ],
        marriedFilingJointly: [
          [0, 0, 333],
          [161_550, 333, 807],
          [323_200, 1_140, 2_747],
          [2_155_350, 3_887, 60_350],
          [5_000_000, 64_237, 32_500],
        ],
        marriedFilingSeparately: [
          [0, 0, 568],
          [215_400, 568, 1_831],
          [1_077_550, 2_399, 30_172],
          [5_000_000, 32_571, 32_500],
        ],
        headOfHousehold: [
          [0, 0, 787],
          [269_300, 787, 2_289],
          [1_616_450, 3_076, 45_261],
          [5_000_000, 48_337, 32_500],
        ],
      }),
      childCredit: [1_000, 330],
    },
    2026: {
      document: "Tax Law 601 to 616, and the Workers’ Compensation Board’s notice for 2026",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, CodePhantom-1/kultranz-2026-tax-brackets@1aff52b12ef1 and, for family leave, https://gtm.com/business/?p=17743",
      checked: "2026-11-28",
      contributions: [
        { name: "Paid family leave", rate: 0.00432, wageBase: 95_348.76 },
        { name: "Disability benefits", rate: 0.005, wageBase: 6_240 },
      ],
      rates: [0.039, 0.044, 0.0515, 0.054, 0.059, 0.0685, 0.0965, 0.103, 0.109],
      supplementalTax: survivorAsJoint<readonly SupplementalTax[]>({
        single: [
          [0, 0, 567],
          [215_400, 567, 2_047],
          [1_077_550, 2_614, 30_172],
          [5_000_000, 32_786, 32_500],
        ],
        marriedFilingJointly: [
          [0, 0, 333],
          [161_550, 333, 807],
          [323_200, 1_140, 3_071],
          [2_155_350, 4_211, 60_350],
          [5_000_000, 64_561, 32_500],
        ],
        marriedFilingSeparately: [
          [0, 0, 567],
          [215_400, 567, 2_047],
          [1_077_550, 2_614, 30_172],
          [5_000_000, 32_786, 32_500],
        ],
        headOfHousehold: [
          [0, 0, 787],
          [269_300, 787, 2_559],
          [1_616_450, 3_346, 45_260],
          [5_000_000, 48_606, 32_500],
        ],
      }),
      childCredit: [1_000, 500],
    },
  },
  returnOf(filer, law) {
    const { status, people, dependents, household, federal } = filer;
    const pensions = sumBy(people, untaxedPension);
    const agi = federal.adjustedGrossIncome - federal.taxableSocialSecurity - pensions;
    const isDependent = status === "single" && household.isDependent;
    const deduction = isDependent ? 3_100 : standardDeduction[status];
    const taxable = Math.max(0, agi - deduction - 1_000 * dependents);
    const tax = graduatedTax(taxable, law.rates, limits[status]);
    const more = supplementalTax(filer, law, { agi, taxable, tax });
    const credit = isDependent ? 0 : householdCredit(filer);
    const earned = 0.3 * federal.earnedIncomeCredit - Math.min(credit, tax + more);
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer), ["Pensions and annuities", pensions]],
      deductions: [
        ["Standard deduction", deduction],
        ["Dependent exemptions", 1_000 * dependents],
      ],
      rates: law.rates,
      limits: limits[status],
      otherTaxes: [["Supplemental tax", more]],
      credits: [["Household credit", credit]],
      refundableCredits: [
        ["Earned income credit", Math.max(0, earned)],
        ["Empire State child credit", childCredit(filer, law)],
      ],
    };
  },
  local: { name: "New York City income tax", range: [3.078, 3.876], base: "stateTaxableIncome" },
  notModeled: [
    "itemized deductions",
    "529 contributions",
    "public pensions, none of which is taxed",
    "the credits for child care, tuition and property tax",
    "Yonkers, which adds 16.75% of the state tax",
    "New York City’s own credits and its lower rates on the first $50,000 ($90,000 for couples)",
  ],
});

/** Tax Law 601(a) to (c). */
const limits = survivorAsJoint({
  single: [8_500, 11_700, 13_900, 80_650, 215_400, 1_077_550, 5_000_000, 25_000_000],
  marriedFilingJointly: [
    17_150, 23_600, 27_900, 161_550, 323_200, 2_155_350, 5_000_000, 25_000_000,
  ],
  marriedFilingSeparately: [
    8_500, 11_700, 13_900, 80_650, 215_400, 1_077_550, 5_000_000, 25_000_000,
  ],
  headOfHousehold: [12_800, 17_650, 20_900, 107_650, 269_300, 1_616_450, 5_000_000, 25_000_000],
});

/** Tax Law 614. */
const standardDeduction = survivorAsJoint({
  single: 8_000,
  marriedFilingJointly: 16_050,
  marriedFilingSeparately: 8_000,
  headOfHousehold: 11_200,
});

/** Tax Law 612(c)(3-a): from 59½ on, which everybody is in the year of the 60th birthday. */
const untaxedPension = ({ age, pension }: Person) => (age >= 60 ? Math.min(pension, 20_000) : 0);

/**
 * Tax Law 601(d-4): above $107,650 it takes back what the lower brackets save, evenly over $50,000 of
 * income, so that above $25 million all is taxed at the highest rate.
 */
function supplementalTax(
  { status }: Filer,
  law: Numbers,
  { agi, taxable, tax }: { agi: number; taxable: number; tax: number },
): number {
  if (agi > 25_000_000) return (law.rates.at(-1) ?? 0) * taxable - tax;
  const row = law.supplementalTax[status].findLast(([from]) => from === 0 || taxable > from);
  if (!row) return 0;
  const [from, base, more] = row;
  const above = Math.max(0, agi - Math.max(from, 107_650));
  return base + more * Math.min(1, above / 50_000);
}

/** Tax Law 606(b), in whole dollars: of one person, or of a household with more for each other member. */
function householdCredit({ status, people, dependents, federal }: Filer): number {
  const income = federal.adjustedGrossIncome;
  if (status === "single") return steppedAmount(creditOfSingles, income);
  const others = people.length + dependents - 1;
  const credit =
    steppedAmount(creditOfHouseholds, income) + others * steppedAmount(creditOfEachOther, income);
  return status === "marriedFilingSeparately" ? Math.ceil(credit / 2) : credit;
}

const creditOfSingles: Steps = [
  [-Infinity, 75],
  [5_001, 60],
  [6_001, 50],
  [7_001, 45],
  [20_001, 40],
  [25_001, 20],
  [28_001, 0],
];

const creditOfHouseholds: Steps = [
  [-Infinity, 90],
  [5_001, 75],
  [6_001, 65],
  [7_001, 60],
  [22_001, 50],
  [25_001, 40],
  [28_001, 20],
  [32_001, 0],
];

const creditOfEachOther: Steps = [
  [-Infinity, 15],
  [20_001, 10],
  [25_001, 5],
  [32_001, 0],
];

/** Tax Law 606(c-1): $16.50 less for each $1,000, or part of it, above a limit. */
function childCredit({ status, childAges, federal }: Filer, { childCredit: law }: Numbers): number {
  const [youngest, older] = law;
  const full = sumBy(childAges, (age) => (age < 4 ? youngest : older));
  const above = Math.max(0, federal.adjustedGrossIncome - childCreditFallsFrom[status]);
  return Math.max(0, full - 16.5 * Math.ceil(above / 1_000));
}

const childCreditFallsFrom = survivorAsJoint({
  single: 75_000,
  marriedFilingJointly: 110_000,
  marriedFilingSeparately: 55_000,
  headOfHousehold: 75_000,
});
