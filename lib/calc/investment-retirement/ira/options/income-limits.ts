import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";
import {
  incomeLimitConditions,
  incomeLimitNumbers,
  incomeLimitOutputs,
  incomeLimitSteps,
  incomeLimitText,
} from "@/lib/subjects/income-limits/income-limits";

import { ira, type WithIncome } from "../calculation";
import { incomeLimitsForm } from "./income-limits.form";

/** What the income leaves of the contribution. */
export const incomeLimits = option(ira, {
  form: incomeLimitsForm,
  isUsed: (result): result is WithIncome => result.deductible !== undefined,
  lawNumbers: incomeLimitNumbers,
  conditions: {
    ...incomeLimitConditions,
    isUncovered: { words: "no plan at work covers you", formula: 'coveredByPlan="no"' },
  },
  steps: {
    iraLimit: { label: "Limit for all IRAs", formula: "law.contributionLimit" },
    ...incomeLimitSteps,
  },
  outputs: {
    ...incomeLimitOutputs({ asksCoverage: true }),
    aboveRothLimit: briefUsd("Too much for a Roth IRA", {
      note: "Taxed 6% each year until you take it out: 26 U.S.C. 4973.",
      explanation: {
        rule: "Your contribution minus that limit.",
        formula: "annualContribution-rothLimit",
        onlyIf: "AND(hasIncome, annualContribution>rothLimit)",
      },
    }),
    deductible: briefUsd("Deductible in a traditional IRA", {
      note: "If all of your contribution goes there.",
      explanation: {
        rule: "Your contribution, up to the most you may deduct.",
        formula: "MIN(annualContribution, deductionLimit)",
        onlyIf: "hasIncome",
      },
    }),
    saversCreditIfDeducted: briefUsd("Saver’s credit if you deduct it", {
      note: "The deduction lowers the income that the credit goes by. 26 U.S.C. 25B(e).",
      when: ({ saversCredit, saversCreditIfDeducted }) => saversCreditIfDeducted !== saversCredit,
      explanation: {
        rule: "The rate at your income minus the deduction, times your contribution, up to $2,000.",
        formula: "saversRateIfDeducted/100*MIN(annualContribution, mostCredited)",
        onlyIf: "hasIncome",
      },
    }),
    saversRateIfDeducted: percentage("Rate of the saver’s credit if you deduct it", {
      hidden: true,
      explanation: {
        rule: "50%, 20%, 10%, or 0% by income minus the deduction and filing status, and 0% below age 18.",
        lookup: true,
        onlyIf: "hasIncome",
      },
    }),
  },
  section: {
    text: (result, { filingStatus }) => incomeLimitText(result, filingStatus),
    figures: [
      "rothLimit",
      "aboveRothLimit",
      "deductible",
      "deductionLimit",
      "saversCredit",
      "saversCreditIfDeducted",
      "saversRate",
    ],
  },
  verdict: { also: limitsInWords },
  errors: null,
  remarks: ({ aboveRothLimit = null }) =>
    aboveRothLimit === null
      ? []
      : [
          {
            tone: "warning",
            text: `If all of your contribution goes into a Roth IRA, ${formatRoundedUsd(aboveRothLimit)} of it is too much. That is taxed ${formatRoundedUsd(aboveRothLimit * 0.06)} for each year it stays there. You can put it in a traditional IRA instead, within the limit for your age.`,
          },
        ],
});

function limitsInWords({
  rothLimit,
  deductible,
  saversCredit,
  saversCreditIfDeducted,
}: WithIncome) {
  const allowed =
    rothLimit === 0
      ? "At your income, you may put nothing in a Roth IRA"
      : `At your income, you may put up to ${formatRoundedUsd(rothLimit)} in a Roth IRA`;
  const deducted =
    deductible === 0
      ? `${rothLimit === 0 ? "and" : "but"} you can’t deduct a traditional contribution`
      : `${rothLimit === 0 ? "but" : "or"} deduct ${formatRoundedUsd(deductible)} of a traditional contribution`;
  return `${allowed}, ${deducted}.${creditWords(saversCredit, saversCreditIfDeducted)}`;
}

/** What the saver’s credit gives back, for a Roth contribution and for a deducted one. */
function creditWords(credit: number, ifDeducted: number): string {
  if (ifDeducted === 0) return "";
  const most = formatRoundedUsd(ifDeducted);
  if (credit === ifDeducted) return ` The saver’s credit gives back up to ${most}.`;
  return credit === 0
    ? ` If you deduct it, the saver’s credit gives back up to ${most}.`
    : ` The saver’s credit gives back up to ${formatRoundedUsd(credit)}, or ${most} if you deduct it.`;
}
