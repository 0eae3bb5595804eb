import { useId, useMemo } from "react";

import { FieldError } from "@/components/calculator/form/field-error";
import { focusAnswer } from "@/components/calculator/form/keep-focus";
import { MoneyInput } from "@/components/calculator/form/money-input";
import { unitOf } from "@/components/calculator/form/units";
import { nearestIndex } from "@/components/calculator/nearest-index";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { differenceBetween } from "@/lib/calculator/analysis/difference";
import { movableInputs, type MovableInput } from "@/lib/calculator/analysis/movable-inputs";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { inSentence } from "@/lib/calculator/form/label";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { typedNumber } from "@/lib/calculator/form/typed-number";
import { readingOf, type View } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";

import type { MovedNumbers } from "./use-moved-numbers";

type WhatIfProps<Input, Result> = {
  calculation: Calculation<Input, Result>;
  /** What the panel shows of it. */
  view: View;
  moved: MovedNumbers<Input, Result>;
  /** The chart above shows it before the answer that was asked for. */
  isDrawn: boolean;
  /** An input of the form has changed since. */
  stale: boolean;
  /** Fills these boxes of the form and calculates. */
  use: () => void;
};

/** The numbers that move the answer most, each with a slider, and what the answer then is. */
export function WhatIf<Input, Result>({
  calculation,
  view,
  moved,
  isDrawn,
  stale,
  use,
}: WhatIfProps<Input, Result>) {
  const inputs = useMemo(() => movableInputs(calculation), [calculation]);
  const heading = useId();
  if (inputs.length === 0) return null;

  const { headline, verdict } = moved.answer ?? view;
  const difference = moved.calculation && differenceBetween(calculation, moved.calculation);
  // Where another figure leads now, the one that led then is named.
  const { name, label } = view.headline;
  const asCalculated = [
    ...(name === headline.name ? [] : [inSentence(label)]),
    readingOf(view.headline),
  ].join(": ");
  return (
    <section
      aria-labelledby={heading}
      data-slot="what-if"
      className="border-t border-border px-5 pt-4 pb-5 first:border-t-0 sm:px-6 print:hidden"
    >
      <h3 id={heading} className="text-lg font-bold">
        What if?
      </h3>
      <p className="text-sm text-muted-foreground">
        {moved.answer
          ? `Calculated with your form: ${asCalculated}${isDrawn ? ", gray in the chart" : ""}.`
          : "Move a number and watch the answer. Your form stays as it is."}
      </p>
      {/* In view on a phone, however far down the slider is. */}
      <div className="sticky top-0 z-10 bg-card py-3">
        <p className="text-sm font-semibold">{headline.label}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="min-w-0 text-2xl tabular-nums">{readingOf(headline)}</strong>
          <span>{[headline.side?.words, difference].filter(Boolean).join(", ")}</span>
        </p>
      </div>
      <fieldset disabled={stale} className="flex min-w-0 flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">Numbers to move</legend>
        {inputs.map((input) => (
          <NumberToMove
            key={input.box}
            input={input}
            text={moved.boxes[input.box]}
            refusal={moved.refusal?.box === input.box ? moved.refusal.text : undefined}
            move={(text) => moved.move(input.box, text)}
          />
        ))}
      </fieldset>
      <p className="mt-4 max-w-prose">{moved.answer && verdict}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={stale || !moved.answer || moved.refusal !== undefined}
          onClick={() => {
            focusAnswer();
            use();
          }}
        >
          Use these numbers
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={Object.keys(moved.boxes).length === 0}
          onClick={({ currentTarget }) => {
            // With nothing to put back, a button loses the focus: it goes on at the first number.
            currentTarget.closest("section")?.querySelector("input")?.focus();
            moved.putBack();
          }}
        >
          Put them back
        </Button>
      </div>
    </section>
  );
}

type NumberToMoveProps = {
  input: MovableInput;
  /** What it was moved to. */
  text: string | undefined;
  /** Why there is no answer with it. */
  refusal: string | undefined;
  move: (text: string) => void;
};

/** A number with its box and its slider. The slider steps from one round number to the next. */
function NumberToMove({
  input: { label, field, own, places },
  text = plainDecimal(own),
  refusal,
  move,
}: NumberToMoveProps) {
  const id = useId();
  const { after, unit } = unitOf(field.kind);
  const value = typedNumber(text)?.value ?? own;
  const index = nearestIndex(places, value);
  const Box = field.kind === "money" ? MoneyInput : Input;

  return (
    <div className="min-w-0 grow basis-64">
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
        {/* Apart from the box of the form that is called the same. */}
        <span className="sr-only">What if: </span>
        {label}
        {unit && <span className="sr-only">, in {unit}</span>}
      </label>
      <div className="flex flex-wrap items-center gap-x-4">
        <input
          type="range"
          aria-labelledby={`${id}-label`}
          aria-valuetext={formatAmount(field.kind, value)}
          min={0}
          max={places.length - 1}
          value={index}
          onChange={({ currentTarget }) =>
            move(plainDecimal(places[Number(currentTarget.value)] ?? own))
          }
          className="min-h-target min-w-0 grow basis-24 cursor-pointer accent-primary"
        />
        <div className="flex min-w-0 basis-32">
          <Box
            id={id}
            inputMode="decimal"
            after={after}
            value={text}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal && `${id}-error`}
            onChange={({ currentTarget }) => move(currentTarget.value)}
          />
        </div>
      </div>
      <FieldError id={id} text={refusal} />
    </div>
  );
}
