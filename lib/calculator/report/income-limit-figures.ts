import type { Section } from "@/lib/calculator/definition";
import { formatWholeUsd } from "@/lib/format";
import type { IncomeLimitFigures } from "@/lib/tax-law/retirement/income-limits";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { savingByIncome as law } from "@/lib/tax-law/years/newest-law";

import { citationOf } from "./law-section";
import { percentage, usd, type Outputs } from "./outputs";

const { year } = law;
const { contribution: mostCounted } = law.saversCredit;

/** When the income limits apply: where an income is entered. */
export const withIncome = "NOT(ISBLANK(modifiedIncome))";

/**
 * What an income leaves of the limits on IRAs, over `modifiedIncome`: lib/tax-law/retirement/income-limits.ts.
 * `iraLimit` and `contribution` are formulas; `uncovered` is the condition that no plan at work covers anybody.
 */
export function incomeLimitFigures({
  iraLimit,
  contribution,
  uncovered,
}: {
  iraLimit: string;
  contribution: string;
  uncovered?: string;
}): Outputs<IncomeLimitFigures> {
  // lib/tax-law/retirement/phased-limit.ts as a formula.
  const phased = (from: string, to: string) =>
    `IF(modifiedIncome<=${from}, ${iraLimit}, IF(modifiedIncome>=${to}, 0, MAX(200, ${iraLimit}-INT((${iraLimit})*(modifiedIncome-${from})/(${to}-${from})/10)*10)))`;
  const bound = (label: string, onlyIf = withIncome) =>
    usd(label, {
      hidden: true,
      explanation: { rule: `The ${year} amount for your filing status.`, lookup: true, onlyIf },
    });
  const shrinking = phased("deductionFrom", "deductionTo");
  const ifCovered = uncovered ? `AND(${withIncome}, NOT(${uncovered}))` : withIncome;

  return {
    rothLimit: usd("Most you may put in a Roth IRA", {
      note: "Minus what you put in a traditional one. 26 U.S.C. 408A(c)(3).",
      explanation: {
        rule: "The legal limit for IRAs, reduced in proportion between two incomes. The reduction is rounded down to $10, and $200 is the least until nothing is left.",
        formula: phased("rothFrom", "rothTo"),
        onlyIf: withIncome,
      },
    }),
    deductionLimit: usd("Most you may deduct for a traditional IRA", {
      note: "26 U.S.C. 219(g).",
      explanation: {
        rule: "The legal limit for IRAs. If a plan at work covers you or your spouse, reduced between two incomes like the Roth limit.",
        formula: uncovered ? `IF(${uncovered}, ${iraLimit}, ${shrinking})` : shrinking,
        onlyIf: withIncome,
      },
    }),
    saversCredit: usd("Saver’s credit", {
      note: "At most the tax you owe. Not for full-time students and dependents. 26 U.S.C. 25B.",
      explanation: {
        rule: `The rate times your contribution, up to ${formatWholeUsd(mostCounted)}.`,
        formula: `saversRate/100*MIN(${contribution}, ${mostCounted})`,
        onlyIf: withIncome,
      },
    }),
    saversRate: percentage("Rate of the saver’s credit", {
      explanation: {
        rule: "50%, 20%, 10%, or 0% by income and filing status, and 0% below age 18.",
        lookup: true,
        onlyIf: withIncome,
      },
    }),
    rothFrom: bound("Income where the Roth limit starts to shrink"),
    rothTo: bound("Income where no Roth contribution is left"),
    deductionFrom: bound("Income where the deduction starts to shrink", ifCovered),
    deductionTo: bound("Income where no deduction is left", ifCovered),
  };
}

/** What the income leaves, under a heading of its own. None where it is not entered. */
export function incomeLimitSection<Result extends IncomeLimitFigures>(
  { rothFrom, rothTo, deductionFrom, deductionTo }: IncomeLimitFigures,
  status: FilingStatus | undefined,
  figures: Section<Result>["figures"],
  introduction = "",
): Section<Result>[] {
  if (rothFrom === null || rothTo === null) return [];
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
  const text = sentences.filter((sentence) => sentence !== "").join(" ");
  return [{ title: "Income limits", text, figures }];
}
