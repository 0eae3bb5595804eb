"use client";

import { useEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import type { PageForm } from "@/lib/calculator/form/form";
import type { ExampleAnswer } from "@/lib/calculator/report/example-answer";
import { cn } from "@/lib/utils";

import type { ChangedScenarios } from "./analysis/use-scenarios";
import { answerKit, type Load } from "./answer-code";
import { CalculatorForm } from "./form/calculator-form";
import type { ControlsOf } from "./form/controls";
import { loadAgain, NotLoaded } from "./loading/not-loaded";
import { useCalculator } from "./use-calculator";

/** What a page gives its calculator. */
export type PageProps = {
  /** What the example comes to, where there is room for it. */
  example?: ExampleAnswer;
};

type CalculatorProps<Input, Result, Later extends keyof Input & string> = PageProps & {
  form: PageForm<Input, Later>;
  load: Load<Input, Result>;
} & ControlsOf<Omit<Input, Later>>;

/** The form, the button and the result of any calculator. */
export function Calculator<Input, Result, Later extends keyof Input & string = never>({
  form,
  load,
  controls,
  example,
}: CalculatorProps<Input, Result, Later>) {
  const { element, ...page } = useCalculator(form, load);
  const { asked, stale, link, open, resets } = page;
  const { answered, failure, unanswered } = page.state;
  const changedScenarios = useState<ChangedScenarios>();
  const status = useRef<HTMLParagraphElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (asked === 0) return;
    // After a run that failed, the first wrong field is where the visitor goes on.
    element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    answer.current?.scrollIntoView({ block: "nearest" });
    // Of figures higher than the screen, the first.
    document.getElementById("result-heading")?.scrollIntoView({ block: "nearest" });
  }, [asked, element]);

  useEffect(() => {
    if (resets > 0 && status.current) status.current.textContent = "The form was reset.";
  }, [resets]);

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:gap-8">
      <CalculatorForm element={element} form={form} controls={controls} page={page} />
      <div className="min-w-0">
        {/* Here before the result is, so that its words are heard when they come. */}
        <p ref={status} role="status" className="sr-only" />
        {answered && (
          <answerKit.ResultRegion
            {...answered}
            ref={answer}
            stale={stale}
            asked={asked}
            link={link}
            form={element}
            status={status}
            open={open}
            changedScenarios={changedScenarios}
          />
        )}
        {unanswered && (
          <NotLoaded text="The result could not be loaded." retry={() => loadAgain(unanswered)} />
        )}
        {!answered && !unanswered && (
          <EmptyResult failure={failure} example={example} use={page.tryExample} />
        )}
      </div>
    </div>
  );
}

type EmptyResultProps = PageProps & { failure?: string; use: (button: Element) => void };

/** Why there is no answer; before anything was asked, what the example comes to. A phone has no room for that. */
function EmptyResult({ failure, example, use }: EmptyResultProps) {
  const frame =
    "rounded-xl border border-dashed border-input p-6 text-muted-foreground print:hidden";
  if (failure) return <p className={frame}>{failure}</p>;
  return (
    <div className={cn(frame, "hidden lg:block")}>
      <p>Your answer will show up here.</p>
      {example && (
        <section aria-label="An example" className="mt-6 border-t border-border pt-6">
          <h2 className="text-sm font-semibold">For example: {example.label}</h2>
          <p className="mt-1 text-headline font-bold">{example.reading}</p>
          <p className="mt-2 max-w-prose">{example.verdict}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-4"
            onClick={({ currentTarget }) => use(currentTarget)}
          >
            Use this example
          </Button>
        </section>
      )}
    </div>
  );
}
