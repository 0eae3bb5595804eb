import { option } from "@/lib/calculator/option";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";

import { emergencyFund } from "../calculation";
import { alreadySavedForm } from "./already-saved.form";

/** How much of the fund there is. */
export const alreadySaved = option(emergencyFund, {
  form: alreadySavedForm,
  isUsed: (_, { alreadySaved = 0 }) => alreadySaved > 0,
  outputs: {
    stillToSave: usd("Still to save", {
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
    also: ({ emergencyFund, stillToSave }, { alreadySaved = 0 }) =>
      stillToSave === 0
        ? `The ${formatRoundedUsd(alreadySaved)} you have saved is enough.`
        : `You have ${formatRoundedUsd(alreadySaved)} of the ${formatRoundedUsd(emergencyFund)}.`,
  },
  errors: null,
});
