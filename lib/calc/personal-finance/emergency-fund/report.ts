import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count, month, usd } from "@/lib/calculator/report/outputs";
import {
  dateVerdict,
  savingMonthsFormula,
  savingsPlanFigures,
  savingsPlanSection,
  soonerInWords,
} from "@/lib/calculator/report/savings-plan-figures";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";

import { emergencyFund, type EmergencyFundInput, type EmergencyFundResult } from "./calculation";

const amounts = { opening: "alreadySaved", target: "emergencyFund" };
const isPaidIn = "AND(monthlyContribution>0, stillToSave>0)";

export const report = defineReport(emergencyFund, {
  invalidMessage: "Please enter valid positive numbers for monthly expenses and target months.",

  headline: "emergencyFund",
  outputs: {
    emergencyFund: usd("Emergency fund", {
      explanation: {
        rule: "Monthly expenses times the number of months.",
        formula: "monthlyExpenses*targetMonths",
      },
    }),
    stillToSave: usd("Still to save", {
      explanation: {
        rule: "The fund minus what you have already saved.",
        formula: "MAX(0, emergencyFund-alreadySaved)",
      },
      when: ({ stillToSave, emergencyFund }) => stillToSave < emergencyFund,
    }),
    totalMonths: count("month")("Time to save the rest", {
      explanation: {
        rule: "What is still to save, divided by the contribution and rounded up. With interest, the months until your savings grow to the fund, rounded up.",
        formula: savingMonthsFormula(amounts),
        onlyIf: isPaidIn,
      },
    }),
    reachedIn: month("Fund complete in", {
      note: "If the first contribution is a month from today.",
      explanation: {
        rule: "One month from today for each contribution.",
        formula: "EDATE(today, totalMonths)",
        onlyIf: `AND(${isPaidIn}, totalMonths<=12000)`,
      },
    }),
    ...savingsPlanFigures(amounts),
  },

  verdict(result, input) {
    const sentences = [coverage(result, input), timeInWords(result, input)];
    return [...sentences, dateVerdict(result, input)].filter(Boolean).join(" ");
  },
  sections: (result) =>
    savingsPlanSection<EmergencyFundResult>(
      result,
      result.totalMonths === null ? [] : ["totalMonths", "reachedIn"],
    ),
  toast: ({ emergencyFund }, { targetMonths }) =>
    complete(
      `Emergency fund for ${formatCount(targetMonths, "month")}: ${formatUsd(emergencyFund)}.`,
    ),

  example: { monthlyExpenses: 3_200, targetMonths: 4, alreadySaved: 5_000 },
});

/** What the fund covers, and how much of it there is. */
function coverage(
  { emergencyFund, stillToSave }: EmergencyFundResult,
  { monthlyExpenses, targetMonths, alreadySaved = 0 }: EmergencyFundInput,
) {
  const length = formatCount(targetMonths, "month");
  const covers = `It covers ${length} without income at ${formatRoundedUsd(monthlyExpenses)} a month.`;
  if (alreadySaved === 0) return covers;
  return stillToSave === 0
    ? `${covers} The ${formatRoundedUsd(alreadySaved)} you have saved is enough.`
    : `${covers} You have ${formatRoundedUsd(alreadySaved)} of the ${formatRoundedUsd(emergencyFund)}.`;
}

/** How long the rest takes. Nothing where nothing is paid in, or nothing is left to save. */
function timeInWords(result: EmergencyFundResult, input: EmergencyFundInput) {
  if (result.totalMonths === null) return;
  return `At ${formatRoundedUsd(input.monthlyContribution ?? 0)} a month, the rest takes ${formatDuration(result.totalMonths)}${soonerInWords(result, input)}.`;
}
