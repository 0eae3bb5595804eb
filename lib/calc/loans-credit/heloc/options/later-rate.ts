import { option } from "@/lib/calculator/option";
import { usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd } from "@/lib/format";

import { heloc, type WithLaterRate } from "../calculation";
import { laterRateForm } from "./later-rate.form";

/** What another rate in the repayment period changes. */
export const laterRate = option(heloc, {
  form: laterRateForm,
  isUsed: (result): result is WithLaterRate => result.sameRatePayment !== undefined,
  steps: {
    laterAnnualRate: {
      label: "Annual rate while you repay, in percent",
      formula: "IF(ISBLANK(repaymentRate), annualRate, repaymentRate)",
    },
  },
  outputs: {
    sameRatePayment: usd("Payment at today’s rate", {
      explanation: {
        rule: "The repayment if the rate stays as it is in the draw period.",
        formula: "PMT(annualRate/1200, repaymentPeriod*12, -owed)",
        onlyIf: "NOT(ISBLANK(repaymentRate))",
      },
    }),
  },
  section: {
    text: (_, { annualRate, repaymentRate }) =>
      `The whole repayment period is at ${formatNumber(repaymentRate ?? annualRate)}%, and the draw period at ${formatNumber(annualRate)}%. A variable rate can change more often than that.`,
    figures: ["sameRatePayment"],
  },
  verdict: {
    also({ sameRatePayment, piPayment }) {
      // Where the extra has repaid everything before, both are 0.
      if (piPayment === sameRatePayment) return undefined;
      return piPayment > sameRatePayment
        ? `The higher rate adds ${formatRoundedUsd(piPayment - sameRatePayment)} a month to the repayment.`
        : `The lower rate takes ${formatRoundedUsd(sameRatePayment - piPayment)} a month off the repayment.`;
    },
  },
  errors: null,
});
