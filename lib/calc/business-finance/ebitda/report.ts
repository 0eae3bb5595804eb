import type { Step } from "@/lib/calculator/charts/waterfall-chart";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatUsd, formatWholeUsd } from "@/lib/format";

import { ebitda } from "./calculation";
import { addBacks } from "./options/add-backs";
import { revenue } from "./options/revenue";
import { addedBack, addedBackInWords } from "./words";

export const report = defineReport(ebitda, {
  invalidMessage: "Please enter valid numbers for all fields. Expenses cannot be negative.",

  headline: "ebitda",
  options: [revenue, addBacks],
  outputs: {
    ebit: briefUsd("EBIT", {
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
  },

  verdict: addedBackInWords,
  charts: ({ ebitda, adjustedEbitda }, input) => [
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
      subject:
        adjustedEbitda === undefined
          ? "From net income to EBITDA"
          : "From net income to adjusted EBITDA",
      steps: [
        [input.netIncome < 0 ? "Net loss" : "Net income", input.netIncome],
        ["Interest", input.interest],
        ["Taxes", input.taxes],
        ["EBIT"],
        ["Depreciation", input.depreciation],
        ["Amortization", input.amortization],
        ["EBITDA"],
        ...(adjustedEbitda === undefined ? [] : adjusting(adjustedEbitda - ebitda)),
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

const adjusting = (added: number): Step[] => [["Add-backs", added], ["Adjusted EBITDA"]];
