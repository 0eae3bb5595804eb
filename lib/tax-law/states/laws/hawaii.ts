import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  standardDeduction: ByStatus<number>;
};

const rates = [0.014, 0.032, 0.055, 0.064, 0.068, 0.072, 0.076, 0.079, 0.0825, 0.09, 0.1, 0.11];

/** Act 46 of 2024: of 2025 and 2026. */
const limits = survivorAsJoint({
  single: [
    9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000,
  ],
  marriedFilingJointly: [
    19_200, 28_800, 38_400, 48_000, 72_000, 96_000, 250_000, 350_000, 450_000, 550_000, 650_000,
  ],
  marriedFilingSeparately: [
    9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000,
  ],
  headOfHousehold: [
    14_400, 21_600, 28_800, 36_000, 54_000, 72_000, 187_500, 262_500, 337_500, 412_500, 487_500,
  ],
});

export const hawaii = defineState<Numbers>({
  code: "HI",
  years: {
    2025: {
      document: "2025 N-11 instructions, and HRS 235-2.3 to 235-55.85",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table) and https://news.bloombergtax.com/payroll/hawaii-releases-2025-temporary-disability-rate-wage-base",
      checked: "2026-11-28",
      // At most $7.21 a week: an employer may pay more of it.
      contributions: [
        { name: "Temporary disability insurance", rate: 0.005, wageBase: 52 * 1_441.72 },
      ],
      standardDeduction: survivorAsJoint({
        single: 4_400,
        marriedFilingJointly: 8_800,
        marriedFilingSeparately: 4_400,
        headOfHousehold: 6_424,
      }),
    },
    2026: {
      document: "Act 46 of 2024, and HRS 235-2.3 to 235-55.85",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
      checked: "2026-11-28",
      // At most $7.50 a week.
      contributions: [
        { name: "Temporary disability insurance", rate: 0.005, wageBase: 52 * 1_500.21 },
      ],
      standardDeduction: survivorAsJoint({
        single: 8_000,
        marriedFilingJointly: 16_000,
        marriedFilingSeparately: 8_000,
        headOfHousehold: 12_000,
      }),
    },
  },
  returnOf(filer, law) {
    const { status, household, federal, people, dependents } = filer;
    const { pension = 0 } = household;
    const aged = people.filter(({ age }) => age >= 65).length;
    const own = household.isDependent ? 0 : people.length + aged;
    const exemptions = 1_144 * (own + dependents);
    const interest = studentLoanInterest(filer);
    const deduction = standardDeduction(filer, law);
    const taxable =
      federal.adjustedGrossIncome +
      federal.studentLoanDeduction -
      (federal.taxableSocialSecurity + pension + interest + deduction + exemptions);
    return {
      start: federalAgi(filer),
      additions: [["Federal student loan deduction", federal.studentLoanDeduction]],
      subtractions: [
        socialSecurity(filer),
        ["Pensions", pension],
        ["Student loan interest", interest],
      ],
      deductions: [
        ["Standard deduction", deduction],
        ["Exemptions", exemptions],
      ],
      rates,
      limits: limits[status],
      credits: [["Lower tax on capital gains", savedOnGains(filer, taxable)]],
      refundableCredits: [
        earnedIncomeCredit(filer, 0.4),
        ["Food/excise tax credit", foodCredit(filer)],
      ],
    };
  },
  notModeled: [
    "itemized deductions, of which Hawaii’s own tax is one",
    "withdrawals of your own contributions to IRAs and 401(k) plans, which are taxed",
    "the exemption of $7,000 for the blind, deaf and disabled",
    "the credits for renters and for child care",
  ],
});

/** HRS 235-2.4: of somebody whom another can claim, no more than was earned, or $500. */
function standardDeduction({ status, household, federal }: Filer, law: Numbers): number {
  const most = household.isDependent ? Math.max(500, federal.earnedIncome) : Infinity;
  return Math.min(most, law.standardDeduction[status]);
}

/** HRS 235-2.4: as the federal deduction was before its limits on income rose with prices. */
function studentLoanInterest({ status, household, federal }: Filer): number {
  if (status === "marriedFilingSeparately") return 0;
  const isCouple = status === "marriedFilingJointly" || status === "qualifyingSurvivingSpouse";
  const [from, range] = isCouple ? [100_000, 30_000] : [50_000, 15_000];
  const income = federal.adjustedGrossIncome + federal.studentLoanDeduction;
  const lost = Math.min(1, Math.max(0, income - from) / range);
  return (1 - lost) * Math.min(2_500, household.studentLoanInterest ?? 0);
}

/** HRS 235-51(f): long-term gains are taxed at 7.25% where the brackets would take more. */
function savedOnGains({ status, household, federal }: Filer, taxable: number): number {
  const gain = Math.min(household.longTermGains ?? 0, federal.netGain);
  if (gain <= 0 || taxable <= 0) return 0;
  // Where the first rate above 7.25% begins.
  const from = limits[status][rates.findIndex((rate) => rate > 0.0725) - 1] ?? 0;
  const ordinary = Math.max(taxable - gain, Math.min(taxable, from));
  const inBrackets = (amount: number) => graduatedTax(amount, rates, limits[status]);
  return Math.max(0, inBrackets(taxable) - inBrackets(ordinary) - 0.0725 * (taxable - ordinary));
}

/** HRS 235-55.85: for each person, by federal income. */
function foodCredit({ status, people, dependents, household, federal }: Filer): number {
  if (household.isDependent) return 0;
  const each = status === "single" ? foodCreditOfSingle : foodCreditOfOthers;
  return steppedAmount(each, federal.adjustedGrossIncome) * (people.length + dependents);
}

const foodCreditOfOthers: Steps = [
  [-Infinity, 220],
  [15_000, 200],
  [20_000, 170],
  [25_000, 140],
  [30_000, 110],
  [40_000, 90],
  [50_000, 70],
  [60_000, 0],
];

const foodCreditOfSingle: Steps = [
  ...foodCreditOfOthers.filter(([from]) => from < 40_000),
  [40_000, 0],
];
