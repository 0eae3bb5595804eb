import type { Amounts } from "@/lib/calculator/charts/chart";
import { defineReport, type Remark } from "@/lib/calculator/definition";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete, refused } from "@/lib/calculator/report/notice";
import { aboutUsd, percentage, usd } from "@/lib/calculator/report/outputs";
import {
  formatAboutUsd,
  formatNumber,
  formatPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import {
  mortgageAffordability,
  type MortgageAffordabilityInput,
  type MortgageAffordabilityResult,
} from "./calculation";

const leavesRoom = "maxMonthlyPayment>0";
const housing = "principalAndInterest+monthlyPropertyTax+monthlyInsurance";

/** What a home costs a month at this price, as a formula. */
const costAt = (price: string) =>
  `PMT(annualRate/1200, years*12, -MAX(0, ${price}-downPayment))+(${price})*propertyTaxRate/1200+monthlyInsurance`;

export const report = defineReport(mortgageAffordability, {
  invalidMessage:
    "Please enter valid positive numbers for all fields. DTI must be between 1 and 100.",
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "affordableHomePrice",
  outputs: {
    maxMonthlyPayment: usd("Left for housing each month", {
      explanation: {
        rule: "The maximum share of monthly gross income, minus monthly debts.",
        formula: "annualIncome/12*maxDti/100-monthlyDebts",
      },
    }),
    affordableHomePrice: aboutUsd("Affordable home price", {
      note: "Accurate to within $100.",
      explanation: {
        rule: "The highest price whose payment fits what is left, to within $100 and up to ten years of income. Never below the down payment.",
        check: `IF(maxMonthlyPayment<=0, affordableHomePrice=0, AND(estimatedMonthlyPayment<=maxMonthlyPayment, OR(dearerPayment>maxMonthlyPayment, affordableHomePrice+100>annualIncome*10)))`,
      },
    }),
    dearerPayment: usd("Payment for a home that costs $100 more", {
      hidden: true,
      explanation: {
        rule: "Principal and interest, tax and insurance at a price that is $100 higher.",
        formula: costAt("affordableHomePrice+100"),
        onlyIf: leavesRoom,
      },
    }),
    loanAmount: aboutUsd("Loan amount", {
      explanation: {
        rule: "The price minus the down payment.",
        formula: "affordableHomePrice-downPayment",
        onlyIf: leavesRoom,
      },
    }),
    principalAndInterest: usd("Principal and interest", {
      explanation: {
        rule: "The level payment that pays off the loan by the end of its term.",
        formula: "PMT(annualRate/1200, years*12, -loanAmount)",
        onlyIf: leavesRoom,
      },
    }),
    monthlyPropertyTax: usd("Monthly property tax", {
      explanation: {
        rule: "One-twelfth of the annual tax on the price.",
        formula: "affordableHomePrice*propertyTaxRate/1200",
        onlyIf: leavesRoom,
      },
    }),
    monthlyInsurance: usd("Monthly insurance"),
    estimatedMonthlyPayment: usd("Estimated monthly payment", {
      note: "Includes tax and insurance. 0 if nothing is borrowed.",
      explanation: {
        rule: "Principal and interest, tax and insurance. Zero if the down payment is the full price.",
        formula: `IF(affordableHomePrice<=downPayment, 0, ${housing})`,
      },
    }),
    frontEndRatio: percentage("Front-end ratio", {
      note: "Housing as a share of gross income. The guideline is 28% at most.",
      explanation: {
        rule: "Principal and interest, tax and insurance as a percentage of monthly gross income.",
        formula: `(${housing})/(annualIncome/12)*100`,
        onlyIf: leavesRoom,
      },
    }),
    backEndRatio: percentage("Back-end ratio", {
      note: "Housing and debts as a share of gross income. The guideline is 36% at most.",
      explanation: {
        rule: "The same, plus monthly debts.",
        formula: `(${housing}+monthlyDebts)/(annualIncome/12)*100`,
        onlyIf: leavesRoom,
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
        check: `IF(maxMonthlyPayment<=0, guidelinePrice=0, AND(OR(guidelinePrice=0, guidelineCost<=guidelinePayment), OR(guidelineDearerCost>guidelinePayment, guidelinePrice+100>annualIncome*10)))`,
      },
      when: ({ guidelinePrice }) => guidelinePrice > 0,
    }),
    guidelineCost: usd("Payment at the guideline price", {
      hidden: true,
      explanation: {
        rule: "Principal and interest, tax and insurance at that price.",
        formula: costAt("guidelinePrice"),
        onlyIf: leavesRoom,
      },
    }),
    guidelineDearerCost: usd("Payment at $100 above the guideline price", {
      hidden: true,
      explanation: {
        rule: "The same at a price that is $100 higher.",
        formula: costAt("guidelinePrice+100"),
        onlyIf: leavesRoom,
      },
    }),
  },

  verdict: (result, { monthlyDebts, maxDti, downPayment }) => {
    const { maxMonthlyPayment, loanAmount } = result;
    if (loanAmount === null)
      return `Your debts of ${formatRoundedUsd(monthlyDebts)} a month use up the ${formatNumber(maxDti)}% of your income that can go to housing and debts. Nothing is left for a home.`;
    if (loanAmount > 0)
      return `Your limit leaves ${formatRoundedUsd(maxMonthlyPayment)} a month for housing. With ${formatRoundedUsd(downPayment)} down, you would borrow ${formatAboutUsd(loanAmount)}.`;
    return costOf(result) > maxMonthlyPayment
      ? "Your limit leaves nothing for a loan, so the price is your down payment."
      : "Your down payment covers the price, so there is nothing to borrow.";
  },
  remarks: (result, input) =>
    result.loanAmount === null
      ? []
      : [...cashRemarks(result), ...searchRemarks(result), ...guidelineRemarks(result, input)],
  breakdown: ({ loanAmount, principalAndInterest, monthlyPropertyTax, monthlyInsurance }) =>
    loanAmount
      ? {
          label: "Monthly payment",
          parts: [
            ["Principal and interest", principalAndInterest ?? 0],
            ["Property tax", monthlyPropertyTax ?? 0],
            ["Home insurance", monthlyInsurance ?? 0],
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
        borrowed: loanAmount,
      }),
    }),
  },
  toast: ({ loanAmount, affordableHomePrice, estimatedMonthlyPayment }) =>
    loanAmount === null
      ? refused(
          "Monthly debts exceed or meet the maximum allowed payment based on DTI.",
          "Debt Too High",
        )
      : complete(
          `Affordable home price: ${formatAboutUsd(affordableHomePrice)}, payment ${formatUsd(estimatedMonthlyPayment)} a month.`,
        ),
  errors: ({ loanAmount }, { annualIncome, maxDti }) =>
    loanAmount === null
      ? {
          monthlyDebts: `To leave something for a home, debts must be below ${formatUsd((annualIncome / 12) * (maxDti / 100))} a month, ${formatNumber(maxDti)}% of your income.`,
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

/** What the home costs a month, a loan or none. */
const costOf = ({
  principalAndInterest,
  monthlyPropertyTax,
  monthlyInsurance,
}: MortgageAffordabilityResult) =>
  (principalAndInterest ?? 0) + (monthlyPropertyTax ?? 0) + (monthlyInsurance ?? 0);

/** Where nothing is borrowed, what is due all the same. */
function cashRemarks(result: MortgageAffordabilityResult): Remark[] {
  if (result.loanAmount !== 0) return [];
  const due = formatUsd(costOf(result));
  const left = formatUsd(result.maxMonthlyPayment);
  return costOf(result) > result.maxMonthlyPayment
    ? [
        {
          tone: "warning",
          text: `At this price, property tax and insurance alone are ${due} a month, more than the ${left} that your limit leaves.`,
        },
      ]
    : [
        {
          tone: "neutral",
          text: `There is no loan payment, but property tax and insurance still apply: ${due} a month.`,
        },
      ];
}

/** Where it is not the payment that ends the search. */
const searchRemarks = ({
  dearerPayment,
  maxMonthlyPayment,
}: MortgageAffordabilityResult): Remark[] =>
  (dearerPayment ?? Infinity) <= maxMonthlyPayment
    ? [
        {
          tone: "neutral",
          text: "We do not look above ten years of income. The payment alone would allow a higher price.",
        },
      ]
    : [];

/** What the 28/36 guideline says where it says something else. */
function guidelineRemarks(
  result: MortgageAffordabilityResult,
  { monthlyDebts, annualIncome }: MortgageAffordabilityInput,
): Remark[] {
  const { guidelinePrice, guidelinePayment } = result;
  if (guidelinePrice === 0) {
    const debts = formatPercent((monthlyDebts / (annualIncome / 12)) * 100);
    const reason =
      guidelinePayment > 0
        ? `it leaves only ${formatUsd(guidelinePayment)} a month`
        : `your debts take ${debts} of your income before any housing costs`;
    return [{ tone: "neutral", text: `No price meets the 28/36 guideline: ${reason}.` }];
  }
  if (costOf(result) <= guidelinePayment) return [];
  return [
    {
      tone: "neutral",
      text: `This is more than the 28/36 guideline allows, which is at most 28% of gross income for housing and 36% for housing and debts. The guideline allows a price of ${formatAboutUsd(guidelinePrice)}.`,
    },
  ];
}

/** Where the payment goes. None where it goes to one thing alone. */
function paymentChart(result: MortgageAffordabilityResult): Amounts[] {
  const { loanAmount, principalAndInterest, monthlyPropertyTax, monthlyInsurance } = result;
  const rows = [
    { label: "Principal and interest", amount: principalAndInterest ?? 0 },
    { label: "Property tax", amount: monthlyPropertyTax ?? 0 },
    { label: "Insurance", amount: monthlyInsurance ?? 0 },
  ].filter(({ amount }) => amount > 0);
  if (rows.length < 2) return [];

  const cost = formatWholeUsd(costOf(result));
  return [
    {
      kind: "amounts",
      name: "payment",
      title:
        loanAmount === 0
          ? `Without a loan, tax and insurance are ${cost} a month`
          : `Of ${cost} a month, ${formatWholeUsd(principalAndInterest ?? 0)} goes to the loan`,
      subject: "Monthly cost of the home",
      whole: loanAmount === 0 ? "the cost" : "the payment",
      rows,
    },
  ];
}
