import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatCount, formatRoundedUsd } from "@/lib/format";

import { emergencyFund } from "../calculation";
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
    also: ({ stillToSave }, { alreadySaved = 0, monthlyExpenses }) =>
      stillToSave === 0
        ? `The ${formatRoundedUsd(alreadySaved)} you have saved is enough.`
        : `The ${formatRoundedUsd(alreadySaved)} you have would last ${formatCount(wholeTenths(alreadySaved / monthlyExpenses), "month")}.`,
  },
  errors: null,
});

/** Rounded down: money is not said to last longer than it does. */
const wholeTenths = (months: number) => Math.floor(months * 10) / 10;
