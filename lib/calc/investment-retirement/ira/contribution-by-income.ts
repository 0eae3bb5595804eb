import type { Remark } from "@/lib/calculator/definition";
import { withIncome } from "@/lib/calculator/report/income-limit-figures";
import { refused } from "@/lib/calculator/report/notice";
import { usd, type Outputs } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";
import type { IncomeLimitFigures } from "@/lib/tax-law/retirement/income-limits";

import type { ContributionByIncome, IncomeInput } from "./arithmetic/contribution-by-income";

export const contributionByIncomeFigures: Outputs<ContributionByIncome> = {
  aboveRothLimit: usd("Too much for a Roth IRA", {
    note: "Taxed 6% each year until you take it out: 26 U.S.C. 4973.",
    explanation: {
      rule: "Your contribution minus that limit.",
      formula: "annualContribution-rothLimit",
      onlyIf: `AND(${withIncome}, annualContribution>rothLimit)`,
    },
  }),
  deductible: usd("Deductible in a traditional IRA", {
    note: "If all of your contribution goes there.",
    explanation: {
      rule: "Your contribution, up to the most you may deduct.",
      formula: "MIN(annualContribution, deductionLimit)",
      onlyIf: withIncome,
    },
  }),
};

/** The refusal of a spouse’s plan where there is no spouse. */
export function spouseMissing({ modifiedIncome, filingStatus, coveredByPlan }: IncomeInput) {
  const isMarried =
    filingStatus === "marriedFilingJointly" || filingStatus === "marriedFilingSeparately";
  if (modifiedIncome == null || coveredByPlan !== "spouse" || isMarried) return;
  const error = "Only a married filing status has a spouse’s plan. Choose one, or “No” here.";
  return { notice: refused(error), errors: { coveredByPlan: error } };
}

/** What the income makes of the contribution, in a sentence. None where no income is entered. */
export function incomeLimitVerdict({
  rothLimit,
  deductible,
  saversCredit,
}: IncomeLimitFigures & ContributionByIncome) {
  if (rothLimit === null || deductible === null) return;
  const allowed =
    rothLimit === 0
      ? "At your income, you may put nothing in a Roth IRA"
      : `At your income, you may put up to ${formatRoundedUsd(rothLimit)} in a Roth IRA`;
  const deducted = `${rothLimit === 0 ? "and" : "or"} deduct ${deductible === 0 ? "nothing" : formatRoundedUsd(deductible)} of a traditional contribution`;
  const back = saversCredit
    ? ` The saver’s credit gives back up to ${formatRoundedUsd(saversCredit)}.`
    : "";
  return `${allowed}, ${deducted}.${back}`;
}

/** What too much in a Roth IRA costs. */
export function rothExcessRemarks({ aboveRothLimit }: ContributionByIncome): Remark[] {
  if (aboveRothLimit === null) return [];
  return [
    {
      tone: "warning",
      text: `If all of your contribution goes into a Roth IRA, ${formatRoundedUsd(aboveRothLimit)} of it is too much. That is taxed ${formatRoundedUsd(aboveRothLimit * 0.06)} for each year it stays there. You can put it in a traditional IRA instead, within the limit for your age.`,
    },
  ];
}
