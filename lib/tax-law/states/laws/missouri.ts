import { sumBy } from "@/lib/finance/sum-by";

import type { Filer, Person } from "../filer";
import { steppedAmountOver, type Steps } from "../rules/stepped-amount";
import { defineState, type NamedAmount } from "../state-law";

type Numbers = {
  rates: readonly number[];
  limits: readonly number[];
};

export const missouri = defineState<Numbers>({
  code: "MO",
  years: {
    2025: {
      document:
        "2025 Form MO-1040 instructions and Form MO-A, and sections 143.011 and 143.121 RSMo",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@82a4d662109a and https://www.efile.com/missouri-tax-brackets-rates-and-forms",
      checked: "2026-11-28",
      rates: [0, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045, 0.047],
      limits: [1_313, 2_626, 3_939, 5_252, 6_565, 7_878, 9_191],
    },
    2026: {
      document: "2026 Form MO-1040ES, and sections 143.011 and 143.121 RSMo",
      readIn:
        "TheAxiomFoundation/axiom-corpus@a1deadcba657 and, for the highest rate, https://legalclarity.org/what-is-income-tax-in-missouri-rates-and-brackets",
      checked: "2026-11-28",
      rates: [0, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045, 0.047],
      limits: [1_348, 2_696, 4_044, 5_392, 6_740, 8_088, 9_436],
    },
  },
  // Form MO-1040 shares what a couple deducts by their incomes, and taxes each spouse by the same rates.
  returnOf(filer, law) {
    const gain = gainOf(filer);
    const agi = (person: Person) => Math.max(0, person.agi - gain);
    const all = sumBy(filer.people, agi);
    const deductions = deductionsOf(filer, all);
    return filer.people.map((person, position) => {
      const share = all > 0 ? agi(person) / all : 0;
      return {
        start: ["Federal adjusted gross income", person.agi],
        subtractions: [["Capital gains", gain]],
        deductions: deductions.map(([name, amount]) => [name, share * amount] as const),
        ...law,
        credits: position === 0 ? [["Working family credit", workingFamilyCredit(filer)]] : [],
      };
    });
  },
  local: { name: "earnings tax of Kansas City and St. Louis", range: [0, 1], base: "wages" },
  notModeled: [
    "itemized deductions",
    "public pensions, which are taxed less",
    "the property tax credit",
  ],
});

/** Gains that a net loss does not take away: since 2025 Missouri does not tax them. */
const gainOf = ({ federal, people }: Filer) => Math.max(0, federal.netGain) / people.length;

function deductionsOf(filer: Filer, agi: number): NamedAmount[] {
  const { federal, status, people } = filer;
  const isSeparate = status === "marriedFilingSeparately";
  // The federal tax before what is paid out of the credits.
  const federalTax = Math.max(
    0,
    federal.tax + federal.earnedIncomeCredit + federal.refundedChildCredit,
  );
  const headOfHousehold = status === "headOfHousehold" || status === "qualifyingSurvivingSpouse";
  return [
    ["Federal standard deduction", federal.standardDeduction],
    [
      "Federal tax",
      Math.min(steppedAmountOver(shareOfFederalTax, agi) * federalTax, isSeparate ? 5_000 : 10_000),
    ],
    ["Head of household", headOfHousehold ? 1_400 : 0],
    [
      "Social Security",
      sumBy(people, (person) => (person.age >= 62 ? person.taxableSocialSecurity : 0)),
    ],
    ["Private pensions", privatePensions(filer, agi)],
    ["Business income", 0.2 * Math.max(0, federal.businessIncome)],
  ];
}

/** Section 143.171 RSMo, by Missouri adjusted gross income: $25,000 itself still gives 35%. */
const shareOfFederalTax: Steps = [
  [-Infinity, 0.35],
  [25_000, 0.25],
  [50_000, 0.15],
  [100_000, 0.05],
  [125_000, 0],
];

/** Section 143.124 RSMo: up to $6,000 for each, less what the income is above a limit. */
function privatePensions({ people, status, federal }: Filer, agi: number): number {
  const limit =
    status === "marriedFilingJointly"
      ? 32_000
      : status === "marriedFilingSeparately"
        ? 16_000
        : 25_000;
  const above = Math.max(0, agi - federal.taxableSocialSecurity - limit);
  return Math.max(0, sumBy(people, ({ pension }) => Math.min(pension, 6_000)) - above);
}

/** Section 143.177 RSMo: a fifth of the federal credit. */
const workingFamilyCredit = ({ federal, household }: Filer) =>
  household.isDependent || federal.disqualifiedIncome > 4_400
    ? 0
    : 0.2 * federal.earnedIncomeCredit;
