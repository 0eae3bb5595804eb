import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";

import { heloc } from "./calculation";
import { helocCharts } from "./charts";
import { owed, paysExtra, rateThen } from "./formulas";
import { equityRemarks, optionErrors, optionSections } from "./options";
import { optionFigures } from "./option-figures";
import { schedule } from "./schedule";
import { helocVerdict } from "./verdict";

export const report = defineReport(heloc, {
  failureMessage: "Could not calculate payment.",
  headline: "piPayment",
  outputs: {
    piPayment: usd("Payment in the repayment period", {
      explanation: {
        rule: "The level payment that repays what is owed over the repayment period.",
        formula: `PMT(${rateThen}/1200, repaymentPeriod*12, -${owed})`,
      },
    }),
    interestOnlyPayment: usd("Interest-only payment", {
      note: "During the draw period.",
      explanation: {
        rule: "One month of interest on the amount drawn.",
        formula: "amountDrawn*annualRate/1200",
      },
    }),
    paymentIncrease: usd("Increase when repayment begins", {
      when: ({ paymentIncrease }) => (paymentIncrease ?? 0) >= 0,
      explanation: {
        rule: "The payment in the repayment period minus the last payment before it.",
        formula: `IF(${paysExtra}, piPayment-lastDrawPayment, piPayment-interestOnlyPayment)`,
        onlyIf: "piPayment>0",
      },
    }),
    totalInterest: usd("Total interest", {
      note: "Over both periods.",
      explanation: {
        rule: "All payments in both periods minus the amount drawn.",
        formula: `IF(${paysExtra}, drawInterest+piPayment*repaymentPeriod*12-balanceAtRepayment, interestOnlyPayment*drawPeriod*12+piPayment*repaymentPeriod*12-amountDrawn)`,
      },
    }),
    ...optionFigures,
  },

  verdict: helocVerdict,
  remarks: equityRemarks,
  sections: optionSections,
  charts: helocCharts,
  exported: { schedule },
  errors: optionErrors,
  toast: ({ interestOnlyPayment, piPayment }) =>
    complete(
      `${formatUsd(interestOnlyPayment)} interest only, then ${formatUsd(piPayment)} a month.`,
    ),

  example: { amountDrawn: 50_000, annualRate: 8.5, drawPeriod: 10, repaymentPeriod: 20 },
});
