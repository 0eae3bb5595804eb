import { paidBack } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { formatDuration } from "@/lib/calculator/report/duration";
import { complete } from "@/lib/calculator/report/notice";
import type { Explanation } from "@/lib/calculator/report/figure";
import { debtsIn, hasDebtPlan } from "@/lib/finance/loan/debt-plan";
import { sumBy } from "@/lib/finance/sum-by";
import { formatPayment, formatRoundedUsd, formatUsd } from "@/lib/format";
import { paymentTooLow } from "@/lib/subjects/payoff/payment-too-low";
import { payoffFigures, savingWithMore } from "@/lib/subjects/payoff/payoff-figures";

import { debtPayoff } from "./calculation";
import { otherDebts } from "./options/other-debts";
import { planRefusal } from "./refusals";

const alone = payoffFigures({ owed: "debtAmount", rate: "annualRate" });

const formulaOf = ({ explanation }: { explanation?: Explanation }) => explanation?.formula ?? "";

/** A figure of one debt that is of all of them where there are others, or an extra. */
const withFormula = <Figure extends { explanation?: Explanation }>(
  figure: Figure,
  formula: string,
): Figure => ({ ...figure, explanation: { rule: figure.explanation?.rule ?? "", formula } });

/** One that there is of a single debt alone. */
const onlyOfOne = <Figure extends { explanation?: Explanation }>(figure: Figure): Figure => ({
  ...figure,
  explanation: {
    rule: figure.explanation?.rule ?? "",
    formula: formulaOf(figure),
    onlyIf: "NOT(hasPlan)",
  },
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
  options: [otherDebts],
  steps: {
    paymentsOfOne: { label: "Payments of one debt", formula: formulaOf(alone.totalMonths) },
    totalOfOne: { label: "All payments of one debt", formula: formulaOf(alone.totalPayment) },
    interestOfOne: { label: "Interest of one debt", formula: formulaOf(alone.totalInterest) },
  },
  outputs: {
    ...alone,
    totalMonths: withFormula(
      alone.totalMonths,
      "IF(hasPlan, ROUNDUP((allOwed+avalancheInterest)/budget, 0), paymentsOfOne)",
    ),
    finalAmount: onlyOfOne(alone.finalAmount),
    totalPayment: withFormula(
      alone.totalPayment,
      "IF(hasPlan, allOwed+avalancheInterest, totalOfOne)",
    ),
    totalInterest: withFormula(
      alone.totalInterest,
      "IF(hasPlan, avalancheInterest, interestOfOne)",
    ),
    monthsWithMore: onlyOfOne(alone.monthsWithMore),
    finalAmountWithMore: onlyOfOne(alone.finalAmountWithMore),
    monthsSavedWithMore: onlyOfOne(alone.monthsSavedWithMore),
    interestSavedWithMore: onlyOfOne(alone.interestSavedWithMore),
    ...otherDebts.outputs,
    schedule: {
      ...alone.schedule,
      count: "IF(hasPlan, 0, totalMonths)",
    },
  },

  verdict(result, input) {
    const adds = `Interest adds ${formatRoundedUsd(result.totalInterest)} to the ${formatRoundedUsd(input.debtAmount)} you owe`;
    const free = "There is no interest, so every dollar you pay reduces the debt";
    return `${result.totalInterest === 0 ? free : adds}${savingWithMore(result)}.`;
  },
  breakdown: ({ totalInterest }, input) =>
    paidBack(
      sumBy(debtsIn(input), ({ balance }) => balance),
      totalInterest,
    ),
  dates: ({ lastPayment, budget }, input) => [
    {
      day: lastPayment,
      title: "You are debt free",
      detail: `At ${formatPayment(budget ?? input.monthlyPayment)} a month, if the first payment is a month from the day of the calculation.`,
    },
  ],
  charts: ({ schedule = [] }, { debtAmount }) => [
    { kind: "repayment", borrowed: debtAmount, schedule },
  ],
  toast: ({ totalMonths, totalInterest }) =>
    complete(
      `Debt free in ${formatDuration(totalMonths)}, with ${formatUsd(totalInterest)} in interest.`,
    ),

  example: { debtAmount: 12_000, annualRate: 11, monthlyPayment: 350 },
});
