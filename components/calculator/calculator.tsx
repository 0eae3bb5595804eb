"use client";

import { useEffect, useState } from "react";

import type { Calculate, Definition } from "@/lib/calculator/definition";
import { cn } from "@/lib/utils";

import { CalculatorForm } from "./calculator-form";
import { Later } from "./later";
import { useCalculator } from "./use-calculator";

const loadResult = <Input extends Record<string, number>, Result>() =>
  import("./result").then(({ ResultRegion }) => ResultRegion<Input, Result>);

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
  const { answer, failure, fragment } = state.attempt;
  const [status, setStatus] = useState<HTMLElement | null>(null);

  // Whoever is in the form will want the result: its code is on the way before the press.
  useEffect(() => {
    const prepare = () => void loadResult().catch(() => undefined);
    form.current?.addEventListener("focusin", prepare, { once: true });
  }, [form]);

  // After a run that failed, the first wrong field is where the visitor goes on.
  useEffect(() => {
    if (runs > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [runs, form]);

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:gap-8">
      <CalculatorForm form={form} definition={definition} state={state} />
      <div className="min-w-0">
        {/* Here before the result is, so that its words are heard when they come. */}
        <p ref={setStatus} role="status" className="sr-only" />
        {answer ? (
          <Later
            load={loadResult<Input, Result>}
            props={{ definition, ...answer, fragment, stale, runs, status }}
            name="The result"
          />
        ) : (
          <EmptyResult failure={failure} />
        )}
      </div>
    </div>
  );
}

const EmptyResult = ({ failure }: { failure?: string }) => (
  <p
    className={cn(
      "rounded-xl border border-dashed border-input p-6 text-muted-foreground lg:block print:hidden",
      !failure && "hidden",
    )}
  >
    {failure ?? "Your result appears here, with the figures it rests on."}
  </p>
);
