import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState, type NamedAmount } from "../state-law";

type Numbers = {
  limits: ByStatus<readonly number[]>;
  standardDeduction: ByStatus<number>;
  personalCredit: number;
  dependentCredit: number;
  /** Above this federal income, credits fall by $6 for each $2,500. */
  creditsFallFrom: ByStatus<number>;
  earnedIncomeCredit: EarnedIncomeNumbers;
  youngChildCredit: {
    most: number;
    fallsFrom: number;
    perDollar: number;
    /** Without earnings it is given where neither wages nor a net loss are more. */
    wagesOrLoss: number;
  };
};

type EarnedIncomeNumbers = {
  /** For none, one and two or more children: income at which the credit is highest. */
  fullAt: readonly number[];
  /** For none, one, two and three or more children: how the last of the credit falls, and to where. */
  tail: readonly (readonly [rate: number, to: number])[];
  endsAt: number;
  investmentIncome: number;
};

const rates = [0.01, 0.02, 0.04, 0.06, 0.08, 0.093, 0.103, 0.113, 0.123];

export const california = defineState<Numbers>({
  code: "CA",
  years: {
    2025: {
      document: "2025 Form 540 booklet and FTB 3514 instructions",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054; for the brackets, deductions and credits, PolicyEngine/policybench@56844e2fa795 (its reading of FTB’s Tax News of October 2025 and the 540 booklet); for the earned income credit, the table of FTB 3514 in TheAxiomFoundation/axiom-corpus@a1deadcba657",
      checked: "2026-11-28",
      contributions: [{ name: "State disability insurance", rate: 0.012 }],
      limits: survivorAsJoint({
        single: [11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953],
        marriedFilingJointly: [
          22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_485_906,
        ],
        marriedFilingSeparately: [
          11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953,
        ],
        headOfHousehold: [22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_010_417],
      }),
      standardDeduction: survivorAsJoint({
        single: 5_706,
        marriedFilingJointly: 11_412,
        marriedFilingSeparately: 5_706,
        headOfHousehold: 11_412,
      }),
      personalCredit: 153,
      dependentCredit: 475,
      creditsFallFrom: survivorAsJoint({
        single: 252_203,
        marriedFilingJointly: 504_411,
        marriedFilingSeparately: 252_203,
        headOfHousehold: 378_310,
      }),
      earnedIncomeCredit: {
        fullAt: [4_661, 6_998, 9_823],
        // What gives the amounts of the table in the booklet: it prints no formula.
        tail: [
          [0.0108, 32_960],
          [0.0354, 32_894],
          [0.0494, 32_894],
          [0.0501, 32_886],
        ],
        endsAt: 32_901,
        investmentIncome: 4_814,
      },
      youngChildCredit: { most: 1_189, fallsFrom: 27_425, perDollar: 0.2171, wagesOrLoss: 35_640 },
    },
  },
  returnOf(filer, law) {
    const deduction = law.standardDeduction[filer.status];
    const { unemployment = 0 } = filer.household;
    const agi =
      filer.federal.adjustedGrossIncome - filer.federal.taxableSocialSecurity - unemployment;
    const taxable = Math.max(0, agi - deduction);
    const mayHaveCredits = mayHaveEarnedIncomeCredit(filer, law.earnedIncomeCredit);
    const workCredit = mayHaveCredits ? earnedIncomeCredit(filer, law.earnedIncomeCredit) : 0;
    const hasYoungChildCredit = workCredit > 0 || (mayHaveCredits && hasNoEarnings(filer, law));
    return {
      start: federalAgi(filer),
      // RTC 17083.
      subtractions: [socialSecurity(filer), ["Unemployment", unemployment]],
      deductions: [["Standard deduction", deduction]],
      rates,
      limits: law.limits[filer.status],
      otherTaxes: [["Behavioral Health Services Tax", 0.01 * Math.max(0, taxable - 1_000_000)]],
      credits: exemptionCredits(filer, law),
      refundableCredits: [
        ["California earned income credit", workCredit],
        ["Young child credit", hasYoungChildCredit ? youngChildCredit(filer, law) : 0],
      ],
    };
  },
  notModeled: [
    "itemized deductions",
    "the alternative minimum tax",
    "the renter’s credit and the credit for child care",
  ],
});

/** RTC 17054: for each person, and again from 65 on; for each dependent. Both fall with income. */
function exemptionCredits(filer: Filer, law: Numbers): NamedAmount[] {
  const { people, status, dependents, federal } = filer;
  const above = Math.max(0, federal.adjustedGrossIncome - law.creditsFallFrom[status]);
  const step = status === "marriedFilingSeparately" ? 1_250 : 2_500;
  const less = 6 * Math.ceil(above / step);
  const personal =
    (status === "qualifyingSurvivingSpouse" ? 2 : people.length) +
    people.filter(({ age }) => age >= 65).length;
  return [
    ["Personal exemptions", personal * Math.max(0, law.personalCredit - less)],
    ["Dependents", dependents * Math.max(0, law.dependentCredit - less)],
  ];
}

/** The federal rates of the credit for none, one, two and three children. */
const phaseInRates = [0.0765, 0.34, 0.4, 0.45];

/** RTC 17052: on the earnings, or on the federal income where that gives less. */
function earnedIncomeCredit({ childAges, federal }: Filer, law: EarnedIncomeNumbers): number {
  const incomes = [federal.earnedIncome, higherIncome(federal)];
  return Math.max(0, Math.min(...incomes.map((income) => creditAt(income, childAges.length, law))));
}

const higherIncome = ({ earnedIncome, adjustedGrossIncome }: Filer["federal"]) =>
  Math.max(earnedIncome, adjustedGrossIncome);

function mayHaveEarnedIncomeCredit({ people, federal }: Filer, law: EarnedIncomeNumbers): boolean {
  return (
    people.some(({ age }) => age >= 18) &&
    federal.disqualifiedIncome <= law.investmentIncome &&
    higherIncome(federal) < law.endsAt
  );
}

/**
 * RTC 17052(b) and (o): 85% of what the federal rates would give. It falls at the same rate as it rose,
 * and slower from about $252 on, or $635 with children.
 */
function creditAt(income: number, children: number, law: EarnedIncomeNumbers): number {
  const rate = 0.85 * (phaseInRates[Math.min(children, 3)] ?? 0);
  const fullAt = law.fullAt[Math.min(children, 2)] ?? 0;
  const [slower, to] = law.tail[Math.min(children, 3)] ?? [0, 0];
  if (income <= fullAt) return rate * income;
  return Math.max(rate * (2 * fullAt - income), 0.85 * slower * (to - income));
}

/** RTC 17052.1: whether nobody has earnings or a loss takes them up, with wages and a net loss up to a limit. */
function hasNoEarnings({ people, federal }: Filer, { youngChildCredit: law }: Numbers): boolean {
  const wages = sumBy(people, (person) => person.wages);
  return federal.earnedIncome <= 0 && Math.max(wages, -federal.totalIncome) <= law.wagesOrLoss;
}

/** RTC 17052.1: one credit for all children under 6. */
function youngChildCredit({ childAges, federal }: Filer, { youngChildCredit: law }: Numbers) {
  if (!childAges.some((age) => age < 6)) return 0;
  const above = Math.max(0, federal.earnedIncome - law.fallsFrom);
  return Math.max(0, law.most - law.perDollar * above);
}
