import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { count } from "@/lib/calculator/report/outputs";
import { formatPercent, formatUsd } from "@/lib/format";
import { aprText, loanFees, noAprText } from "@/lib/subjects/loan-fees/loan-fees";

import { mortgage } from "../calculation";
import { pointsForm } from "./points.form";

const { conditions, steps, outputs } = loanFees({
  borrowed: "loanAmount",
  fees: "upfrontCost",
  premiums: "premiums",
});

/** What is paid at closing for the loan, and when its points have paid for themselves. */
export const points = option(mortgage, {
  form: pointsForm,
  isUsed: ({ amountReceived }) => amountReceived !== null,
  conditions,
  steps: {
    ...steps,
    premiums: {
      label: "What PMI is worth at the APR",
      formula: "IF(isInsured, PV(apr/1200, scheduledPmiMonths, -monthlyPmi), 0)",
    },
    savedByPoints: {
      label: "What the points take off each payment",
      formula: "PMT(rateWithoutPoints/1200, years*12, -loanAmount)-monthlyPayment",
    },
  },
  outputs: {
    pointsCost: briefUsd("Cost of the points", {
      explanation: {
        rule: "The points, each 1% of the loan.",
        formula: "loanAmount*points/100",
      },
      when: ({ pointsCost }) => pointsCost > 0,
    }),
    upfrontCost: briefUsd("Fees and points", {
      explanation: {
        rule: "The lender’s fees plus the points.",
        formula: "fees+pointsCost",
      },
      when: ({ amountReceived }) => amountReceived !== null,
    }),
    pointsBreakEvenMonth: count("payment")("Points pay off after", {
      explanation: {
        rule: "The cost of the points divided by what they take off each payment, rounded up.",
        formula: "ROUNDUP(pointsCost/savedByPoints, 0)",
        onlyIf:
          "AND(pointsCost>0, NOT(ISBLANK(rateWithoutPoints)), rateWithoutPoints>annualRate, pointsCost<=savedByPoints*ROUNDUP(years*12, 0))",
      },
    }),
    ...outputs,
  },
  section: {
    text: ({ monthlyPmi }) =>
      monthlyPmi === null ? aprText : `${aprText} PMI counts until it ends by itself.`,
    figures: ["apr", "upfrontCost", "pointsCost", "pointsBreakEvenMonth", "amountReceived"],
  },
  verdict: null,
  errors({ apr, loanAmount, pointsCost, pointsBreakEvenMonth }, input) {
    const { annualRate, fees = 0, points = 0, rateWithoutPoints } = input;
    if (apr === null)
      return fees > 0
        ? { fees: noAprText(loanAmount) }
        : {
            points: `Enter fewer points. These cost all of the ${formatUsd(loanAmount)} you borrow.`,
          };
    if (rateWithoutPoints == null || loanAmount === 0) return {};
    if (points === 0)
      return { points: "Enter how many points you would buy to compare the two rates." };
    if (rateWithoutPoints <= annualRate)
      return {
        rateWithoutPoints: `Enter a rate above ${formatPercent(annualRate)}, the rate with the points. Otherwise the points buy nothing.`,
      };
    return pointsBreakEvenMonth === null
      ? {
          points: `These points cost ${formatUsd(pointsCost)}, more than they save over the whole term.`,
        }
      : {};
  },
});
