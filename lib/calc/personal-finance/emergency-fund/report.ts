import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatUsd } from "@/lib/format";

import { emergencyFund } from "./calculation";
import { alreadySaved, coveredInWords } from "./options/already-saved";
import { interestAndDate } from "./options/interest-and-date";

export const report = defineReport(emergencyFund, {
  invalidMessage: "Please enter valid positive numbers for monthly expenses and target months.",

  headline: "emergencyFund",
  options: [alreadySaved, interestAndDate],
  outputs: {
    emergencyFund: usd("Emergency fund", {
      explanation: {
        rule: "Monthly expenses times the number of months.",
        formula: "monthlyExpenses*targetMonths",
      },
    }),
  },

  verdict: (_, input) => `${coveredInWords(input)}.`,
  toast: ({ emergencyFund }, { targetMonths }) =>
    complete(
      `Emergency fund for ${formatCount(targetMonths, "month")}: ${formatUsd(emergencyFund)}.`,
    ),

  example: {
    monthlyExpenses: 3_200,
    targetMonths: 4,
    alreadySaved: 5_000,
    monthlyContribution: 400,
  },
});
