import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatCount, formatPayment, formatRoundedUsd } from "@/lib/format";

import { emergencyFund, type EmergencyFundInput } from "../calculation";
import { alreadySavedForm } from "./already-saved.form";

/** How much of the fund there is. */
export const alreadySaved = option(emergencyFund, {
  form: alreadySavedForm,
  isUsed: (_, { alreadySaved = 0 }) => alreadySaved > 0,
  outputs: {
    stillToSave: briefUsd("Still to save", {
      explanation: {
        rule: "The fund minus what you have already saved.",
        formula: "MAX(0, emergencyFund-alreadySaved)",
      },
      when: ({ stillToSave, emergencyFund }) => stillToSave < emergencyFund,
    }),
  },
  // The figure stands with the fund.
  section: null,
  verdict: {
    instead({ stillToSave }, { alreadySaved = 0, monthlyExpenses, targetMonths }) {
      const have = `the ${formatRoundedUsd(alreadySaved)} you have`;
      const months = alreadySaved / monthlyExpenses;
      // Rounded down: money is not said to last longer than it does.
      const lasts = Math.floor(months * 10) / 10;
      const duration = `${lasts < months ? "a little over " : ""}${formatCount(lasts, "month")}`;
      const covered = coveredInWords({ monthlyExpenses, targetMonths });
      if (stillToSave === 0) return `${covered}, and ${have} is enough: it would last ${duration}.`;
      return lasts === 0
        ? `${covered}, and ${have} would last less than a tenth of a month.`
        : `${covered}, and ${have} would last ${duration}.`;
    },
  },
  errors: null,
});

/** What the fund is for: "You need this to live 4 months without income at $3,200 a month", without its period. */
export const coveredInWords = ({
  monthlyExpenses,
  targetMonths,
}: Pick<EmergencyFundInput, "monthlyExpenses" | "targetMonths">) =>
  `You need this to live ${formatCount(targetMonths, "month")} without income at ${formatPayment(monthlyExpenses)} a month`;
