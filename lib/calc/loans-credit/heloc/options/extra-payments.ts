import { divisionOf } from "@/lib/calculator/charts/chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { count, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { monthsOf } from "../arithmetic/months-of";
import { heloc, type HelocInput, type HelocResult, type WithExtra } from "../calculation";
import { extraPaymentsForm } from "./extra-payments.form";

/** What is paid on top of the interest in the draw period. */
export const extraPayments = option(heloc, {
  form: extraPaymentsForm,
  isUsed: (result): result is WithExtra => result.interestSaved !== undefined,
  conditions: {
    paysExtra: {
      words: "you pay extra in the draw period",
      formula: "AND(extra>0, drawPeriod>0)",
    },
  },
  steps: {
    owed: {
      label: "Amount to repay",
      formula: "IF(paysExtra, balanceAtRepayment, amountDrawn)",
    },
    lastOwed: {
      label: "Owed before the last payment in the draw period",
      formula: "MAX(0, amountDrawn-extra*(ROUNDUP(drawMonths, 0)-1))",
    },
    interestWithoutExtra: {
      label: "Total interest without extra payments",
      formula:
        "interestOnlyPayment*drawPeriod*12+PMT(laterAnnualRate/1200, repaymentPeriod*12, -amountDrawn)*repaymentPeriod*12-amountDrawn",
    },
  },
  outputs: {
    balanceAtRepayment: briefUsd("Owed when repayment begins", {
      explanation: {
        rule: "The amount drawn minus every extra payment.",
        formula: "MAX(0, amountDrawn-extra*drawPeriod*12)",
        onlyIf: "paysExtra",
      },
    }),
    lastDrawPayment: usd("Last payment in the draw period", {
      note: "The interest and the extra.",
      explanation: {
        rule: "A month of interest on what is then owed, plus the extra.",
        formula: "MIN(extra, lastOwed)+lastOwed*annualRate/1200",
        onlyIf: "paysExtra",
      },
    }),
    drawMonths: count("month")("Months with extra payments", {
      hidden: true,
      explanation: {
        rule: "The months in the draw period, or as many as it takes to repay the amount drawn.",
        formula: "MIN(drawPeriod*12, ROUNDUP(amountDrawn/extra, 0))",
        onlyIf: "paysExtra",
      },
    }),
    drawInterest: briefUsd("Interest in the draw period", {
      explanation: {
        rule: "Interest on the amount drawn, minus the interest that each extra payment spares in the months after it.",
        formula:
          "interestOnlyPayment*drawMonths-extra*annualRate/1200*(INT(drawMonths)*(INT(drawMonths)-1)/2+(drawMonths-INT(drawMonths))*INT(drawMonths))",
        onlyIf: "paysExtra",
      },
    }),
    interestSaved: briefUsd("Interest saved", {
      note: "Over both periods.",
      explanation: {
        rule: "The total interest without the extra payments, minus the total interest with them.",
        formula: "MAX(0, interestWithoutExtra-totalInterest)",
        onlyIf: "paysExtra",
      },
    }),
  },
  section: {
    text: "In the draw period you pay each month’s interest plus the extra. The extra lowers the balance, so the interest falls every month and less is left to repay.",
    figures: ["balanceAtRepayment", "interestSaved", "lastDrawPayment", "drawInterest"],
  },
  verdict: {
    also: ({ interestSaved }) => `The extra saves ${formatRoundedUsd(interestSaved)} in interest.`,
  },
  errors: (_, { amountDrawn, drawPeriod, extra = 0 }) => ({
    ...(extra > amountDrawn && {
      extra: `Enter at most the ${formatUsd(amountDrawn)} you draw. The first payment would repay all of it.`,
    }),
    ...(extra > 0 &&
      drawPeriod === 0 && {
        extra: "With a draw period of 0, there are no months to pay an extra in.",
      }),
  }),
  charts: {
    also: ({ interestSaved }, input) => [
      {
        kind: "balances",
        borrowed: input.amountDrawn,
        plain: { label: "Interest only", schedule: monthsOf({ ...input, extra: 0 }) },
        prepaid: { label: "With the extra", schedule: monthsOf(input) },
        extra: "the extra",
        interestSaved,
      },
    ],
  },
});

/** The payments in the draw period. With an extra, the interest falls every month: a step for each year shows it. */
export function fallingPayments(
  { interestOnlyPayment }: HelocResult,
  { annualRate, drawPeriod, extra = 0 }: HelocInput,
) {
  const { step } = divisionOf(drawPeriod * 12);
  return Array.from({ length: Math.ceil((drawPeriod * 12) / step) }, (_, index) => {
    const month = index * step;
    return {
      year: month / 12,
      payment: interestOnlyPayment + extra - (extra * month * annualRate) / 1200,
    };
  });
}
