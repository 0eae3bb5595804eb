import type { Remark, Section } from "@/lib/calculator/definition";
import { refused } from "@/lib/calculator/report/notice";
import { percentage, usd, type Outputs } from "@/lib/calculator/report/outputs";
import { formatIsoDay, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { savingByIncome as law } from "@/lib/tax-law/years/newest-law";

import type { IncomeInput, IncomeLimits } from "./arithmetic/income-limits";

const { document, checked, year } = law;
const { contribution: mostCounted } = law.saversCredit;
const onlyIf = "NOT(ISBLANK(modifiedIncome))";

/** lib/tax-law/retirement/phased-limit.ts as a formula. */
const phased = (from: string, to: string) =>
  `IF(modifiedIncome<=${from}, law.contributionLimit, IF(modifiedIncome>=${to}, 0, MAX(200, law.contributionLimit-INT(law.contributionLimit*(modifiedIncome-${from})/(${to}-${from})/10)*10)))`;

const bound = (label: string) =>
  usd(label, {
    hidden: true,
    explanation: { rule: `The ${year} amount for your filing status.`, lookup: true, onlyIf },
  });

const deductionBound = (label: string) =>
  usd(label, {
    hidden: true,
    explanation: {
      rule: `The ${year} amount for your filing status and coverage.`,
      lookup: true,
      onlyIf: `AND(${onlyIf}, coveredByPlan<>"no")`,
    },
  });

export const incomeLimitFigures: Outputs<IncomeLimits> = {
  "law.rothLimit": usd("Most you may put in a Roth IRA", {
    note: "Minus what you put in a traditional one. 26 U.S.C. 408A(c)(3).",
    explanation: {
      rule: "The legal limit, reduced in proportion between two incomes. The reduction is rounded down to $10, and $200 is the least until nothing is left.",
      formula: phased("law.rothFrom", "law.rothTo"),
      onlyIf,
    },
  }),
  "law.aboveRothLimit": usd("Too much for a Roth IRA", {
    note: "Taxed 6% each year until you take it out: 26 U.S.C. 4973.",
    explanation: {
      rule: "Your contribution minus that limit.",
      formula: "annualContribution-law.rothLimit",
      onlyIf: `AND(${onlyIf}, annualContribution>law.rothLimit)`,
    },
  }),
  "law.deductible": usd("Deductible in a traditional IRA", {
    note: "If all of your contribution goes there. 26 U.S.C. 219(g).",
    explanation: {
      rule: "Your contribution, up to the most you may deduct.",
      formula: "MIN(annualContribution, law.deductionLimit)",
      onlyIf,
    },
  }),
  "law.deductionLimit": usd("Most you may deduct", {
    explanation: {
      rule: "The legal limit. If a plan at work covers you or your spouse, reduced between two incomes like the Roth limit.",
      formula: `IF(coveredByPlan="no", law.contributionLimit, ${phased("law.deductionFrom", "law.deductionTo")})`,
      onlyIf,
    },
  }),
  "law.saversCredit": usd("Saver’s credit", {
    note: "At most the tax you owe. Not for full-time students and dependents. 26 U.S.C. 25B.",
    explanation: {
      rule: `The rate times your contribution, up to ${formatWholeUsd(mostCounted)}.`,
      formula: `law.saversRate/100*MIN(annualContribution, ${mostCounted})`,
      onlyIf,
    },
  }),
  "law.saversRate": percentage("Rate of the saver’s credit", {
    explanation: {
      rule: "50%, 20%, 10%, or 0% by income and filing status, and 0% below age 18.",
      lookup: true,
      onlyIf,
    },
  }),
  "law.rothFrom": bound("Income where the Roth limit starts to shrink"),
  "law.rothTo": bound("Income where no Roth contribution is left"),
  "law.deductionFrom": deductionBound("Income where the deduction starts to shrink"),
  "law.deductionTo": deductionBound("Income where no deduction is left"),
};

/** The refusal of a spouse’s plan where there is no spouse. */
export function spouseMissing({ modifiedIncome, filingStatus, coveredByPlan }: IncomeInput) {
  const isMarried =
    filingStatus === "marriedFilingJointly" || filingStatus === "marriedFilingSeparately";
  if (modifiedIncome == null || coveredByPlan !== "spouse" || isMarried) return;
  const error = "Only a married filing status has a spouse’s plan. Choose one, or “No” here.";
  return { notice: refused(error), errors: { coveredByPlan: error } };
}

/** What the income makes of the contribution, under a heading of its own. None where it is not entered. */
export function incomeLimitSection<Result extends IncomeLimits>(
  result: IncomeLimits,
  { filingStatus }: IncomeInput,
): Section<Result>[] {
  const { "law.rothFrom": from, "law.rothTo": to } = result;
  if (from === null || to === null) return [];
  const { "law.deductionFrom": deductionFrom, "law.deductionTo": deductionTo } = result;
  const roth = `The Roth limit shrinks between ${formatWholeUsd(from)} and ${formatWholeUsd(to)} of income`;
  const deduction =
    deductionFrom === null || deductionTo === null
      ? ". At any income, you may deduct a traditional contribution."
      : `, the deduction between ${formatWholeUsd(deductionFrom)} and ${formatWholeUsd(deductionTo)}.`;
  const apart =
    filingStatus === "marriedFilingSeparately"
      ? " If you lived apart all year, choose “Single”."
      : "";
  return [
    {
      title: "Income limits",
      text: `Under ${year} law. ${roth}${deduction}${apart} Based on ${document}, last checked on ${formatIsoDay(checked)}.`,
      figures: [
        "law.rothLimit",
        "law.aboveRothLimit",
        "law.deductible",
        "law.deductionLimit",
        "law.saversCredit",
        "law.saversRate",
      ],
    },
  ];
}

/** The same in a sentence. None where no income is entered. */
export function incomeLimitVerdict({
  "law.rothLimit": roth,
  "law.deductible": deductible,
  "law.saversCredit": credit,
}: IncomeLimits) {
  if (roth === null || deductible === null) return;
  const allowed =
    roth === 0
      ? "At your income, you may put nothing in a Roth IRA"
      : `At your income, you may put up to ${formatRoundedUsd(roth)} in a Roth IRA`;
  const deducted = `${roth === 0 ? "and" : "or"} deduct ${deductible === 0 ? "nothing" : formatRoundedUsd(deductible)} of a traditional contribution`;
  const back = credit ? ` The saver’s credit gives back up to ${formatRoundedUsd(credit)}.` : "";
  return `${allowed}, ${deducted}.${back}`;
}

/** What too much in a Roth IRA costs. */
export function rothExcessRemarks({ "law.aboveRothLimit": above }: IncomeLimits): Remark[] {
  if (above === null) return [];
  return [
    {
      tone: "warning",
      text: `If all of your contribution goes into a Roth IRA, ${formatRoundedUsd(above)} of it is too much. That is taxed ${formatRoundedUsd(above * 0.06)} for each year it stays there. You can put it in a traditional IRA instead, within the limit for your age.`,
    },
  ];
}
