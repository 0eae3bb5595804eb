"use client";

import { lazy, Suspense, useDeferredValue, useEffect, useRef } from "react";

import type { Calculate, Definition } from "@/lib/calculator/definition";
import type { View } from "@/lib/calculator/view";

import { CalculatorForm } from "./calculator-form";
import { ResultPanel } from "./result-panel";
import { useCalculator } from "./use-calculator";

const Schedule = lazy(() => import("./schedule"));

type CalculatorProps<Input, Result> = {
  definition: Definition<Input, Result>;
  calculate: Calculate<Input, Result>;
};

/** The form, the button and the result of any calculator. */
export function Calculator<Input extends Record<string, number>, Result>({
  definition,
  calculate,
}: CalculatorProps<Input, Result>) {
  const { form, ...state } = useCalculator(definition, calculate);
  const { runs, stale } = state;
  const { view, fragment } = state.attempt;
  const answer = useRef<HTMLDivElement>(null);
  // The figures are painted first; a long schedule is built after them.
  const tables = useDeferredValue(view)?.tables ?? [];

  // After each run the visitor is taken to what needs them: the first wrong field, or the answer.
  useEffect(() => {
    if (runs === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (wrong) wrong.focus();
    else answer.current?.scrollIntoView({ block: "nearest" });
  }, [runs, form]);

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:gap-8">
      <CalculatorForm form={form} definition={definition} state={state} />
      <div className="min-w-0">
        {/* Here before the result is, so that its words are heard when they come. */}
        <p role="status" className="sr-only">
          {view && spoken(view)}
        </p>
        {view ? (
          <section
            data-result
            data-stale={stale || undefined}
            aria-labelledby="result-heading"
            className="grid animate-result grid-cols-1 gap-6"
          >
            <div ref={answer}>
              <ResultPanel view={view} fragment={fragment} stale={stale} />
            </div>
            <Suspense>
              {tables.map((table) => (
                <Schedule key={table.name} {...table} />
              ))}
            </Suspense>
          </section>
        ) : (
          <EmptyResult />
        )}
      </div>
    </div>
  );
}

const spoken = ({ headline: { label, parts }, verdict }: View) =>
  `${label}: ${parts.map(({ text }) => text).join(", ")}. ${verdict}`;

const EmptyResult = () => (
  <p className="hidden rounded-xl border border-dashed border-input p-6 text-muted-foreground lg:block print:hidden">
    Your result appears here, with the figures it rests on.
  </p>
);
