import { survivorAsJoint } from "../../years/by-status";
import type { Filer } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmountOver, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  rate: number;
};

export const northCarolina = defineState<Numbers>({
  code: "NC",
  years: {
    2025: {
      document: "2025 Form D-401 instructions, and G.S. 105-153.5 and 105-153.7",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      rate: 0.0425,
    },
    2026: {
      document: "G.S. 105-153.5 and 105-153.7",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and CodePhantom-1/kultranz-2026-tax-brackets@1aff52b12ef1",
      checked: "2026-11-28",
      rate: 0.0399,
    },
  },
  returnOf: (filer, law) => ({
    start: federalAgi(filer),
    subtractions: [socialSecurity(filer)],
    deductions: [
      ["Standard deduction", standardDeduction[filer.status]],
      ["Child deduction", childDeduction(filer)],
    ],
    rates: [law.rate],
    limits: [],
  }),
  notModeled: [
    "itemized deductions",
    "government and military pensions, which are not always taxed",
    "what the state counts otherwise than the federal return",
  ],
});

/** G.S. 105-153.5(a)(1). */
const standardDeduction = survivorAsJoint({
  single: 12_750,
  marriedFilingJointly: 25_500,
  marriedFilingSeparately: 12_750,
  headOfHousehold: 19_125,
});

/** G.S. 105-153.5(a1): for each child of the federal credit, less in each step of income. */
const childDeduction = ({ status, childAges, federal }: Filer) =>
  childAges.length * steppedAmountOver(childDeductions[status], federal.adjustedGrossIncome);

/** $500 less above each of six amounts, which lie one step apart. */
const fallingBySteps = (from: number, step: number): Steps => [
  [-Infinity, 3_000],
  ...[2_500, 2_000, 1_500, 1_000, 500, 0].map(
    (amount, index) => [from + index * step, amount] as const,
  ),
];

const childDeductions = survivorAsJoint({
  single: fallingBySteps(20_000, 10_000),
  marriedFilingJointly: fallingBySteps(40_000, 20_000),
  marriedFilingSeparately: fallingBySteps(20_000, 10_000),
  headOfHousehold: fallingBySteps(30_000, 15_000),
});
