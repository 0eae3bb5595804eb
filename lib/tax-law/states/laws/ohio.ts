import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import type { Filer, Person } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  rates: readonly number[];
  limits: readonly number[];
  /** What is due at once where more than each limit is taxable, besides what the brackets come to. */
  baseTax: Steps;
  /** From this income on there are no exemptions and no joint filing credit. */
  endsAt: number;
};

export const ohio = defineState<Numbers>({
  code: "OH",
  years: {
    2025: {
      document: "2025 IT 1040 booklet, and R.C. 5747.02 as amended by HB 96",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and, for the tax, TheAxiomFoundation/axiom-corpus@e0825f466ff1, for exemptions and credits Budget-Lab-Yale/Tax-Simulator@13c0e43ab5e7, for business income https://tax.ohio.gov/individual/resources/businessincomededuction",
      checked: "2026-11-28",
      rates: [0, 0.0275, 0.03125],
      limits: [26_050, 100_000],
      // The law says $2,394.32 at $100,000, where the bracket below ends at $2,375.625.
      baseTax: [
        [26_050.01, 342],
        [100_000.01, 342 + 18.695],
      ],
      endsAt: 750_000,
    },
    2026: {
      document:
        "R.C. 5747.02, 5747.025 and 5747.05 as amended by HB 96, whose section 757.120 adjusts nothing for 2026",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@41490d10cbcd and Budget-Lab-Yale/Tax-Simulator@13c0e43ab5e7",
      checked: "2026-11-28",
      rates: [0, 0.0275],
      limits: [26_050],
      baseTax: [[26_050.01, 332]],
      endsAt: 500_000,
    },
  },
  returnOf(filer, law) {
    const { people, federal } = filer;
    const { adjustedGrossIncome, taxableSocialSecurity } = federal;
    const profit = Math.max(
      0,
      sumBy(people, ({ selfEmployment }) => selfEmployment),
    );
    const untaxed = Math.min(profit, mostUntaxedProfit(filer));
    // Ohio’s adjusted gross income with the profit that is not taxed: exemptions and credits go by it.
    const income = adjustedGrossIncome - taxableSocialSecurity;
    const exempt = exemptions(filer, law, income);
    const left = Math.max(0, income - exempt);
    const taxedProfit = Math.min(profit - untaxed, Math.max(0, left - untaxed));
    const taxable = left - untaxed - taxedProfit;

    const base = steppedAmount(law.baseTax, taxable);
    const tax = base + 0.03 * taxedProfit + graduatedTax(taxable, law.rates, law.limits);
    const own = ownCredits(filer, left);
    const afterOwn = Math.max(0, tax - sumBy(own, ([, amount]) => amount));
    const untaxedShare = profit > 0 ? untaxed / profit : 0;
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer), ["Business income deduction", untaxed]],
      deductions: [
        ["Exemptions", exempt],
        ["Business income taxed at 3%", taxedProfit],
      ],
      rates: law.rates,
      limits: law.limits,
      otherTaxes: [
        ["Base tax", base],
        ["Tax on business income", 0.03 * taxedProfit],
      ],
      credits: [
        ...own,
        ["Joint filing credit", jointFilingCredit(filer, law, left, afterOwn, untaxedShare)],
        ["Earned income credit", 0.3 * federal.earnedIncomeCredit],
      ],
    };
  },
  local: {
    name: "income tax of the city or village, and of the school district",
    range: [0, 5],
    base: "wages",
  },
  notModeled: [
    "529 contributions",
    "medical expenses",
    "military pensions",
    "lump sums from pensions",
    "the credits for child care, adoption and private schools",
  ],
});

/** R.C. 5747.01(A)(28). */
const mostUntaxedProfit = ({ status }: Filer) =>
  status === "marriedFilingSeparately" ? 125_000 : 250_000;

/** How many: none for somebody whom another can claim. */
const exemptionsOf = ({ people, dependents, household }: Filer) =>
  dependents + (household.isDependent ? 0 : people.length);

/** R.C. 5747.025. */
const exemptions = (filer: Filer, law: Numbers, income: number) =>
  income < law.endsAt ? exemptionsOf(filer) * steppedAmount(eachExemption, income) : 0;

const eachExemption: Steps = [
  [-Infinity, 2_400],
  [40_001, 2_150],
  [80_001, 1_900],
];

/** R.C. 5747.055 and 5747.022, by the income less the exemptions. */
function ownCredits(filer: Filer, left: number) {
  const { people } = filer;
  const pensions = sumBy(people, ({ pension }) => pension);
  const isOlder = people.some(({ age }) => age >= 65);
  const isLimited = left >= 100_000;
  return [
    ["Retirement income credit", isLimited ? 0 : steppedAmount(retirementCredit, pensions)],
    ["Senior citizen credit", isOlder && !isLimited ? 50 : 0],
    ["Exemption credit", left < 30_000 ? 20 * exemptionsOf(filer) : 0],
  ] as const;
}

const retirementCredit: Steps = [
  [501, 25],
  [1_501, 50],
  [3_001, 80],
  [5_001, 130],
  [8_001, 200],
];

/** R.C. 5747.05(E): of what is left of the tax, where each spouse earned $500 or has that much in pensions. */
function jointFilingCredit(
  { isJoint, people }: Filer,
  { endsAt }: Numbers,
  left: number,
  tax: number,
  untaxedShare: number,
): number {
  const counted = ({ wages, pension, selfEmployment }: Person) =>
    wages + pension + (1 - untaxedShare) * selfEmployment;
  const isEarnedByBoth = people.every((person) => counted(person) >= 500);
  if (!isJoint || !isEarnedByBoth || left >= endsAt) return 0;
  return Math.min(650, steppedAmount(shareOfJointFilers, left) * tax);
}

const shareOfJointFilers: Steps = [
  [-Infinity, 0.2],
  [25_001, 0.15],
  [50_001, 0.1],
  [75_001, 0.05],
];
