import type { Remark } from "@/lib/calculator/definition";
import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { extraPaymentVerdict } from "@/lib/calculator/report/extra-payment-figures";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { loanOptions } from "@/lib/calculator/report/loan-options";
import { complete, neutral } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { autoLoan, type AutoLoanInput, type AutoLoanResult } from "./calculation";
import {
  betterOffer,
  isRateBetter,
  offerErrors,
  offerFigures,
  offerSections,
  offerVerdict,
} from "./offer-figures";

const loan = loanOptions("amountFinanced", "lenderFees");
const unpaid = "vehiclePrice+fees+owedOnTradeIn-rebate-tradeIn-downPayment";

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
  outputs: {
    amountFinanced: usd("Amount financed", {
      explanation: {
        rule: "The price plus tax, fees and what is owed on the trade-in, minus the down payment, trade-in and rebate. Zero if those cover the price.",
        formula: `IF(${unpaid}>0, ${unpaid}+salesTaxAmount, 0)`,
      },
    }),
    ...loan.figures,
    salesTaxAmount: usd("Sales tax", {
      explanation: {
        rule: "The tax rate times the price, minus what your state takes off it.",
        formula:
          'MAX(0, vehiclePrice-IF(taxOn="full price", 0, IF(taxOn="as specified", downPayment, tradeIn+IF(taxOn="price less trade-in", 0, rebate))))*salesTax/100',
      },
      when: ({ salesTaxAmount }) => salesTaxAmount > 0,
    }),
    ...offerFigures,
  },

  verdict: (result, { downPayment, tradeIn, owedOnTradeIn = 0 }) => {
    const { amountFinanced, salesTaxAmount, totalPayment } = result;
    const said = [offerVerdict(result), extraPaymentVerdict(result)].filter(Boolean).join(" ");
    if (said) return said;
    if (amountFinanced > 0)
      return `Including the down payment and trade-in, the car costs ${formatRoundedUsd(totalPayment + downPayment + tradeIn - owedOnTradeIn)} in total.`;
    return salesTaxAmount > 0
      ? `Nothing is left to finance. Sales tax of ${formatRoundedUsd(salesTaxAmount)} is not included.`
      : "Nothing is left to finance.";
  },
  breakdown: (result) =>
    isRateBetter(result) ? undefined : paidBack(result.amountFinanced, result.totalInterest),
  remarks: (result, input) => [
    ...loan.remarks(result, input),
    ...owedRemarks(input),
    ...taxRemarks(result, input),
  ],
  sections: (result, input) => [...offerSections(result, input), ...loan.sections(result)],
  charts: (result, input) => {
    const { vehiclePrice, downPayment, tradeIn, owedOnTradeIn = 0, fees = 0 } = input;
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
          ...loan.charts(result, input),
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
  errors: (result, input) => ({
    ...loan.errors(result, input),
    ...offerErrors(input),
  }),
  toast: (result) =>
    result.amountFinanced === 0
      ? neutral("No Loan Needed", "The down payment and trade-in cover the vehicle cost.")
      : complete(
          isRateBetter(result)
            ? `Payment at the special rate: ${formatUsd(result.lowRatePayment ?? 0)}.`
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

const owedRemarks = ({ tradeIn, owedOnTradeIn = 0 }: AutoLoanInput): Remark[] =>
  owedOnTradeIn > tradeIn
    ? [
        {
          tone: "warning",
          text: `You owe ${formatUsd(owedOnTradeIn - tradeIn)} more on your trade-in than it is worth. That amount is added to the new loan.`,
        },
      ]
    : [];

/** What the sales tax is on where nobody chose. */
const taxRemarks = (
  { salesTaxAmount }: AutoLoanResult,
  { taxOn = "as specified", tradeIn }: AutoLoanInput,
): Remark[] =>
  taxOn === "as specified" && salesTaxAmount > 0
    ? [
        {
          tone: "neutral",
          text: `The sales tax of ${formatUsd(salesTaxAmount)} is on the price minus the down payment. ${tradeIn > 0 ? "Most states charge it on the price minus the trade-in." : "Most states charge it on the full price."}`,
          offer:
            tradeIn > 0
              ? {
                  text: "Tax the price minus the trade-in",
                  boxes: { taxOn: "price less trade-in" },
                }
              : { text: "Tax the full price", boxes: { taxOn: "full price" } },
        },
      ]
    : [];
