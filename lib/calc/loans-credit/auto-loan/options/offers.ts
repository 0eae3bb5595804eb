import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";

import {
  autoLoan,
  type AutoLoanInput,
  type AutoLoanResult,
  type WithLowRate,
} from "../calculation";
import { offersForm } from "./offers.form";

const isCompared = (result: AutoLoanResult): result is WithLowRate =>
  result.savedByLowRate !== undefined;

/** The maker’s two offers, held against each other. */
export const offers = option(autoLoan, {
  form: offersForm,
  isUsed: isCompared,
  conditions: {
    isCompared: {
      words: "you compare the rebate with the special rate",
      formula: "AND(rebate>0, NOT(ISBLANK(lowRate)))",
    },
  },
  steps: {
    unpaidWithoutRebate: {
      label: "Left to pay without the rebate",
      formula: "vehiclePrice+fees+owedOnTradeIn-tradeIn-downPayment",
    },
  },
  outputs: {
    financedAtLowRate: usd("Amount financed without the rebate", {
      hidden: true,
      explanation: {
        rule: "The amount financed if you do not take the rebate.",
        formula:
          'IF(unpaidWithoutRebate>0, unpaidWithoutRebate+MAX(0, vehiclePrice-IF(taxOn="full price", 0, IF(taxOn="as specified", downPayment, tradeIn)))*salesTax/100, 0)',
        onlyIf: "isCompared",
      },
    }),
    lowRatePayment: usd("Payment at the special rate", {
      explanation: {
        rule: "The level payment at the special rate, without the rebate.",
        formula: "PMT(lowRate/1200, years*12, -financedAtLowRate)",
        onlyIf: "isCompared",
      },
    }),
    savedByLowRate: briefUsd("Saved by the special rate", {
      signLabels: { above: "The rate is better", below: "The rebate is better" },
      explanation: {
        rule: "All payments with the rebate minus all payments at the special rate.",
        formula: "(monthlyPayment-lowRatePayment)*years*12",
        onlyIf: "isCompared",
      },
    }),
  },
  section: {
    text: "The same car and the same term: once with the rebate at your rate, once at the special rate without the rebate. Extra payments are left out.",
    figures: ["lowRatePayment", "savedByLowRate"],
  },
  verdict: {
    instead({ savedByLowRate }) {
      const saved = formatRoundedUsd(Math.abs(savedByLowRate));
      if (Math.abs(savedByLowRate) < 0.005) return "The rebate and the special rate cost the same.";
      return savedByLowRate > 0
        ? `The special rate costs ${saved} less than the rebate.`
        : `The rebate costs ${saved} less than the special rate.`;
    },
  },
  errors: (_, { rebate = 0, lowRate }) =>
    lowRate != null && rebate === 0 ? { rebate: "Enter the rebate that this rate replaces." } : {},
});

/** Whether the special rate costs less than the rebate. */
export const isRateBetter = (result: AutoLoanResult): result is WithLowRate =>
  isCompared(result) && result.savedByLowRate >= 0.005;

/** What is borrowed, taxed and paid in interest with the better of the two offers, in dollars. */
export function betterOffer(result: AutoLoanResult, { years, rebate = 0 }: AutoLoanInput) {
  const { amountFinanced, salesTaxAmount } = result;
  if (!isRateBetter(result))
    return {
      financed: amountFinanced,
      salesTax: salesTaxAmount,
      interest: result.totalInterest,
      rebate,
    };
  const { financedAtLowRate, lowRatePayment } = result;
  return {
    financed: financedAtLowRate,
    salesTax: salesTaxAmount + financedAtLowRate - amountFinanced - rebate,
    interest: lowRatePayment * years * 12 - financedAtLowRate,
    rebate: 0,
  };
}
