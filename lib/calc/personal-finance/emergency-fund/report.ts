import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";

import { emergencyFund } from "./calculation";

export const report = defineReport(emergencyFund, {
  invalidMessage: "Please enter valid positive numbers for monthly expenses and target months.",
  failureMessage: "Could not calculate a result with the provided inputs.",

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
  },

  verdict: (
    { emergencyFund, stillToSave },
    { monthlyExpenses, targetMonths, alreadySaved = 0 },
  ) => {
    const length = formatCount(targetMonths, "month");
    const covers = `It covers ${length} without income at ${formatRoundedUsd(monthlyExpenses)} a month.`;
    if (alreadySaved === 0) return covers;
    return stillToSave === 0
      ? `${covers} The ${formatRoundedUsd(alreadySaved)} you have saved is enough.`
      : `${covers} You have ${formatRoundedUsd(alreadySaved)} of the ${formatRoundedUsd(emergencyFund)}.`;
  },
  toast: ({ emergencyFund }, { targetMonths }) =>
    complete(
      `Emergency fund for ${formatCount(targetMonths, "month")}: ${formatUsd(emergencyFund)}.`,
    ),

  example: { monthlyExpenses: 3_200, targetMonths: 4, alreadySaved: 5_000 },
});
