import type { Remark } from "@/lib/calculator/definition";
import { option } from "@/lib/calculator/option";
import { aboutUsd, percentage, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";
import { typicalPmi } from "@/lib/subjects/mortgage-insurance/typical-pmi";

import {
  mortgageAffordability,
  type MortgageAffordabilityInput,
  type MortgageAffordabilityResult,
} from "../calculation";
import { duesAndClosingCostsForm } from "./dues-and-closing-costs.form";

const isUsed = ({ monthlyDues, pmi, cashToClose }: MortgageAffordabilityResult) =>
  monthlyDues !== undefined || pmi !== undefined || cashToClose !== undefined;

const hasLoan = ({ loanAmount = 0 }: MortgageAffordabilityResult) => loanAmount > 0;

/** What dues, mortgage insurance and closing costs come to, and a price within 28% of income. */
export const duesAndClosingCosts = option(mortgageAffordability, {
  form: duesAndClosingCostsForm,
  isUsed,
  steps: {
    dues: {
      label: "Dues that count",
      formula: "IF(monthlyDues>0, monthlyDues, 0)",
    },
  },
  outputs: {
    monthlyDues: usd("HOA dues (monthly)"),
    addedCosts: usd("Dues and mortgage insurance", {
      hidden: true,
      when: isUsed,
      explanation: {
        rule: "Both together, each where there is one.",
        formula:
          "dues+IF(AND(pmiRate>0, affordableHomePrice>downPayment*5), (affordableHomePrice-downPayment)*pmiRate/1200, 0)",
        onlyIf: "leavesRoom",
      },
    }),
    pmi: usd("PMI a month", {
      note: "Per month.",
      explanation: {
        rule: "One-twelfth of the annual rate on the loan, while less than 20% of the price is down.",
        formula:
          "IF(affordableHomePrice>downPayment*5, (affordableHomePrice-downPayment)*pmiRate/1200, 0)",
        onlyIf: "AND(leavesRoom, pmiRate>0)",
      },
    }),
    downPaymentShare: percentage("Down payment as a share of the price", {
      explanation: {
        rule: "The down payment as a percentage of the price.",
        formula: "downPayment/affordableHomePrice*100",
        onlyIf: "AND(leavesRoom, pmiRate>0, affordableHomePrice>0)",
      },
    }),
    cashToClose: aboutUsd("Cash to close", {
      note: "Down payment and closing costs.",
      knownExactly: ({ loanAmount }) => loanAmount === 0,
      explanation: {
        rule: "The down payment plus the closing costs on the price.",
        formula: "downPayment+affordableHomePrice*closingCosts/100",
        onlyIf: "AND(leavesRoom, closingCosts>0)",
      },
    }),
    comfortablePayment: usd("Housing at 28% of income", {
      hidden: true,
      when: isUsed,
      explanation: {
        rule: "28% of monthly gross income, or what is left for housing if that is less.",
        formula: "MIN(annualIncome/12*28/100, maxMonthlyPayment)",
      },
    }),
    comfortablePrice: aboutUsd("Comfortable price at 28%", {
      note: "Housing takes at most 28% of gross income.",
      when: (result) => isUsed(result) && result.comfortablePrice > 0,
      explanation: {
        rule: "The highest price that costs no more than that, found the same way.",
        check:
          "IF(maxMonthlyPayment<=0, comfortablePrice=0, AND(OR(comfortablePrice=0, comfortableCost<=comfortablePayment), OR(comfortableDearerCost>comfortablePayment, comfortablePrice+100>annualIncome*10)))",
        proof: {
          "Monthly payment at this price": "comfortableCost",
          "Monthly payment at $100 more": "comfortableDearerCost",
          "28% of your income": "comfortablePayment",
        },
      },
    }),
    comfortableCost: usd("Payment at the comfortable price", {
      hidden: true,
      when: isUsed,
      explanation: {
        rule: "Everything that home costs a month.",
        formula:
          "PMT(annualRate/1200, years*12, -MAX(0, comfortablePrice-downPayment))+comfortablePrice*propertyTaxRate/1200+monthlyInsurance+dues+IF(AND(pmiRate>0, comfortablePrice>downPayment*5), (comfortablePrice-downPayment)*pmiRate/1200, 0)",
        onlyIf: "leavesRoom",
      },
    }),
    comfortableDearerCost: usd("Payment at $100 above the comfortable price", {
      hidden: true,
      when: isUsed,
      explanation: {
        rule: "The same at a price that is $100 higher.",
        formula:
          "PMT(annualRate/1200, years*12, -MAX(0, comfortablePrice+100-downPayment))+(comfortablePrice+100)*propertyTaxRate/1200+monthlyInsurance+dues+IF(AND(pmiRate>0, comfortablePrice+100>downPayment*5), (comfortablePrice+100-downPayment)*pmiRate/1200, 0)",
        onlyIf: "leavesRoom",
      },
    }),
  },
  section: {
    text({ pmi }, { downPayment }) {
      const upTo =
        pmi === undefined || downPayment === 0
          ? ""
          : ` With ${formatRoundedUsd(downPayment)} down, you need no PMI up to a price of ${formatRoundedUsd(downPayment * 5)}.`;
      const insured =
        pmi === undefined
          ? ""
          : " You may ask to end PMI once you owe 80% of the home’s original value (12 U.S.C. 4902).";
      return `Lenders count dues and mortgage insurance as housing costs, so both lower the price.${upTo}${insured}`;
    },
    figures: ["comfortablePrice", "pmi", "downPaymentShare", "monthlyDues", "cashToClose"],
  },
  // The report says it with the payment.
  verdict: null,
  errors({ maxMonthlyPayment, monthlyDues }, { monthlyInsurance }) {
    const left = maxMonthlyPayment - monthlyInsurance;
    return monthlyDues !== undefined && left > 0 && monthlyDues >= left
      ? {
          monthlyDues: `To leave something for the home, dues must be below ${formatUsd(left)} a month: your limit leaves ${formatUsd(maxMonthlyPayment)} for housing, and insurance is ${formatUsd(monthlyInsurance)}.`,
        }
      : {};
  },
  notCounted: [
    {
      words: ({ loanAmount = 0 }) => typicalPmi(loanAmount),
      adds: "pmiRate",
      when: ({ affordableHomePrice }, { downPayment }) => affordableHomePrice > downPayment * 5,
    },
    { words: "HOA dues, if any", adds: "monthlyDues", when: hasLoan },
    { words: "closing costs", adds: "closingCosts", when: hasLoan },
    { words: "maintenance and repairs", when: hasLoan },
  ],
});

/** Where mortgage insurance alone keeps the price at 20% down. */
export function insuranceRemarks(
  { affordableHomePrice, dearerPayment, maxMonthlyPayment, pmi }: MortgageAffordabilityResult,
  { downPayment, pmiRate = 0 }: MortgageAffordabilityInput,
): Remark[] {
  if (pmiRate === 0) return [];
  const most = downPayment * 5;
  const insurance = ((most - downPayment) * pmiRate) / 1200;
  const isHeld =
    pmi === 0 &&
    affordableHomePrice > downPayment &&
    affordableHomePrice + 100 >= most &&
    dearerPayment !== undefined &&
    dearerPayment > maxMonthlyPayment &&
    dearerPayment - insurance <= maxMonthlyPayment;
  return isHeld
    ? [
        {
          tone: "neutral",
          text: `Your down payment is 20% of this price. Above ${formatRoundedUsd(most)}, mortgage insurance would add ${formatUsd(insurance)} a month, more than your limit leaves.`,
        },
      ]
    : [];
}
