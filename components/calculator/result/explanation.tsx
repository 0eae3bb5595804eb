import type { ClipboardEvent } from "react";

import { copiedText } from "@/components/calculator/formula/copied-text";
import {
  explanationsOf,
  headlineExplanations,
  type ExplanationView,
} from "@/lib/calculator/formula/explanation";
import { inSentence } from "@/lib/calculator/form/label";
import type { Calculation } from "@/lib/calculator/run";

import { FigureExplanation } from "./figure-explanation";

type ExplanationProps<Input, Result> = { calculation: Calculation<Input, Result> };

/** How each figure was worked out. */
export const Explanation = <Input, Result>({ calculation }: ExplanationProps<Input, Result>) => (
  <Explanations name="explanation" explanations={explanationsOf(calculation)} />
);

/** How the answer was worked out. */
export const HeadlineFormula = <Input, Result>({
  calculation,
}: ExplanationProps<Input, Result>) => {
  // The label itself is the heading of the answer.
  const explanations = headlineExplanations(calculation).map(({ label, ...explanation }) => ({
    label: `For ${inSentence(label)}`,
    ...explanation,
  }));
  if (explanations.length === 0) return null;
  return (
    <section
      aria-labelledby="formula-heading"
      className="rounded-xl border border-border bg-card p-5 sm:p-6 print:py-1.5"
    >
      <h2 id="formula-heading" className="mb-3 text-xl font-bold print:mb-1">
        The formula
      </h2>
      <Explanations name="formula" explanations={explanations} />
    </section>
  );
};

type ExplanationsProps = { name: string; explanations: readonly ExplanationView[] };

const Explanations = ({ name, explanations }: ExplanationsProps) => (
  <ol
    data-slot={name}
    // On paper several stand side by side.
    className="grid grid-cols-1 gap-6 print:block print:gap-x-6 print:*:mb-3 print:has-[>li+li]:columns-2"
    onCopy={copyInLines}
  >
    {explanations.map((explanation) => (
      <FigureExplanation key={explanation.name} {...explanation} />
    ))}
  </ol>
);

function copyInLines(event: ClipboardEvent) {
  const text = copiedText(getSelection());
  if (text === undefined) return;
  event.clipboardData.setData("text/plain", text);
  event.preventDefault();
}
