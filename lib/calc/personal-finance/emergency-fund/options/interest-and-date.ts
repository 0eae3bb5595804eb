import { option } from "@/lib/calculator/option";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count, month } from "@/lib/calculator/report/outputs";
import { formatPayment } from "@/lib/format";
import {
  dateInWords,
  savingsPlan,
  savingsPlanFigures,
  savingsPlanText,
  soonerInWords,
} from "@/lib/subjects/savings-plan/savings-plan";

import { emergencyFund } from "../calculation";
import { interestAndDateForm } from "./interest-and-date.form";

const plan = savingsPlan({ opening: "alreadySaved", target: "emergencyFund" });

/** How long the rest of the fund takes, and what interest and a date change about it. */
export const interestAndDate = option(emergencyFund, {
  ...plan,
  form: interestAndDateForm,
  isUsed: (result, input) => result.totalMonths !== null || plan.isUsed(result, input),
  conditions: {
    ...plan.conditions,
    paysIn: {
      words: "you pay in each month and the fund is not complete",
      formula: "AND(monthlyContribution>0, stillToSave>0)",
    },
  },
  outputs: {
    totalMonths: count("month")("Time to save the rest", {
      explanation: {
        rule: "What is still to save, divided by the contribution and rounded up. With interest, the months until your savings grow to the fund, rounded up.",
        formula:
          "ROUNDUP(IF(apy=0, stillToSave/monthlyContribution, IF(stillToSave=0, 0, NPER(monthlyYield, -monthlyContribution, -alreadySaved, emergencyFund))), 0)",
        onlyIf: "paysIn",
      },
    }),
    reachedIn: month("Fund complete in", {
      note: "If the first contribution is a month from today.",
      explanation: {
        rule: "One month from today for each contribution.",
        formula: "EDATE(today, totalMonths)",
        onlyIf: "AND(paysIn, totalMonths<=12000)",
      },
    }),
    ...plan.outputs,
  },
  section: {
    text: savingsPlanText,
    figures: ["totalMonths", "reachedIn", ...savingsPlanFigures],
  },
  dates: ({ reachedIn }, { monthlyContribution = 0 }) => [
    {
      day: reachedIn,
      title: "Your emergency fund is complete",
      detail: `At ${formatPayment(monthlyContribution)} a month, if the first contribution is a month from the day of the calculation.`,
    },
  ],
  verdict: {
    also(result, input) {
      const { totalMonths } = result;
      const time =
        totalMonths === null
          ? undefined
          : `At ${formatPayment(input.monthlyContribution ?? 0)} a month, the rest takes ${formatDuration(totalMonths)}${soonerInWords(result, input)}.`;
      return [time, dateInWords(result, input)].filter(Boolean).join(" ");
    },
  },
});
