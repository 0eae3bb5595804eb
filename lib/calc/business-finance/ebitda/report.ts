import type { Step } from "@/lib/calculator/charts/waterfall-chart";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { ebitda, type EbitdaInput, type EbitdaResult } from "./calculation";

const isAdjusted = "SUM(addBacks.amount)<>0";

export const report = defineReport(ebitda, {
  invalidMessage: "Please enter valid numbers for all fields. Expenses cannot be negative.",

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
    adjustedEbitda: usd("Adjusted EBITDA", {
      note: "What a new owner could expect.",
      explanation: {
        rule: "EBITDA plus all add-backs.",
        formula: "ebitda+SUM(addBacks.amount)",
        onlyIf: isAdjusted,
      },
      signLabels: { above: "Positive", below: "Negative" },
    }),
    adjustedMargin: percentage("Adjusted EBITDA margin", {
      explanation: {
        rule: "Adjusted EBITDA as a percentage of revenue.",
        formula: "adjustedEbitda/revenue*100",
        onlyIf: `AND(${isAdjusted}, NOT(ISBLANK(revenue)))`,
      },
    }),
    enterpriseValue: usd("Enterprise value", {
      note: "Before debts are paid off and cash is added.",
      explanation: {
        rule: "EBITDA with all add-backs, times the multiple.",
        formula: "(ebitda+SUM(addBacks.amount))*multiple",
        onlyIf: "AND(NOT(ISBLANK(multiple)), ebitda+SUM(addBacks.amount)>0)",
      },
    }),
  },

  verdict: (result, input) =>
    [addedBackInWords(result, input), valueInWords(result, input)].filter(Boolean).join(" "),
  sections: ({ adjustedEbitda, enterpriseValue }) =>
    adjustedEbitda === null && enterpriseValue === null
      ? []
      : [
          {
            title: "Add-backs and value",
            text: "The multiple is a rule of thumb for a year’s earnings. Debts that you pay off from the price leave you less than the enterprise value, and cash that you keep leaves you more.",
            figures: ["enterpriseValue", "adjustedEbitda", "adjustedMargin"],
          },
        ],
  errors: ({ ebitda, adjustedEbitda }, { multiple = null }) => {
    const earned = adjustedEbitda ?? ebitda;
    return multiple === null || earned > 0
      ? {}
      : {
          multiple: `A multiple needs earnings above $0. With ${formatUsd(earned)}, value the business by what it owns.`,
        };
  },
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
        adjustedEbitda === null
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
        ...(adjustedEbitda === null ? [] : adjusting(adjustedEbitda - ebitda)),
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

const adjusting = (added: number): Step[] => [["Add-backs", added], ["Adjusted EBITDA"]];

function addedBackInWords({ ebitda }: EbitdaResult, input: EbitdaInput) {
  const added = `${formatRoundedUsd(addedBack(input))} of interest, taxes, depreciation and amortization`;
  if (addedBack(input) === 0) return "There is nothing to add back, so EBITDA equals net income.";
  if (ebitda < 0)
    return `Even with ${added} added back, the business loses ${formatRoundedUsd(-ebitda)}.`;
  if (input.netIncome < 0)
    return `The net loss of ${formatRoundedUsd(-input.netIncome)} comes after ${added}.`;
  return `EBITDA is net income with ${added} added back.`;
}

/** What a new owner could expect and pay. Nothing where neither is asked for. */
function valueInWords(
  { ebitda, adjustedEbitda, enterpriseValue }: EbitdaResult,
  { multiple }: EbitdaInput,
) {
  const earned = adjustedEbitda ?? ebitda;
  const amount = earned < 0 ? `a loss of ${formatRoundedUsd(-earned)}` : formatRoundedUsd(earned);
  if (enterpriseValue === null)
    return adjustedEbitda === null ? undefined : `With your add-backs, it is ${amount}.`;
  return `At ${formatNumber(multiple ?? 0)} times ${adjustedEbitda === null ? "EBITDA" : `the adjusted EBITDA of ${amount}`}, the business is worth about ${formatRoundedUsd(enterpriseValue)} before debts and cash.`;
}
