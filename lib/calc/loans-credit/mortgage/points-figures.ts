import type { Section } from "@/lib/calculator/definition";
import { aprSection, feeErrors } from "@/lib/calculator/report/apr-figures";
import { count, usd } from "@/lib/calculator/report/outputs";
import { formatPercent, formatUsd } from "@/lib/format";

import type { MortgageInput, MortgageResult } from "./calculation";

const paymentWithoutPoints = "PMT(rateWithoutPoints/1200, years*12, -loanAmount)";

/** What is paid at closing for the loan, and when its points have paid for themselves. */
export const pointsFigures = {
  pointsCost: usd<MortgageResult>("Cost of the points", {
    explanation: {
      rule: "The points, each 1% of the loan.",
      formula: "loanAmount*points/100",
    },
    when: ({ pointsCost }) => pointsCost > 0,
  }),
  upfrontCost: usd<MortgageResult>("Fees and points", {
    explanation: {
      rule: "The lender’s fees plus the points.",
      formula: "fees+pointsCost",
    },
    when: ({ amountReceived }) => amountReceived !== null,
  }),
  pointsBreakEvenMonth: count("payment")<MortgageResult>("Points pay off after", {
    explanation: {
      rule: "The cost of the points divided by what they take off each payment, rounded up.",
      formula: `ROUNDUP(pointsCost/(${paymentWithoutPoints}-monthlyPayment), 0)`,
      onlyIf: `AND(pointsCost>0, NOT(ISBLANK(rateWithoutPoints)), rateWithoutPoints>annualRate, pointsCost<=(${paymentWithoutPoints}-monthlyPayment)*ROUNDUP(years*12, 0))`,
    },
  }),
};

/** The same under their heading. None where nothing is paid for the loan. */
export const pointsSection = (result: MortgageResult): Section<MortgageResult>[] =>
  aprSection(result).map(({ text }) => ({
    title: "Fees and points",
    text: result.monthlyPmi === null ? text : `${text} PMI counts until it ends by itself.`,
    figures: ["apr", "upfrontCost", "pointsCost", "pointsBreakEvenMonth", "amountReceived"],
  }));

/** What the boxes of fees and points say that leave nothing to receive, or that compare with nothing. */
export function pointsErrors(
  result: MortgageResult,
  { annualRate, fees = 0, points = 0, rateWithoutPoints }: MortgageInput,
) {
  const { loanAmount, pointsCost, pointsBreakEvenMonth } = result;
  const tooDear = feeErrors(result, loanAmount).fees;
  if (tooDear)
    return fees > 0
      ? { fees: tooDear }
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
}
