import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { amountLeft } from "@/lib/finance/amount-left";
import {
  formatBriefUsd,
  formatCount,
  formatNumber,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
} from "@/lib/format";

import { leftWhenEarly } from "./arithmetic/reductions";
import { pension, type PensionInput, type PensionResult } from "./calculation";
import { earlyRetirement } from "./options/early-retirement";
import { isOffered, lumpSumOrMonthly, valuedInWords } from "./options/lump-sum";
import { survivorsShare } from "./options/survivors-share";
import { yearlyIncrease } from "./options/yearly-increase";

export const report = defineReport(pension, {
  validate: nothingLeft,

  headline: "monthlyPension",
  whole: [
    {
      figure: "worthDifference",
      words: ({ reducedMonthly }, { discountRate }) => ({
        titles: [
          "Lump sum or monthly",
          reducedMonthly === undefined ? "The pension pays" : "Before reductions",
        ],
        why: `What the pension is worth today at ${formatNumber(discountRate ?? 0)}% a year, minus the lump sum.`,
      }),
    },
    {
      figure: "reducedMonthly",
      words: () => ({
        titles: ["After reductions", "Before reductions"],
        why: "Your plan takes the reductions off the full monthly pension.",
      }),
    },
  ],
  options: [earlyRetirement, yearlyIncrease, survivorsShare, lumpSumOrMonthly],
  steps: {
    paidMonthly: {
      label: "Monthly pension as it begins",
      formula: "monthlyPension*(1-yearsEarly*earlyReduction/100)*(1-survivorReduction/100)",
    },
  },
  outputs: {
    annualPension: usd("Annual pension", {
      explanation: {
        rule: "The salary times the years of service times the factor.",
        formula: "finalAverageSalary*yearsOfService*pensionFactor/100",
      },
    }),
    monthlyPension: usd("Monthly pension", {
      explanation: { rule: "The annual pension divided by 12.", formula: "annualPension/12" },
    }),
    reducedMonthly: usd("Monthly pension after reductions", {
      explanation: {
        rule: "The monthly pension minus the reduction for an early start, and what is left of it minus the reduction for a survivor.",
        formula: "paidMonthly",
        onlyIf: "OR(yearsEarly*earlyReduction>0, survivorReduction>0)",
      },
    }),
    shareOfSalary: percentage("Share of final average salary", {
      explanation: {
        rule: "The years of service times the factor.",
        formula: "yearsOfService*pensionFactor",
      },
    }),
    earnedByYear: briefUsd("Earned per year of service", {
      note: "What each year adds to the annual pension.",
      explanation: {
        rule: "The salary times the factor.",
        formula: "finalAverageSalary*pensionFactor/100",
      },
    }),
  },

  verdict: pensionInWords,
  toast: (result) => complete(noticeOf(result)),

  example: { finalAverageSalary: 68_000, yearsOfService: 24, pensionFactor: 1.75 },
});

/** The refusal of reductions that leave nothing. */
function nothingLeft(input: PensionInput) {
  const { yearsEarly = 0, earlyReduction = 0 } = input;
  if (leftWhenEarly(input) > 1e-12) return undefined;
  return {
    notice: refused("Please enter a reduction that leaves a part of the pension."),
    errors: {
      earlyReduction: `${formatCount(yearsEarly, "year")} at ${formatNumber(earlyReduction)}% take the whole pension. Enter less than ${formatNumber(100 / yearsEarly)}%.`,
    },
  };
}

function pensionInWords(result: PensionResult, input: PensionInput): string {
  const { annualPension, shareOfSalary, earnedByYear, reducedMonthly, pensionWorth } = result;
  const worth =
    pensionWorth === undefined
      ? ""
      : ` ${valuedInWords(input)} are worth ${formatRoundedUsd(pensionWorth)} today.`;
  if (reducedMonthly !== undefined)
    return `That is ${formatRoundedUsd(12 * reducedMonthly)} a year of the full ${formatRoundedUsd(annualPension)}.${worth}`;
  return amountLeft(annualPension, input.finalAverageSalary) > 0
    ? `That is ${formatRoundedUsd(annualPension)} a year, more than your final average salary: check whether your plan has a maximum.${worth}`
    : `That is ${formatRoundedUsd(annualPension)} a year, or ${formatRoundedPercent(shareOfSalary)} of your final average salary; each year of service adds ${formatRoundedUsd(earnedByYear)} a year.${worth}`;
}

function noticeOf(result: PensionResult): string {
  const { annualPension, monthlyPension, reducedMonthly } = result;
  if (isOffered(result)) {
    const { worthDifference } = result;
    const better = worthDifference < 0 ? "The lump sum" : "The pension";
    return `${better} is worth ${formatBriefUsd(Math.abs(worthDifference))} more.`;
  }
  return reducedMonthly === undefined
    ? `Pension: ${formatUsd(annualPension)} a year, ${formatUsd(monthlyPension)} a month.`
    : `Pension after reductions: ${formatUsd(reducedMonthly)} a month.`;
}
