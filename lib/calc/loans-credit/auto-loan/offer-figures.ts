import type { Section } from "@/lib/calculator/definition";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";

import type { AutoLoanInput, AutoLoanResult } from "./calculation";

const isCompared = "AND(rebate>0, NOT(ISBLANK(lowRate)))";
const isLeased = "AND(leasePayment>0, leaseMonths>0)";
const priceAndFees = "vehiclePrice+fees+owedOnTradeIn-tradeIn-downPayment";
const taxWithoutRebate =
  'MAX(0, vehiclePrice-IF(taxOn="full price", 0, IF(taxOn="as specified", downPayment, tradeIn)))*salesTax/100';

/** The maker’s two offers, and a lease, held against the loan. */
export const offerFigures = {
  financedAtLowRate: usd<AutoLoanResult>("Amount financed without the rebate", {
    hidden: true,
    explanation: {
      rule: "The amount financed if you do not take the rebate.",
      formula: `IF(${priceAndFees}>0, ${priceAndFees}+${taxWithoutRebate}, 0)`,
      onlyIf: isCompared,
    },
  }),
  lowRatePayment: usd<AutoLoanResult>("Payment at the special rate", {
    explanation: {
      rule: "The level payment at the special rate, without the rebate.",
      formula: "PMT(lowRate/1200, years*12, -financedAtLowRate)",
      onlyIf: isCompared,
    },
  }),
  savedByLowRate: usd<AutoLoanResult>("Saved by the special rate", {
    signLabels: { above: "The rate is better", below: "The rebate is better" },
    explanation: {
      rule: "All payments with the rebate minus all payments at the special rate.",
      formula: "(monthlyPayment-lowRatePayment)*years*12",
      onlyIf: isCompared,
    },
  }),
  leaseCost: usd<AutoLoanResult>("Cost of the lease", {
    explanation: {
      rule: "What is due at signing plus every monthly payment.",
      formula: "leaseAtSigning+leasePayment*leaseMonths",
      onlyIf: isLeased,
    },
  }),
  paidByThen: usd<AutoLoanResult>("Paid for your own car by then", {
    explanation: {
      rule: "The down payment, the trade-in minus what is owed on it, the lender fees, and the loan payments of those months.",
      formula:
        "downPayment+tradeIn-owedOnTradeIn+lenderFees+monthlyPayment*MIN(leaseMonths, years*12)",
      onlyIf: isLeased,
    },
  }),
  owedByThen: usd<AutoLoanResult>("Still owed on it by then", {
    explanation: {
      rule: "The balance of the loan after the months of the lease.",
      formula:
        "IF(leaseMonths>=years*12, 0, PV(annualRate/1200, years*12-leaseMonths, -monthlyPayment))",
      onlyIf: isLeased,
    },
  }),
  equalValue: usd<AutoLoanResult>("Value at which both cost the same", {
    note: "If your car is worth more than this at the end of the lease, buying costs less.",
    explanation: {
      rule: "What you paid for your own car plus what you still owe on it, minus the cost of the lease.",
      formula: "MAX(0, paidByThen+owedByThen-leaseCost)",
      onlyIf: isLeased,
    },
  }),
};

/** The same under their headings. None where there is nothing to compare. */
export const offerSections = (
  { savedByLowRate, leaseCost }: AutoLoanResult,
  { leaseMonths }: AutoLoanInput,
): Section<AutoLoanResult>[] => [
  ...(savedByLowRate === null
    ? []
    : [
        {
          title: "Rebate or low rate",
          text: "The same car and the same term: once with the rebate at your rate, once at the special rate without the rebate. Extra payments are left out.",
          figures: ["lowRatePayment", "savedByLowRate"] as const,
        },
      ]),
  ...(leaseCost === null
    ? []
    : [
        {
          title: "Lease instead",
          text: `After ${leaseMonths} months you give back a leased car, but keep your own. Buying costs less if yours is then worth more than the value below. Mileage charges, the fee for returning the car, repairs and insurance are not counted.`,
          figures: ["leaseCost", "paidByThen", "owedByThen", "equalValue"] as const,
        },
      ]),
];

/** Whether the special rate costs less than the rebate. */
export const isRateBetter = ({ savedByLowRate }: AutoLoanResult) => (savedByLowRate ?? 0) >= 0.005;

/** What is borrowed, taxed and paid in interest with the better of the two offers, in dollars. */
export function betterOffer(result: AutoLoanResult, { years, rebate = 0 }: AutoLoanInput) {
  const { amountFinanced, financedAtLowRate, lowRatePayment, salesTaxAmount } = result;
  if (financedAtLowRate === null || lowRatePayment === null || !isRateBetter(result))
    return {
      financed: amountFinanced,
      salesTax: salesTaxAmount,
      interest: result.totalInterest,
      rebate,
    };
  return {
    financed: financedAtLowRate,
    salesTax: salesTaxAmount + financedAtLowRate - amountFinanced - rebate,
    interest: lowRatePayment * years * 12 - financedAtLowRate,
    rebate: 0,
  };
}

/** Which offer is better, in a sentence. None where they are not compared. */
export function offerVerdict({ savedByLowRate }: AutoLoanResult) {
  if (savedByLowRate === null) return;
  const saved = formatRoundedUsd(Math.abs(savedByLowRate));
  if (Math.abs(savedByLowRate) < 0.005) return "The rebate and the special rate cost the same.";
  return savedByLowRate > 0
    ? `The special rate costs ${saved} less than the rebate.`
    : `The rebate costs ${saved} less than the special rate.`;
}

/** What the boxes say of an offer or a lease that is given by half. */
export function offerErrors({ rebate = 0, lowRate, ...lease }: AutoLoanInput) {
  const { leasePayment = 0, leaseMonths = 0, leaseAtSigning = 0 } = lease;
  const isLeased = leasePayment + leaseAtSigning > 0;
  return {
    ...(lowRate != null && rebate === 0 && { rebate: "Enter the rebate that this rate replaces." }),
    ...(isLeased && leaseMonths === 0 && { leaseMonths: "Enter how many months the lease runs." }),
    ...(leaseMonths > 0 &&
      leasePayment === 0 && { leasePayment: "Enter the monthly lease payment." }),
  };
}
