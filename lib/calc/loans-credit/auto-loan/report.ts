import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import {
  extraPaymentErrors,
  extraPaymentSection,
  extraPaymentVerdict,
  prepaidLoanCharts,
  prepaidLoanFigures,
} from "@/lib/calculator/report/extra-payment-figures";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete, neutral } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { autoLoan } from "./calculation";

export const report = defineReport(autoLoan, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    amountFinanced: usd("Amount financed", {
      explanation: {
        rule: "The price plus tax, minus the down payment and trade-in. Zero if those cover the price.",
        formula:
          "IF(downPayment+tradeIn<vehiclePrice, vehiclePrice+salesTaxAmount-tradeIn-downPayment, 0)",
      },
    }),
    ...prepaidLoanFigures("amountFinanced"),
    salesTaxAmount: usd("Sales tax", {
      explanation: {
        rule: "The tax rate times the price minus the down payment.",
        formula: "MAX(0, vehiclePrice-downPayment)*salesTax/100",
      },
      when: ({ salesTaxAmount }) => salesTaxAmount > 0,
    }),
  },

  verdict: (result, { downPayment, tradeIn }) => {
    const { amountFinanced, salesTaxAmount, totalPayment } = result;
    const saved = extraPaymentVerdict(result);
    if (saved) return saved;
    if (amountFinanced > 0)
      return `Including the down payment and trade-in, the car costs ${formatRoundedUsd(totalPayment + downPayment + tradeIn)} in total.`;
    return salesTaxAmount > 0
      ? `Nothing is left to finance. Sales tax of ${formatRoundedUsd(salesTaxAmount)} is not included.`
      : "Nothing is left to finance.";
  },
  breakdown: ({ amountFinanced, totalInterest }) => paidBack(amountFinanced, totalInterest),
  sections: extraPaymentSection,
  charts: (result, { vehiclePrice, downPayment, tradeIn, annualRate, years }) => {
    const { amountFinanced, salesTaxAmount, totalInterest, totalPayment } = result;
    return amountFinanced < 1
      ? []
      : [
          {
            kind: "waterfall",
            name: "deal",
            title: `You borrow ${formatWholeUsd(amountFinanced)} and pay back ${formatWholeUsd(totalPayment)}`,
            subject: "From the price to the total of all payments",
            steps: [
              ["Vehicle price", vehiclePrice],
              ["Sales tax", salesTaxAmount],
              ["Down payment", -downPayment],
              ["Trade-in value", -tradeIn],
              ["Amount financed"],
              ["Interest", totalInterest],
              ["Total of all payments"],
            ],
          },
          ...prepaidLoanCharts(result, { annualRate, years, borrowed: amountFinanced }),
        ];
  },
  exported: {
    schedule: exportedLoanSchedule("Payment schedule", {
      borrowed: "amountFinanced",
      payment: "monthlyPayment",
      loan: ({ amountFinanced }, { annualRate, years }) => ({
        rate: annualRate,
        term: years,
        borrowed: amountFinanced,
      }),
    }),
  },
  errors: extraPaymentErrors,
  toast: ({ amountFinanced, monthlyPayment }) =>
    amountFinanced === 0
      ? neutral("No Loan Needed", "The down payment and trade-in cover the vehicle cost.")
      : complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: {
    vehiclePrice: 32_000,
    downPayment: 4_000,
    tradeIn: 6_500,
    annualRate: 7.2,
    years: 5,
    salesTax: 6.25,
  },
});
