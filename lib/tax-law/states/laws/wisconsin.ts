import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState, type StateReturn } from "../state-law";

type Numbers = {
  limits: ByStatus<readonly number[]>;
  standardDeduction: ByStatus<SlidingDeduction>;
  /** Of the pensions of each person from 67 on, where no credit is claimed. */
  retirementExclusion: number;
};

/** It falls at each rate from the income on that stands before it. */
type SlidingDeduction = { most: number; falls: readonly (readonly [from: number, rate: number])[] };

const rates = [0.035, 0.044, 0.053, 0.0765];

/** Wisconsin taxes a surviving spouse as a head of household. */
const survivorAsHead = <Value>(
  amounts: Omit<ByStatus<Value>, "qualifyingSurvivingSpouse">,
): ByStatus<Value> => ({ ...amounts, qualifyingSurvivingSpouse: amounts.headOfHousehold });

export const wisconsin = defineState<Numbers>({
  code: "WI",
  years: {
    2025: {
      document: "2025 Form 1 instructions, and 2025 Wisconsin Act 15",
      readIn: "PolicyEngine/policyengine-us@8914f89da054 and PolicyEngine/policybench@56844e2fa795",
      checked: "2026-11-28",
      limits: survivorAsHead({
        single: [14_680, 50_480, 323_290],
        marriedFilingJointly: [19_580, 67_300, 431_060],
        marriedFilingSeparately: [9_790, 33_650, 215_530],
        headOfHousehold: [14_680, 50_480, 323_290],
      }),
      standardDeduction: survivorAsHead<SlidingDeduction>({
        single: { most: 13_560, falls: [[19_550, 0.12]] },
        marriedFilingJointly: { most: 25_110, falls: [[28_210, 0.19778]] },
        marriedFilingSeparately: { most: 11_930, falls: [[13_390, 0.19778]] },
        headOfHousehold: {
          most: 17_520,
          falls: [
            [19_550, 0.22515],
            [57_210, 0.12],
          ],
        },
      }),
      retirementExclusion: 24_000,
    },
    2026: {
      document: "2026 Form 1-ES instructions, and 2025 Wisconsin Act 15",
      readIn: "TheAxiomFoundation/axiom-corpus@34febd18466a",
      checked: "2026-11-28",
      limits: survivorAsHead({
        single: [15_110, 51_950, 332_720],
        marriedFilingJointly: [20_150, 69_260, 443_630],
        marriedFilingSeparately: [10_080, 34_630, 221_820],
        headOfHousehold: [15_110, 51_950, 332_720],
      }),
      standardDeduction: survivorAsHead<SlidingDeduction>({
        single: { most: 13_960, falls: [[20_120, 0.12]] },
        marriedFilingJointly: { most: 25_840, falls: [[29_040, 0.19778]] },
        marriedFilingSeparately: { most: 12_280, falls: [[13_780, 0.19778]] },
        headOfHousehold: {
          most: 18_030,
          falls: [
            [20_120, 0.22515],
            [58_827, 0.12],
          ],
        },
      }),
      retirementExclusion: 24_000,
    },
  },
  returnOf(filer, law) {
    const subtracted = smallPensions(filer);
    const usual = { ...returnWithoutCredits(filer, law, subtracted), ...creditsOf(filer) };
    // Section 71.05(6)(b)54m: whoever leaves out pensions from 67 on claims no credit.
    const excluded = sumBy(filer.people, ({ age, pension }) =>
      age >= 67 ? Math.min(pension, law.retirementExclusion) : 0,
    );
    if (excluded === 0) return usual;
    const other = returnWithoutCredits(filer, law, Math.max(subtracted, excluded));
    return taxOf(other) < taxOf(usual) ? other : usual;
  },
  notModeled: [
    "the credits for itemized deductions, child care, rent and property tax",
    "529 contributions",
    "pensions of the military and of some public jobs",
    "gains on farms, of which 60% is not taxed",
  ],
});

function returnWithoutCredits(filer: Filer, law: Numbers, pensions: number): StateReturn {
  const { status, federal } = filer;
  const gains = untaxedGains(filer);
  const income = federal.adjustedGrossIncome - federal.taxableSocialSecurity - gains - pensions;
  return {
    start: federalAgi(filer),
    subtractions: [
      socialSecurity(filer),
      ["Capital gain exclusion", gains],
      ["Retirement income", pensions],
    ],
    deductions: [
      ["Standard deduction", deductionLeft(law.standardDeduction[status], income)],
      ["Exemptions", exemptions(filer)],
    ],
    rates,
    limits: law.limits[status],
  };
}

const creditsOf = (filer: Filer): Pick<StateReturn, "credits" | "refundableCredits"> => ({
  credits: [["Married couple credit", marriedCoupleCredit(filer)]],
  refundableCredits: [
    earnedIncomeCredit(filer, steppedAmount(shareOfCredit, filer.childAges.length)),
  ],
});

/** What is due on a return, to compare the two ways of filling it in. */
function taxOf({
  start,
  subtractions,
  deductions,
  limits,
  credits,
  refundableCredits,
}: StateReturn) {
  const total = (lines: StateReturn["credits"] = []) => sumBy(lines, ([, amount]) => amount);
  const taxable = start[1] - total(subtractions) - total(deductions);
  const tax = Math.max(0, graduatedTax(taxable, rates, limits) - total(credits));
  return tax - total(refundableCredits);
}

/** Section 71.05(6)(b)9: 30% of net long-term gains. */
const untaxedGains = ({ household, federal }: Filer) =>
  0.3 * Math.max(0, Math.min(household.longTermGains ?? 0, federal.netGain));

/** Section 71.05(6)(b)54: $5,000 for each person from 65 on with little income. */
const smallPensions = ({ isJoint, people, federal }: Filer) =>
  federal.adjustedGrossIncome < (isJoint ? 30_000 : 15_000)
    ? sumBy(people, ({ age, pension }) => (age >= 65 ? Math.min(pension, 5_000) : 0))
    : 0;

/** Section 71.05(22): each of the rates up to where the next begins. */
const deductionLeft = ({ most, falls }: SlidingDeduction, income: number) =>
  Math.max(
    0,
    most -
      graduatedTax(
        income,
        [0, ...falls.map(([, rate]) => rate)],
        falls.map(([from]) => from),
      ),
  );

/** Section 71.05(23): none for somebody whom another can claim. */
function exemptions({ people, dependents, household }: Filer): number {
  const own = household.isDependent ? 0 : people.length;
  return 700 * (own + dependents) + 250 * people.filter(({ age }) => age >= 65).length;
}

/** Section 71.07(6): 3% of what the spouse who has less earns, up to $480. */
const marriedCoupleCredit = ({ isJoint, people }: Filer) =>
  isJoint
    ? Math.min(
        480,
        ...people.map(({ wages, selfEmployment }) => 0.03 * Math.max(0, wages + selfEmployment)),
      )
    : 0;

/** Section 71.07(9e): of the federal credit, by the number of children. */
const shareOfCredit: Steps = [
  [1, 0.04],
  [2, 0.11],
  [3, 0.34],
];
