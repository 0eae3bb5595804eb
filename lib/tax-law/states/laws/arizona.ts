import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  standardDeduction: ByStatus<number>;
  /** What of gifts it grows by. */
  shareOfGifts: number;
  /** Under 17, and older. */
  dependentCredits: readonly [child: number, other: number];
};

export const arizona = defineState<Numbers>({
  code: "AZ",
  years: {
    2025: {
      document: "2025 Form 140 instructions, and A.R.S. 43-1011 to 43-1073.01",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      // A surviving spouse files as a head of household.
      standardDeduction: {
        single: 15_750,
        marriedFilingJointly: 31_500,
        marriedFilingSeparately: 15_750,
        headOfHousehold: 23_625,
        qualifyingSurvivingSpouse: 23_625,
      },
      shareOfGifts: 0.34,
      dependentCredits: [100, 25],
    },
  },
  returnOf(filer, law) {
    const { federal, status } = filer;
    const subtracted = federal.taxableSocialSecurity + federal.addedDeductions + gains(filer);
    const income = federal.adjustedGrossIncome - subtracted;
    return {
      start: federalAgi(filer),
      subtractions: [
        socialSecurity(filer),
        ["A quarter of long-term gains", gains(filer)],
        ["New federal deductions", federal.addedDeductions],
      ],
      deductions: [
        ["Aged and blind exemptions", exemptions(filer)],
        ["Standard deduction", law.standardDeduction[status]],
        ["Increase for gifts", law.shareOfGifts * federal.charityDeduction],
      ],
      rates: [0.025],
      limits: [],
      credits: [
        ["Dependent tax credit", dependentCredit(filer, law)],
        ["Family income tax credit", familyCredit(filer, income)],
      ],
      refundableCredits: [["Increased excise tax credit", exciseCredit(filer)]],
    };
  },
  notModeled: [
    "itemized deductions",
    "gains on what was bought before 2012",
    "public pensions, which are taxed less",
    "credits for gifts to charities and schools",
  ],
});

/** A.R.S. 43-1022: a quarter of the long-term gain that a short-term loss does not take away. */
const gains = ({ household, federal }: Filer) =>
  0.25 * Math.max(0, Math.min(household.longTermGains ?? 0, federal.netGain));

/** A.R.S. 43-1023. */
const exemptions = ({ people, household }: Filer) =>
  2_100 * people.filter(({ age }) => age >= 65).length + 1_500 * (household.blind ?? 0);

/** A.R.S. 43-1073.01: a twentieth less for each $1,000 of federal income above a limit. */
function dependentCredit({ status, childAges, dependents, federal }: Filer, law: Numbers): number {
  const [child, other] = law.dependentCredits;
  const full = child * childAges.length + other * (dependents - childAges.length);
  const limit = status === "marriedFilingJointly" ? 400_000 : 200_000;
  const steps = Math.ceil(Math.max(0, federal.adjustedGrossIncome - limit) / 1_000);
  return full * Math.max(0, 1 - steps / 20);
}

/** A.R.S. 43-1073: for each person, where the Arizona income is small. */
function familyCredit({ status, people, dependents }: Filer, income: number): number {
  const most = status === "single" || status === "marriedFilingSeparately" ? 120 : 240;
  const isSmall = income <= steppedAmount(familyIncomes[status], dependents);
  return isSmall ? Math.min(most, 40 * (people.length + dependents)) : 0;
}

const ofHeads: Steps = [
  [0, 20_000],
  [2, 20_135],
  [3, 23_800],
  [4, 25_200],
  [5, 26_575],
];

/** The most income, by dependents. */
const familyIncomes: ByStatus<Steps> = {
  single: [[0, 10_000]],
  marriedFilingJointly: [
    [0, 20_000],
    [2, 23_600],
    [3, 27_300],
    [4, 31_000],
  ],
  marriedFilingSeparately: [[0, 10_000]],
  headOfHousehold: ofHeads,
  qualifyingSurvivingSpouse: ofHeads,
};

/** A.R.S. 43-1072.01: $25 for each person, up to $100. */
function exciseCredit({ status, people, dependents, household, federal }: Filer): number {
  if (household.isDependent || federal.adjustedGrossIncome > exciseIncomes[status]) return 0;
  return Math.min(100, 25 * (people.length + dependents));
}

const exciseIncomes = survivorAsJoint({
  single: 12_500,
  marriedFilingJointly: 25_000,
  marriedFilingSeparately: 12_500,
  headOfHousehold: 25_000,
});
