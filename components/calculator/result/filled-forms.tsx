import { useEffect, useState } from "react";

import { Button } from "@/components/ui/button";
import type { FilledForm, FilledForms as Declared } from "@/lib/calculator/report/filled-forms";
import type { Calculation } from "@/lib/calculator/run";
import { formatWholeUsd } from "@/lib/format";

type FilledFormsProps<Input, Result> = { calculation: Calculation<Input, Result> };

/** The forms that an answer is written out as. Their lines are fetched when this is first shown. */
export function FilledForms<Input, Result>({ calculation }: FilledFormsProps<Input, Result>) {
  const { definition, input } = calculation;
  const { note, stamp, load } = definition.filledForms as Declared<Input>;
  const [forms, setForms] = useState<readonly FilledForm[]>([]);
  const [loss, setLoss] = useState<{ error: unknown }>();
  const [showsZero, setShowsZero] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load().then(
      ({ formsOf }) => isWanted && setForms(formsOf(input)),
      (error: unknown) => setLoss({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, input]);
  // FetchedPart says so.
  if (loss) throw loss.error;
  return (
    <div data-slot="filled-forms" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted-foreground">
        <p>{note}</p>
        <Button
          variant="outline"
          size="sm"
          className="print:hidden"
          aria-pressed={showsZero}
          onClick={() => setShowsZero(!showsZero)}
        >
          {showsZero ? "Hide lines that are zero" : "Show lines that are zero"}
        </Button>
      </div>
      {forms.map(({ name, lines }) => (
        <FormTable
          key={name}
          name={name}
          stamp={stamp}
          lines={lines.filter(({ amount }) => showsZero || Math.round(amount) !== 0)}
        />
      ))}
    </div>
  );
}

const FormTable = ({ name, stamp, lines }: FilledForm & { stamp: string }) => (
  <table className="w-full text-sm">
    <caption className="pb-1.5 text-left text-lg font-bold">
      {name}
      <span className="text-sm font-normal text-muted-foreground">{` · ${stamp}`}</span>
    </caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Line</th>
        <th scope="col">What it is</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ line, name: words, rule, amount, goesTo }) => (
        <tr key={line} className="break-inside-avoid border-t border-border align-top">
          <td className="w-12 py-2 pr-2 font-semibold">{line}</td>
          <th scope="row" className="py-2 pr-2 text-left font-normal">
            {words}
            <span className="block text-xs text-muted-foreground">
              {rule}.{goesTo && ` Goes to ${inForm(goesTo, name)}.`}
            </span>
          </th>
          <td className="py-2 text-right font-semibold tabular-nums">{formatWholeUsd(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A line as the reader of a form calls it: one of the same form by its number alone. */
function inForm(goesTo: string, form: string): string {
  const [of, line] = goesTo.split(", ");
  return of === form ? String(line) : goesTo;
}
