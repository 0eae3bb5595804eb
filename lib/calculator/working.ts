import { formatNumber } from "@/lib/format";

import type { Definition } from "./definition";
import { formatAmount, inSentence, type NumberField } from "./fields";
import { printed } from "./formula";
import type { Figure } from "./outputs";

/** How one figure was worked out, in the visitor's own numbers. */
type WorkingView = {
  label: string;
  rule: string;
  /** The formula over the labels of the form and of the figures before it. */
  words: string;
  /** The same formula over their numbers. */
  numbers: string;
  /** What it comes to, as the panel shows it. */
  text: string;
};

/** The workings of a result, in the order of its figures. */
export function workingsOf<Input extends Record<string, number>, Result>(
  { fields, outputs }: Definition<Input, Result>,
  input: Input,
  result: Result,
): WorkingView[] {
  const field = (name: string) => (fields as Record<string, NumberField>)[name];
  const figure = (name: string) => outputs[name as keyof Result] as Figure<Result, unknown>;
  const valueOf = (name: string) => result[name as keyof Result];

  const label = (name: string) => inSentence((field(name) ?? figure(name)).label);
  const numeral = (name: string) => {
    const own = field(name);
    if (own) return inNumbers(own.kind, input[name] ?? 0);
    const { show, precise = show } = figure(name);
    return precise(valueOf(name));
  };

  return Object.keys(outputs).flatMap((name) => {
    const { label: title, working, when, show } = figure(name);
    if (!working || valueOf(name) === null || when?.(result) === false) return [];
    const { rule, formula } = working;
    return {
      label: title,
      rule,
      words: printed(formula, { name: label, number: formatNumber }),
      numbers: printed(formula, { name: numeral, number: formatNumber }),
      text: show(valueOf(name)),
    };
  });
}

/** A rate as the formula takes it, 6.5 and not 6.5%; a term in plain years. */
const inNumbers = (kind: NumberField["kind"], value: number) =>
  kind === "money" ? formatAmount(kind, value) : formatNumber(value);
