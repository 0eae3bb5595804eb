import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Remark } from "@/lib/calculator/definition";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, ratio, usd } from "@/lib/calculator/report/outputs";
import {
  formatPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
  formatYears,
} from "@/lib/format";

import { realEstateRoi, type RealEstateRoiInput, type RealEstateRoiResult } from "./calculation";
import { hold } from "./options/hold";
import { loanTerms } from "./options/loan-terms";

export const report = defineReport(realEstateRoi, {
  invalidMessage:
    "Please enter valid positive numbers. Down payment must be 1-100%, Vacancy must be 0-99%.",

  headline: "cashOnCashReturn",
  options: [loanTerms, hold],
  outputs: {
    totalCashInvested: usd("Cash invested", {
      explanation: {
        rule: "The down payment, closing costs and rehab costs.",
        formula: "purchasePrice*downPaymentPercent/100+closingCosts+rehabCosts",
      },
    }),
    netOperatingIncome: usd("Net operating income", {
      note: "Per year, before loan payments.",
      explanation: {
        rule: "A year’s rent, minus vacancy and operating expenses.",
        formula: "monthlyRent*12*(1-vacancyRate/100)-monthlyOperatingExpenses*12",
      },
    }),
    cashFlowBeforeTax: usd("Cash flow before tax", {
      note: "Per year.",
      explanation: {
        rule: "Net operating income minus a year of loan payments.",
        formula: "netOperatingIncome-monthlyPaid*12",
      },
      signLabels: {
        above: "The rent covers it",
        below: "You add money",
        zero: "The rent just covers it",
      },
    }),
    cashOnCashReturn: percentage("Cash-on-cash return", {
      note: "Per year, before income tax.",
      explanation: {
        rule: "Cash flow as a percentage of cash invested.",
        formula: "IF(totalCashInvested=0, 0, cashFlowBeforeTax/totalCashInvested*100)",
      },
    }),
    capRate: percentage("Cap rate", {
      note: "What the property earns on its price, no matter how you pay for it.",
      explanation: {
        rule: "Net operating income as a percentage of the purchase price.",
        formula: "netOperatingIncome/purchasePrice*100",
      },
    }),
    debtServiceCoverage: ratio("Debt-service coverage", {
      note: "Below 1, the property does not earn enough to pay its loan.",
      explanation: {
        rule: "Net operating income divided by a year of loan payments.",
        formula: "netOperatingIncome/(monthlyPaid*12)",
        onlyIf: "monthlyPaid>0",
      },
    }),
  },

  verdict({ cashFlowBeforeTax, netOperatingIncome, totalCashInvested }) {
    const perMonth = formatRoundedUsd(Math.abs(cashFlowBeforeTax) / 12);
    if (cashFlowBeforeTax > 0)
      return `After the loan and all costs, you keep ${perMonth} a month on the ${formatRoundedUsd(totalCashInvested)} you put in${backInWords(totalCashInvested / cashFlowBeforeTax)}.`;
    if (cashFlowBeforeTax === 0) return "The rent covers everything, with nothing left over.";
    return netOperatingIncome < 0
      ? `The rent does not cover the operating expenses. You would add ${perMonth} a month.`
      : `The rent covers the operating expenses but not all of the loan payment. You would add ${perMonth} a month.`;
  },
  remarks: loanRemarks,
  charts: rentWaterfall,
  toast: ({ cashOnCashReturn, cashFlowBeforeTax }) =>
    complete(
      `Cash-on-cash return ${formatPercent(cashOnCashReturn)}, cash flow ${formatUsd(cashFlowBeforeTax)} a year.`,
    ),

  example: {
    purchasePrice: 285_000,
    downPaymentPercent: 25,
    closingCosts: 7_200,
    rehabCosts: 12_000,
    monthlyRent: 2_450,
    vacancyRate: 5,
    monthlyOperatingExpenses: 720,
    monthlyPrincipalInterest: 1_422.08,
  },
});

/** A loan without payments, or payments without a loan. */
function loanRemarks(
  { debtServiceCoverage }: RealEstateRoiResult,
  { downPaymentPercent }: RealEstateRoiInput,
): Remark[] {
  if (debtServiceCoverage !== null && downPaymentPercent < 100) return [];
  if (debtServiceCoverage !== null)
    return [
      {
        tone: "neutral",
        text: "The down payment is the full price, but loan payments are still counted.",
      },
    ];
  const unpaid =
    downPaymentPercent < 100
      ? ` You would still borrow ${formatPercent(100 - downPaymentPercent)} of the price, and that costs nothing here.`
      : "";
  return [
    {
      tone: "neutral",
      text: `You entered no loan payment, so there is no debt-service coverage.${unpaid}`,
    },
  ];
}

/** How a year's rent becomes the cash flow. None without rent. */
function rentWaterfall(
  { cashFlowBeforeTax, loanPayment }: RealEstateRoiResult,
  input: RealEstateRoiInput,
): DeclaredChart[] {
  const rent = input.monthlyRent * 12;
  if (rent === 0) return [];
  return [
    {
      kind: "waterfall",
      name: "cash-flow",
      title:
        cashFlowBeforeTax < 0
          ? `The ${formatWholeUsd(rent)} in rent falls short by ${formatWholeUsd(-cashFlowBeforeTax)}`
          : `Of ${formatWholeUsd(rent)} in rent, ${formatWholeUsd(cashFlowBeforeTax)} is left`,
      subject: "From a full year’s rent to the cash flow before tax",
      steps: [
        ["A year’s rent", rent],
        ["Vacancy", (-rent * input.vacancyRate) / 100],
        ["Operating expenses", -12 * input.monthlyOperatingExpenses],
        ["Net operating income"],
        ["Principal and interest", -12 * (loanPayment ?? input.monthlyPrincipalInterest ?? 0)],
        ["Cash flow"],
      ],
    },
  ];
}

/** How long the cash flow of a year takes to bring back what was put in; "" where nothing was. */
function backInWords(years: number) {
  if (years <= 0) return "";
  return years > 100
    ? "; at that pace, it takes more than 100 years to get it back"
    : `; at that pace, you have it back in ${formatYears(years)}`;
}
