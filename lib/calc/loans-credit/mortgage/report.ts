import { paidBack } from "@/lib/calculator/report/breakdown";
import { positionColumn } from "@/lib/calculator/report/columns";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, neutral } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { extraPayments, prepaidLoanFigures } from "@/lib/subjects/extra-payments/extra-payments";
import { exportedLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { shortTermRemarks } from "@/lib/subjects/level-loan/short-term-remarks";

import { mortgage } from "./calculation";
import { housingCosts } from "./options/housing-costs";
import { mortgageInsurance } from "./options/mortgage-insurance";
import { points } from "./options/points";

const {
  outputs: { prepaid, ...prepaidFigures },
  ...extra
} = extraPayments("loanAmount", "mortgage");

export const report = defineReport(mortgage, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  whole: {
    figure: "housingCost",
    words: () => ({
      titles: ["What you pay each month", "The loan alone"],
      why: "The payment on the loan stays the same for the whole term. Property tax, insurance and dues change over the years, and PMI ends.",
    }),
  },
  options: [housingCosts, mortgageInsurance, { ...extra, outputs: prepaidFigures }, points],
  outputs: {
    loanAmount: usd("Loan amount", {
      explanation: {
        rule: "The home price minus the down payment.",
        formula: "MAX(0, homePrice-downPayment)",
      },
    }),
    ...prepaidLoanFigures("loanAmount", "Monthly principal and interest"),
    ...prepaidFigures,
    ...mortgageInsurance.outputs,
    prepaid: {
      ...prepaid,
      columns: {
        ...prepaid.columns,
        aboveLimit: {
          ...positionColumn(
            "Above 80% of the value",
            "IF(balance>originalValue*requestShare, 1, 0)",
          ),
          hidden: true,
        },
      },
    },
  },

  verdict({ loanAmount, totalInterest, housingCost, monthlyPayment }, { years }) {
    if (loanAmount === 0)
      return "The down payment covers the price, so there is nothing to borrow.";
    const borrowed = `the ${formatRoundedUsd(loanAmount)} you borrow`;
    const term = `Over ${formatCount(years, "year")}, you pay`;
    const interest =
      totalInterest < 0.005
        ? `${term} back ${borrowed} without interest.`
        : `${term} ${formatRoundedUsd(totalInterest)} in interest on top of ${borrowed}.`;
    return housingCost > monthlyPayment
      ? interest
      : `${interest} Property tax and insurance are extra.`;
  },
  remarks: shortTermRemarks,
  breakdown: (
    { housingCost, monthlyPayment, monthlyPmi, loanAmount, totalInterest },
    { propertyTax = 0, homeInsurance = 0, monthlyDues = 0 },
  ) =>
    housingCost > monthlyPayment
      ? {
          label: "Monthly cost of the home",
          parts: [
            ["Principal and interest", monthlyPayment],
            ["Property tax", propertyTax / 12],
            ["Home insurance", homeInsurance / 12],
            ["PMI", monthlyPmi ?? 0],
            ["HOA dues", monthlyDues],
          ],
        }
      : paidBack(loanAmount, totalInterest),
  charts: ({ loanAmount }, { annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
  ],
  exported: {
    schedule: exportedLoanSchedule("Payment schedule", {
      borrowed: "loanAmount",
      payment: "monthlyPayment",
      loan: ({ loanAmount }, { annualRate, years }) => ({
        rate: annualRate,
        term: years,
        borrowed: loanAmount,
      }),
    }),
  },
  toast: ({ loanAmount, monthlyPayment, housingCost }) => {
    if (loanAmount === 0) return neutral("No Loan Needed", "Down payment covers the home price.");
    return complete(
      housingCost > monthlyPayment
        ? `Monthly cost of the home: ${formatUsd(housingCost)}.`
        : `Monthly payment: ${formatUsd(monthlyPayment)}.`,
    );
  },

  example: { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 },
});
