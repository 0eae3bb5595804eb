import type { Conditions, LawNumbers, Steps } from "@/lib/calculator/formula/named";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage, usd, type Outputs } from "@/lib/calculator/report/outputs";
import { formatWholeUsd } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import type { IncomeLimits } from "@/lib/tax-law/retirement/income-limits";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { savingByIncome as law } from "@/lib/tax-law/years/newest-law";

const { year } = law;
const { contribution: mostCounted } = law.saversCredit;

export const incomeLimitNumbers: LawNumbers = {
  mostCredited: {
    label: "Most that the saver’s credit counts",
    value: mostCounted,
    format: "$#,##0",
  },
  leastLimit: { label: "Least limit until nothing is left", value: 200, format: "$#,##0" },
  limitStep: { label: "What a limit is rounded to", value: 10, format: "$#,##0" },
};

export const incomeLimitConditions: Conditions = {
  hasIncome: { words: "you enter an income", formula: "NOT(ISBLANK(modifiedIncome))" },
};

/** lib/tax-law/retirement/phased-limit.ts as formulas: `iraLimit` is a step of the room. */
export const incomeLimitSteps: Steps = {
  shrunkRothLimit: {
    label: "Roth limit between the two incomes",
    formula:
      "MAX(leastLimit, iraLimit-INT(iraLimit*(modifiedIncome-rothFrom)/(rothTo-rothFrom)/limitStep)*limitStep)",
  },
  shrunkDeduction: {
    label: "Deduction between the two incomes",
    formula:
      "MAX(leastLimit, iraLimit-INT(iraLimit*(modifiedIncome-deductionFrom)/(deductionTo-deductionFrom)/limitStep)*limitStep)",
  },
  deductionByIncome: {
    label: "Deduction where a plan at work covers you",
    formula:
      "IF(modifiedIncome<=deductionFrom, iraLimit, IF(modifiedIncome>=deductionTo, 0, shrunkDeduction))",
  },
};

/**
 * What an income leaves of the limits on IRAs, over `modifiedIncome` and a contribution that is a step of the room:
 * lib/tax-law/retirement/income-limits.ts. Where the form asks whom a plan at work covers, `isUncovered` is a
 * condition of the room too.
 */
export const incomeLimitOutputs = ({
  asksCoverage,
}: {
  asksCoverage: boolean;
}): Outputs<Partial<IncomeLimits>> => ({
  rothLimit: briefUsd("Most you may put in a Roth IRA", {
    note: "Minus what you put in a traditional one. 26 U.S.C. 408A(c)(3).",
    explanation: {
      rule: "The legal limit for IRAs, reduced in proportion between two incomes. The reduction is rounded down to $10, and $200 is the least until nothing is left.",
      formula:
        "IF(modifiedIncome<=rothFrom, iraLimit, IF(modifiedIncome>=rothTo, 0, shrunkRothLimit))",
      onlyIf: "hasIncome",
    },
  }),
  deductionLimit: briefUsd("Most you may deduct for a traditional IRA", {
    note: "26 U.S.C. 219(g).",
    explanation: {
      rule: "The legal limit for IRAs. If a plan at work covers you or your spouse, reduced between two incomes like the Roth limit.",
      formula: asksCoverage ? "IF(isUncovered, iraLimit, deductionByIncome)" : "deductionByIncome",
      onlyIf: "hasIncome",
    },
  }),
  saversCredit: briefUsd("Saver’s credit", {
    note: "At most the tax you owe. Not for full-time students and dependents. 26 U.S.C. 25B.",
    explanation: {
      rule: `The rate times your contribution, up to ${formatWholeUsd(mostCounted)}.`,
      formula: "saversRate/100*MIN(contribution, mostCredited)",
      onlyIf: "hasIncome",
    },
  }),
  saversRate: percentage("Rate of the saver’s credit", {
    explanation: {
      rule: "50%, 20%, 10%, or 0% by income and filing status, and 0% below age 18.",
      lookup: true,
      onlyIf: "hasIncome",
    },
  }),
  rothFrom: bound("Income where the Roth limit starts to shrink", "hasIncome"),
  rothTo: bound("Income where no Roth contribution is left", "hasIncome"),
  deductionFrom: bound(
    "Income where the deduction starts to shrink",
    asksCoverage ? "AND(hasIncome, NOT(isUncovered))" : "hasIncome",
  ),
  deductionTo: bound(
    "Income where no deduction is left",
    asksCoverage ? "AND(hasIncome, NOT(isUncovered))" : "hasIncome",
  ),
});

const bound = (label: string, onlyIf: string) =>
  usd(label, {
    hidden: true,
    explanation: { rule: `The ${year} amount for your filing status.`, lookup: true, onlyIf },
  });

/** What has to be said of these figures: which incomes they go by, and which law. */
export function incomeLimitText(
  { rothFrom, rothTo, deductionFrom, deductionTo }: IncomeLimits,
  status: FilingStatus | undefined,
  introduction = "",
): string {
  const sentences = [
    `Under ${year} law.`,
    introduction,
    `The Roth IRA limit shrinks between ${formatWholeUsd(rothFrom)} and ${formatWholeUsd(rothTo)} of income.`,
    deductionFrom === null || deductionTo === null
      ? "At any income, you may deduct a traditional contribution."
      : `The deduction shrinks between ${formatWholeUsd(deductionFrom)} and ${formatWholeUsd(deductionTo)}.`,
    status === "marriedFilingSeparately" ? "If you lived apart all year, choose “Single”." : "",
    citationOf([law]),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
