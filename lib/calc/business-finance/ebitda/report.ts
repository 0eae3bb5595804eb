import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { ebitda, type EbitdaInput } from "./calculation";

export const report = defineReport(ebitda, {
  invalidMessage: "Please enter valid numbers for all fields. Expenses cannot be negative.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "ebitda",
  outputs: {
    ebit: usd("EBIT", {
      note: "Earnings before interest and taxes.",
      explanation: {
        rule: "Net income with interest and taxes added back.",
        formula: "netIncome+interest+taxes",
      },
    }),
    ebitda: usd("EBITDA", {
      explanation: {
        rule: "EBIT with depreciation and amortization added back.",
        formula: "ebit+depreciation+amortization",
      },
      signLabels: { above: "Positive", below: "Negative" },
    }),
    ebitdaMargin: percentage("EBITDA margin", {
      note: "As a percentage of revenue.",
      explanation: {
        rule: "EBITDA as a percentage of revenue.",
        formula: "ebitda/revenue*100",
        onlyIf: "NOT(ISBLANK(revenue))",
      },
    }),
  },

  verdict: ({ ebitda }, input) => {
    const added = `${formatRoundedUsd(addedBack(input))} of interest, taxes, depreciation and amortization`;
    if (addedBack(input) === 0) return "There is nothing to add back, so EBITDA equals net income.";
    if (ebitda < 0)
      return `Even with ${added} added back, the business loses ${formatRoundedUsd(-ebitda)}.`;
    if (input.netIncome < 0)
      return `The net loss of ${formatRoundedUsd(-input.netIncome)} comes after ${added}.`;
    return `EBITDA is net income with ${added} added back.`;
  },
  charts: ({ ebitda }, input) => [
    {
      kind: "waterfall",
      name: "bridge",
      title: `Adding back ${formatWholeUsd(addedBack(input))} turns a net ${
        input.netIncome < 0
          ? `loss of ${formatWholeUsd(-input.netIncome)}`
          : `income of ${formatWholeUsd(input.netIncome)}`
      } into ${
        ebitda < 0
          ? `a negative EBITDA of ${formatWholeUsd(-ebitda)}`
          : `an EBITDA of ${formatWholeUsd(ebitda)}`
      }`,
      subject: "From net income to EBITDA",
      steps: [
        [input.netIncome < 0 ? "Net loss" : "Net income", input.netIncome],
        ["Interest", input.interest],
        ["Taxes", input.taxes],
        ["EBIT"],
        ["Depreciation", input.depreciation],
        ["Amortization", input.amortization],
        ["EBITDA"],
      ],
    },
  ],
  toast: ({ ebitda }) => complete(`EBITDA: ${formatUsd(ebitda)}.`),

  example: {
    netIncome: 48_000,
    interest: 9_500,
    taxes: 14_200,
    depreciation: 22_000,
    amortization: 3_500,
    revenue: 640_000,
  },
});

const addedBack = ({ interest, taxes, depreciation, amortization }: EbitdaInput) =>
  interest + taxes + depreciation + amortization;
