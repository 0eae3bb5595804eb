/**
 * The files of a calculator that works and says nothing yet: a part of an amount. What is its author's to
 * say is marked, and __tests__/house/filled-in.test.ts refuses the marks.
 *
 * @param {{ id: string, name: string, title: string, related: string, day: string }} calculator
 *   name: the last part of its id; title: the same as a title; related: another calculator; day: today
 * @returns {Record<string, string>} text by file
 */
export function templateOf({ id, name, title, related, day }) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const pascal = (camel[0] ?? "").toUpperCase() + camel.slice(1);
  return {
    [`lib/calc/${id}/calculation.ts`]: `export type ${pascal}Input = {
  // TODO: what it takes, each with its unit and limits.
  /** Dollars, above 0. */
  amount: number;
  /** Percent, 0 or more. */
  percentage: number;
};

type ${pascal}Result = {
  // TODO: what it gives. Nothing is rounded.
  /** Dollars. */
  part: number;
};

/**
 * TODO: what it works out, and by which equations:
 *
 *     part = amount × percentage ÷ 100
 */
export function ${camel}({ amount, percentage }: ${pascal}Input): ${pascal}Result {
  return { part: (amount * percentage) / 100 };
}
`,
    [`lib/calc/${id}/form.ts`]: `import { defineForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { ${pascal}Input } from "./calculation";

export const form = defineForm<${pascal}Input>()({
  id: "${id}",
  submit: "Calculate ${title}",

  fields: {
    // TODO: a field for each input; lib/calculator/form/fields.ts has their kinds.
    amount: money("Amount", { above: 0 }),
    percentage: percent("Percentage"),
  },
});
`,
    [`lib/calc/${id}/report.ts`]: `import { formatAmount } from "@/lib/calculator/form/format-amount";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";

import { ${camel} } from "./calculation";

export const report = defineReport(${camel}, {
  headline: "part",
  outputs: {
    // TODO: a figure for each result, with how it follows from the inputs as a spreadsheet writes it.
    part: usd("Part", {
      explanation: { rule: "The percentage of the amount.", formula: "amount*percentage/100" },
    }),
  },

  // TODO: the answer in a sentence, which stands under the figure.
  verdict: ({ part }, { amount, percentage }) =>
    \`\${formatAmount("percent", percentage)} of \${formatUsd(amount)} is \${formatUsd(part)}.\`,
  // TODO: the notice, which comes and goes: the figure alone.
  toast: ({ part }) => complete(\`Part: \${formatUsd(part)}.\`),

  // TODO: one realistic visitor.
  example: { amount: 240, percentage: 15 },
});
`,
    [`components/calculators/${id}.tsx`]: `"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/${id}/form";

const load = () => import("@/lib/calc/${id}/report");

export default function ${pascal}Calculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}
`,
    [`content/calculators/${id}.tsx`]: `import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "TODO: the question that this page answers?",
  reviewed: "${day}",
  howItWorks: (
    <>
      <p>TODO: how the answer is worked out, as a visitor would say it.</p>
      <p>
        TODO: what it takes for granted, and what is <strong>not</strong> included.
      </p>
    </>
  ),
  tips: ["TODO: what helps to enter the right numbers."],
  faq: [{ question: "TODO: what do people ask about it?", answer: "TODO: the answer." }],
  related: [{ id: "${related}", reason: "TODO: go here when …" }],
  // TODO: the pages that you have read for it, each with the day. Leave [] if there are none.
  sources: [],
};
`,
    [`__tests__/lib/calc/${id}/cases.json`]: `{
  "source": "TODO: who computed these cases to 10 digits or more, and how: not this code",
  "cases": [{ "inputs": { "amount": 240, "percentage": 15 }, "expected": { "part": 36 } }]
}
`,
  };
}
