import type { Amounts } from "@/lib/calculator/charts/chart";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { aboutUsd, percentage, usd } from "@/lib/calculator/report/outputs";
import {
  formatAboutUsd,
  formatNumber,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { exportedLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";

import { monthlyCostOf } from "./arithmetic/monthly-cost-of";
import { mortgageAffordability, type MortgageAffordabilityResult } from "./calculation";
import { duesAndClosingCosts } from "./options/dues-and-closing-costs";
import { affordabilityRemarks, loanInWords } from "./words";

/** Where the down payment is more than the price that the search finds, it is the price to the cent. */
const buysWithoutLoan = ({ loanAmount }: MortgageAffordabilityResult) => loanAmount === 0;

export const report = defineReport(mortgageAffordability, {
  invalidMessage:
    "Please enter valid positive numbers for all fields. DTI must be between 1 and 100.",
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "affordableHomePrice",
  moves: ["annualIncome", "monthlyDebts", "downPayment", "annualRate"],
  options: [duesAndClosingCosts],
  conditions: {
    leavesRoom: {
      words: "your debts leave something for housing",
      formula: "maxMonthlyPayment>0",
    },
  },
  steps: {
    housing: {
      label: "Monthly cost of the home",
      formula: "principalAndInterest+monthlyPropertyTax+monthlyInsurance+addedCosts",
    },
  },
  outputs: {
    maxMonthlyPayment: usd("Left for housing each month", {
      explanation: {
        rule: "The maximum share of monthly gross income, minus monthly debts.",
        formula: "annualIncome/12*maxDti/100-monthlyDebts",
      },
    }),
    affordableHomePrice: aboutUsd("Affordable home price", {
      note: "Accurate to within $100.",
      knownExactly: buysWithoutLoan,
      explanation: {
        rule: "The highest price whose payment fits what is left, to within $100 and up to ten years of income. Never below the down payment.",
        check:
          "IF(maxMonthlyPayment<=0, affordableHomePrice=0, AND(estimatedMonthlyPayment<=maxMonthlyPayment, OR(dearerPayment>maxMonthlyPayment, affordableHomePrice+100>annualIncome*10)))",
        proof: {
          "Monthly payment at this price": "estimatedMonthlyPayment",
          "Monthly payment at $100 more": "dearerPayment",
          "Left for housing each month": "maxMonthlyPayment",
        },
      },
    }),
    dearerPayment: usd("Payment for a home that costs $100 more", {
      hidden: true,
      explanation: {
        rule: "Principal and interest, tax and insurance at a price that is $100 higher.",
        formula:
          "PMT(annualRate/1200, years*12, -MAX(0, affordableHomePrice+100-downPayment))+(affordableHomePrice+100)*propertyTaxRate/1200+monthlyInsurance+dues+IF(AND(pmiRate>0, affordableHomePrice+100>downPayment*5), (affordableHomePrice+100-downPayment)*pmiRate/1200, 0)",
        onlyIf: "leavesRoom",
      },
    }),
    loanAmount: aboutUsd("Loan amount", {
      explanation: {
        rule: "The price minus the down payment.",
        formula: "affordableHomePrice-downPayment",
        onlyIf: "leavesRoom",
      },
      knownExactly: buysWithoutLoan,
    }),
    principalAndInterest: usd("Principal and interest", {
      explanation: {
        rule: "The level payment that pays off the loan by the end of its term.",
        formula: "PMT(annualRate/1200, years*12, -loanAmount)",
        onlyIf: "leavesRoom",
      },
    }),
    monthlyPropertyTax: usd("Monthly property tax", {
      explanation: {
        rule: "One-twelfth of the annual tax on the price.",
        formula: "affordableHomePrice*propertyTaxRate/1200",
        onlyIf: "leavesRoom",
      },
    }),
    monthlyInsurance: usd("Monthly insurance"),
    estimatedMonthlyPayment: usd("Estimated monthly payment", {
      note: "Includes tax and insurance. 0 if nothing is borrowed.",
      explanation: {
        rule: "Principal and interest, tax and insurance, and dues and mortgage insurance if you enter them. Zero if the down payment is the full price.",
        formula: "IF(affordableHomePrice<=downPayment, 0, housing)",
      },
    }),
    frontEndRatio: percentage("Front-end ratio", {
      note: "Housing as a share of gross income. The guideline is 28% at most.",
      explanation: {
        rule: "Principal and interest, tax and insurance as a percentage of monthly gross income.",
        formula: "housing/(annualIncome/12)*100",
        onlyIf: "leavesRoom",
      },
    }),
    backEndRatio: percentage("Back-end ratio", {
      note: "Housing and debts as a share of gross income. The guideline is 36% at most.",
      explanation: {
        rule: "The same, plus monthly debts.",
        formula: "(housing+monthlyDebts)/(annualIncome/12)*100",
        onlyIf: "leavesRoom",
      },
    }),
    guidelinePayment: usd("Left for housing under the 28/36 guideline", {
      hidden: true,
      explanation: {
        rule: "28% of monthly gross income, or 36% minus monthly debts, whichever is lower.",
        formula: "MIN(annualIncome/12*28/100, annualIncome/12*36/100-monthlyDebts)",
      },
    }),
    guidelinePrice: aboutUsd("28/36 guideline price", {
      explanation: {
        rule: "The highest price that meets both parts of the guideline, found the same way.",
        check:
          "IF(maxMonthlyPayment<=0, guidelinePrice=0, AND(OR(guidelinePrice=0, guidelineCost<=guidelinePayment), OR(guidelineDearerCost>guidelinePayment, guidelinePrice+100>annualIncome*10)))",
        proof: {
          "Monthly payment at this price": "guidelineCost",
          "Monthly payment at $100 more": "guidelineDearerCost",
          "Left for housing under the guideline": "guidelinePayment",
        },
      },
      when: ({ guidelinePrice }) => guidelinePrice > 0,
    }),
    guidelineCost: usd("Payment at the guideline price", {
      hidden: true,
      explanation: {
        rule: "Principal and interest, tax and insurance at that price.",
        formula:
          "PMT(annualRate/1200, years*12, -MAX(0, guidelinePrice-downPayment))+guidelinePrice*propertyTaxRate/1200+monthlyInsurance+dues+IF(AND(pmiRate>0, guidelinePrice>downPayment*5), (guidelinePrice-downPayment)*pmiRate/1200, 0)",
        onlyIf: "leavesRoom",
      },
    }),
    guidelineDearerCost: usd("Payment at $100 above the guideline price", {
      hidden: true,
      explanation: {
        rule: "The same at a price that is $100 higher.",
        formula:
          "PMT(annualRate/1200, years*12, -MAX(0, guidelinePrice+100-downPayment))+(guidelinePrice+100)*propertyTaxRate/1200+monthlyInsurance+dues+IF(AND(pmiRate>0, guidelinePrice+100>downPayment*5), (guidelinePrice+100-downPayment)*pmiRate/1200, 0)",
        onlyIf: "leavesRoom",
      },
    }),
  },

  verdict: (result, input) => {
    const { monthlyDebts, maxDti } = input;
    const { maxMonthlyPayment, loanAmount } = result;
    if (loanAmount === undefined)
      return `Your debts of ${formatRoundedUsd(monthlyDebts)} a month use up the ${formatNumber(maxDti)}% of your income that can go to housing and debts. Nothing is left for a home.`;
    if (loanAmount > 0) return loanInWords(result, input);
    return monthlyCostOf(result) > maxMonthlyPayment
      ? "Your limit leaves nothing for a loan, so the price is your down payment."
      : "Your down payment covers the price, so there is nothing to borrow.";
  },
  remarks: affordabilityRemarks,
  breakdown: (result) =>
    result.loanAmount
      ? {
          label: "Monthly payment",
          parts: [
            ["Principal and interest", result.principalAndInterest ?? 0],
            ["Property tax", result.monthlyPropertyTax ?? 0],
            ["Home insurance", result.monthlyInsurance ?? 0],
            ["Dues", result.monthlyDues ?? 0],
            ["Mortgage insurance", result.pmi ?? 0],
          ],
        }
      : undefined,
  charts: paymentChart,
  exported: {
    schedule: exportedLoanSchedule("Payment schedule", {
      borrowed: "loanAmount",
      payment: "principalAndInterest",
      loan: ({ loanAmount }, { annualRate, years }) => ({
        rate: annualRate,
        term: years,
        borrowed: loanAmount ?? null,
      }),
    }),
  },
  toast: ({ loanAmount, affordableHomePrice, estimatedMonthlyPayment }) =>
    loanAmount === undefined
      ? refused(
          "Monthly debts exceed or meet the maximum allowed payment based on DTI.",
          "Debt Too High",
        )
      : complete(
          `Affordable home price: ${(loanAmount === 0 ? formatUsd : formatAboutUsd)(affordableHomePrice)}, payment ${formatUsd(estimatedMonthlyPayment)} a month.`,
        ),
  errors: ({ loanAmount }, input) =>
    loanAmount === undefined
      ? {
          monthlyDebts: `To leave something for a home, debts must be below ${formatUsd((input.annualIncome / 12) * (input.maxDti / 100))} a month, ${formatNumber(input.maxDti)}% of your income.`,
        }
      : {},

  example: {
    annualIncome: 96_000,
    monthlyDebts: 450,
    maxDti: 36,
    downPayment: 45_000,
    annualRate: 6.5,
    years: 30,
    propertyTaxRate: 1.2,
    monthlyInsurance: 140,
  },
});

/** Where the payment goes. None where it goes to one thing alone. */
function paymentChart(result: MortgageAffordabilityResult): Amounts[] {
  const { loanAmount, principalAndInterest, monthlyDues } = result;
  const rows = [
    { label: "Principal and interest", amount: principalAndInterest ?? 0 },
    { label: "Property tax", amount: result.monthlyPropertyTax ?? 0 },
    { label: "Insurance", amount: result.monthlyInsurance ?? 0 },
    { label: "Dues", amount: monthlyDues ?? 0 },
    { label: "Mortgage insurance", amount: result.pmi ?? 0 },
  ].filter(({ amount }) => amount > 0);
  if (rows.length < 2) return [];

  const cost = formatWholeUsd(monthlyCostOf(result));
  const costs = monthlyDues === undefined ? "tax and insurance" : "tax, insurance and dues";
  return [
    {
      kind: "amounts",
      name: "payment",
      title:
        loanAmount === 0
          ? `Without a loan, ${costs} are ${cost} a month`
          : `Of ${cost} a month, ${formatWholeUsd(principalAndInterest ?? 0)} goes to the loan`,
      subject: "Monthly cost of the home",
      whole: loanAmount === 0 ? "the cost" : "the payment",
      rows,
    },
  ];
}
