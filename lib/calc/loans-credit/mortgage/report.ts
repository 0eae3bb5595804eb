import { defineReport } from "@/lib/calculator/report/define-report";
import { aprFigures } from "@/lib/calculator/report/apr-figures";
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
import { positionColumn } from "@/lib/calculator/report/columns";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { mortgage } from "./calculation";
import {
  isInsured,
  mortgageInsuranceErrors,
  mortgageInsuranceFigures,
  uninsuredRemarks,
  mortgageInsuranceSection,
  mortgageInsuranceVerdict,
} from "./mortgage-insurance-figures";
import { shortTermRemarks } from "@/lib/calculator/report/short-term-remarks";
import { pointsErrors, pointsFigures, pointsSection } from "./points-figures";

const { prepaid, ...loanFigures } = prepaidLoanFigures(
  "loanAmount",
  "Monthly principal and interest",
);

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
  outputs: {
    loanAmount: usd("Loan amount", {
      explanation: {
        rule: "The home price minus the down payment.",
        formula: "MAX(0, homePrice-downPayment)",
      },
    }),
    ...loanFigures,
    ...mortgageInsuranceFigures,
    housingCost: usd("Monthly cost of the home", {
      note: "With tax, insurance, PMI and dues.",
      explanation: {
        rule: "The payment, plus one-twelfth of annual tax and insurance, plus PMI and monthly dues.",
        formula: `monthlyPayment+(propertyTax+homeInsurance)/12+monthlyDues+IF(${isInsured}, monthlyPmi, 0)`,
      },
      when: ({ housingCost, monthlyPayment }) => housingCost > monthlyPayment,
    }),
    ...pointsFigures,
    ...aprFigures(
      "loanAmount",
      "upfrontCost",
      `IF(${isInsured}, PV(apr/1200, scheduledPmiMonths, -monthlyPmi), 0)`,
    ),
    prepaid: {
      ...prepaid,
      columns: {
        ...prepaid.columns,
        aboveLimit: {
          ...positionColumn("Above 80% of the value", "IF(balance>originalValue*0.8, 1, 0)"),
          hidden: true,
        },
      },
    },
  },

  verdict(result) {
    const { loanAmount, totalInterest, housingCost, monthlyPayment } = result;
    if (loanAmount === 0)
      return "The down payment covers the price, so there is nothing to borrow.";
    const saved = extraPaymentVerdict(result);
    const cost =
      saved ??
      `Borrowing ${formatRoundedUsd(loanAmount)} costs ${formatRoundedUsd(totalInterest)} in interest.`;
    const rest =
      mortgageInsuranceVerdict(result) ??
      (saved || housingCost > monthlyPayment ? undefined : "Property tax and insurance are extra.");
    return [cost, rest].filter(Boolean).join(" ");
  },
  remarks: (result, input) => [
    ...shortTermRemarks(result, input),
    ...uninsuredRemarks(result, input),
  ],
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
  sections: (result) => [
    ...mortgageInsuranceSection(result),
    ...extraPaymentSection(result),
    ...pointsSection(result),
  ],
  charts: (result, { annualRate, years }) =>
    prepaidLoanCharts(result, { annualRate, years, borrowed: result.loanAmount }),
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
  errors: (result, input) => ({
    ...extraPaymentErrors(result, input),
    ...mortgageInsuranceErrors(result),
    ...pointsErrors(result, input),
  }),
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
