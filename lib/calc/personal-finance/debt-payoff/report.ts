import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { formatDuration } from "@/lib/calculator/report/duration";
import { complete } from "@/lib/calculator/report/notice";
import { paymentTooLow } from "@/lib/calculator/report/payment-too-low";
import type { Explanation } from "@/lib/calculator/report/outputs";
import { payoffFigures, savingWithMore } from "@/lib/calculator/report/payoff-figures";
import { debtsIn, hasDebtPlan } from "@/lib/finance/loan/debt-plan";
import { sumBy } from "@/lib/finance/sum-by";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { debtPayoff } from "./calculation";
import { allOwed, isAnyPlan, monthsOfAll, severalDebtsFigures } from "./several-debts-figures";
import {
  planCharts,
  planErrors,
  planRefusal,
  planSection,
  planVerdict,
} from "./several-debts-words";

const alone = payoffFigures({ owed: "debtAmount", rate: "annualRate" });

/** A figure of one debt that is of all of them where there are others, or an extra. */
const orOfAll = <Figure extends { explanation?: Explanation }>(
  figure: Figure,
  formula: string,
) => ({
  ...figure,
  explanation: {
    ...(figure.explanation as Explanation),
    formula: `IF(${isAnyPlan}, ${formula}, ${figure.explanation?.formula})`,
  } as Explanation,
});
const onlyOfOne = <Figure extends { explanation?: Explanation }>(figure: Figure) => ({
  ...figure,
  explanation: { ...(figure.explanation as Explanation), onlyIf: `NOT(${isAnyPlan})` },
});

export const report = defineReport(debtPayoff, {
  failureMessage: "Could not calculate payment.",
  validate(input) {
    if (hasDebtPlan(input)) return planRefusal(input);
    const { debtAmount, annualRate, monthlyPayment } = input;
    return paymentTooLow(
      { balance: debtAmount, annualRate, monthlyPayment },
      "Monthly payment must be greater than the monthly interest.",
    );
  },

  headline: "years",
  outputs: {
    ...alone,
    totalMonths: orOfAll(alone.totalMonths, monthsOfAll("avalancheInterest")),
    finalAmount: onlyOfOne(alone.finalAmount),
    totalPayment: orOfAll(alone.totalPayment, `${allOwed}+avalancheInterest`),
    totalInterest: orOfAll(alone.totalInterest, "avalancheInterest"),
    monthsWithMore: onlyOfOne(alone.monthsWithMore),
    finalAmountWithMore: onlyOfOne(alone.finalAmountWithMore),
    monthsSavedWithMore: onlyOfOne(alone.monthsSavedWithMore),
    interestSavedWithMore: onlyOfOne(alone.interestSavedWithMore),
    ...severalDebtsFigures,
    schedule: {
      ...alone.schedule,
      count: `IF(${isAnyPlan}, 0, totalMonths)`,
      totals: (result) =>
        result.budget === null
          ? alone.schedule.totals(result)
          : { payment: 0, principal: 0, interest: 0 },
    },
  },

  verdict(result, input) {
    if (hasDebtPlan(input)) return planVerdict(result);
    const adds = `Interest adds ${formatRoundedUsd(result.totalInterest)} to the ${formatRoundedUsd(input.debtAmount)} you owe.`;
    const free = "There is no interest: every dollar you pay reduces the debt.";
    return (result.totalInterest === 0 ? free : adds) + savingWithMore(result);
  },
  breakdown: ({ totalInterest }, input) =>
    paidBack(
      sumBy(debtsIn(input), ({ balance }) => balance),
      totalInterest,
    ),
  sections: planSection,
  charts: (result, input) =>
    hasDebtPlan(input)
      ? planCharts(result, input)
      : [{ kind: "repayment", borrowed: input.debtAmount, schedule: result.schedule }],
  errors: planErrors,
  toast: ({ totalMonths, totalInterest }) =>
    complete(
      `Debt free in ${formatDuration(totalMonths)}, with ${formatUsd(totalInterest)} in interest.`,
    ),

  example: { debtAmount: 12_000, annualRate: 11, monthlyPayment: 350 },
});
