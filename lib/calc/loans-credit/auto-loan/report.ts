import { paidBack } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, neutral } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatList, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";
import {
  extraPayments,
  prepaidCharts,
  prepaidLoanFigures,
} from "@/lib/subjects/extra-payments/extra-payments";
import { exportedLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { shortTermRemarks } from "@/lib/subjects/level-loan/short-term-remarks";

import { autoLoan, type AutoLoanResult } from "./calculation";
import { fees } from "./options/fees";
import { lease } from "./options/lease";
import { betterOffer, isRateBetter, offers } from "./options/offers";
import { salesTax } from "./options/sales-tax";

const extra = extraPayments("amountFinanced", "auto loan");

export const report = defineReport(autoLoan, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  whole: {
    figure: "lowRatePayment",
    leads: isRateBetter,
    words: () => ({
      titles: ["The better offer: the special rate", "With the rebate"],
      why: "Both payments are for the same car and the same term.",
    }),
  },
  // The deal is drawn with the extra payments too.
  options: [
    salesTax,
    offers,
    lease,
    { ...extra, charts: { also: prepaidCharts("amountFinanced") } },
    fees,
  ],
  conditions: {
    isFinanced: { words: "something is left to pay", formula: "unpaid>0" },
  },
  steps: {
    unpaid: {
      label: "Left to pay before tax",
      formula: "vehiclePrice+fees+owedOnTradeIn-rebate-tradeIn-downPayment",
    },
  },
  outputs: {
    amountFinanced: usd("Amount financed", {
      explanation: {
        rule: "The price plus tax, fees and what is owed on the trade-in, minus the down payment, trade-in and rebate. Zero if those cover the price.",
        formula: "IF(isFinanced, unpaid+salesTaxAmount, 0)",
      },
    }),
    ...prepaidLoanFigures("amountFinanced"),
    ...extra.outputs,
    ...fees.outputs,
  },

  verdict: (result, { downPayment, tradeIn, owedOnTradeIn = 0 }) => {
    const { amountFinanced, salesTaxAmount } = result;
    if (amountFinanced > 0) return costInWords(result, { downPayment, tradeIn, owedOnTradeIn });
    return salesTaxAmount > 0
      ? `Nothing is left to finance. Sales tax of ${formatRoundedUsd(salesTaxAmount)} is not included.`
      : "Nothing is left to finance.";
  },
  breakdown: (result) =>
    isRateBetter(result) ? undefined : paidBack(result.amountFinanced, result.totalInterest),
  remarks: shortTermRemarks,
  notCounted: [
    { words: "sales tax", adds: "salesTax" },
    { words: "title, registration and dealer fees", adds: "fees" },
    { words: "car insurance" },
  ],
  charts: (result, input) => {
    const { vehiclePrice, downPayment, tradeIn, owedOnTradeIn = 0, fees = 0 } = input;
    const { annualRate, years } = input;
    const { financed, salesTax, interest, rebate } = betterOffer(result, input);
    return result.amountFinanced < 1
      ? []
      : [
          {
            kind: "waterfall",
            name: "deal",
            title: `You borrow ${formatWholeUsd(financed)} and pay back ${formatWholeUsd(financed + interest)}`,
            subject: "From the price to the total of all payments",
            steps: [
              ["Vehicle price", vehiclePrice],
              ["Sales tax", salesTax],
              ["Fees", fees],
              ["Owed on the trade-in", owedOnTradeIn],
              ["Rebate", -rebate],
              ["Down payment", -downPayment],
              ["Trade-in value", -tradeIn],
              ["Amount financed"],
              ["Interest", interest],
              ["Total of all payments"],
            ],
          },
          ...(result.months === null
            ? [{ kind: "levelLoan", annualRate, years, borrowed: result.amountFinanced } as const]
            : []),
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
  toast: (result) =>
    result.amountFinanced === 0
      ? neutral("No Loan Needed", "The down payment and trade-in cover the vehicle cost.")
      : complete(
          isRateBetter(result)
            ? `Payment at the special rate: ${formatUsd(result.lowRatePayment)}.`
            : `Monthly payment: ${formatUsd(result.monthlyPayment)}.`,
        ),

  example: {
    vehiclePrice: 32_000,
    downPayment: 4_000,
    tradeIn: 6_500,
    annualRate: 7.2,
    years: 5,
    salesTax: 6.25,
  },
});

/** What the car costs with all that was paid for it before, and what of it is interest. */
function costInWords(
  { totalPayment, totalInterest }: AutoLoanResult,
  {
    downPayment,
    tradeIn,
    owedOnTradeIn,
  }: Record<"downPayment" | "tradeIn" | "owedOnTradeIn", number>,
) {
  const paidBefore = [
    ...(downPayment > 0 ? ["the down payment"] : []),
    ...(tradeIn > 0 ? ["the trade-in"] : []),
  ];
  const cost = formatRoundedUsd(totalPayment + downPayment + tradeIn - owedOnTradeIn);
  const car = `the car costs ${cost} in total`;
  const interest =
    totalInterest < 0.005 ? "" : `, of which ${formatRoundedUsd(totalInterest)} is interest`;
  return paidBefore.length > 0
    ? `Including ${formatList(paidBefore)}, ${car}${interest}.`
    : `In all, the car costs ${cost}${interest}.`;
}
