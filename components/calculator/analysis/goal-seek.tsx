import { useEffect, useId, useMemo, useRef, useState, useTransition, type ReactNode } from "react";

import { focusAnswer } from "@/components/calculator/form/keep-focus";
import { NumberControl } from "@/components/calculator/form/number-control";
import { SelectControl } from "@/components/calculator/form/select-control";
import { Button } from "@/components/ui/button";
import { changeableInputs } from "@/lib/calculator/analysis/changeable-inputs";
import { solutionFor, type GoalPoint, type Goal } from "@/lib/calculator/analysis/goal-seek";
import { numericFigures } from "@/lib/calculator/analysis/numeric-figures";
import { select } from "@/lib/calculator/form/choice-field";
import type { Draft } from "@/lib/calculator/form/draft";
import { formatAmount, labeledAmount } from "@/lib/calculator/form/format-amount";
import { money, numberField } from "@/lib/calculator/form/number-field";
import { readNumber } from "@/lib/calculator/form/read-number";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import type { Calculation } from "@/lib/calculator/run";

type GoalSeekProps<Input, Result> = {
  calculation: Calculation<Input, Result>;
  /** What was in the boxes. */
  draft: Draft;
  /** An input has changed since. */
  stale: boolean;
  /** Fills the form and calculates. */
  open: (draft: Draft) => void;
};

/** The widest numbers that a box takes: which of them a figure can be is for the search to say. */
const { max } = money("").bounds;
const anyNumber = { min: -(max as number), max, suggested: {} };

/** The calculation the other way round: the number of the form that gives the figure one wants. */
export function GoalSeek<Input, Result>(props: GoalSeekProps<Input, Result>) {
  const { calculation, draft, stale, open } = props;
  const { definition, input: current, result, world } = calculation;
  const id = useId();
  const figures = useMemo(() => numericFigures(definition, result), [definition, result]);
  const inputs = useMemo(
    () => changeableInputs(definition.fields, current, world.today),
    [definition, current, world],
  );
  const [chosen, setChosen] = useState(figures[0]?.name);
  const [error, setError] = useState<string>();
  const [goal, setGoal] = useState<Goal<Input, Result>>();
  const [isSearching, search] = useTransition();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goal) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [goal]);
  // What a result no longer has gives way to the first it has.
  const figure = figures.find(({ name }) => name === chosen) ?? figures[0];
  if (!figure || !inputs[0]) return null;

  const names = { figure: `${id}-figure`, target: `${id}-target`, input: `${id}-input` };
  const target = numberField(figure.typed)("Target value", anyNumber);
  const boxes = {
    figure: select("Result", {
      options: Object.fromEntries(figures.map(({ name, label }) => [name, label])),
      initial: figure.name,
      hint: `Currently ${figure.show(figure.valueOf(result) ?? 0)}.`,
    }),
    input: select("By changing", {
      options: Object.fromEntries(inputs.map(({ box, label }) => [box, label])),
      initial: inputs[0].box,
    }),
  };

  function find(form: HTMLFormElement) {
    const entries = new FormData(form);
    const { value, error } = readNumber(target, String(entries.get(names.target)));
    setError(error);
    if (error) form.querySelector("input")?.focus();
    const input = inputs.find(({ box }) => box === entries.get(names.input));
    if (!figure || !input || typeof value !== "number") return setGoal(undefined);
    const asked = { calculation, draft, figure, input, target: value };
    search(() => setGoal(asked));
  }

  const control = { draft: {}, errors: error ? { [names.target]: error } : {} };
  return (
    <div data-slot="goal-seek" className="grid gap-5">
      <p className="max-w-prose text-muted-foreground">
        Pick a target, and we’ll find the number that gets you there. Your other numbers stay as
        they are.
      </p>
      <form
        aria-label="Work backward from a goal"
        className="grid items-start gap-4 sm:grid-cols-2"
        onChange={({ currentTarget }) =>
          setChosen(String(new FormData(currentTarget).get(names.figure)))
        }
        onSubmit={(event) => {
          event.preventDefault();
          find(event.currentTarget);
        }}
      >
        <div className="sm:col-span-2">
          <SelectControl {...control} name={names.figure} field={boxes.figure} />
        </div>
        <NumberControl {...control} name={names.target} field={target} />
        <SelectControl {...control} name={names.input} field={boxes.input} />
        <Button type="submit" variant="outline" className="sm:col-span-2">
          Find the number
        </Button>
      </form>
      <div ref={outcome} role="status" aria-busy={isSearching} className="empty:hidden">
        {stale ? (
          <p>A number in the form has changed. Calculate again, then search again.</p>
        ) : (
          goal?.calculation === calculation && <Outcome goal={goal} open={open} />
        )}
      </div>
    </div>
  );
}

/** What the search came to, in a sentence and with the numbers to take over. */
function Outcome<Input, Result>({
  goal,
  open,
}: Pick<GoalSeekProps<Input, Result>, "open"> & { goal: Goal<Input, Result> }) {
  const solution = useMemo(() => solutionFor(goal), [goal]);
  const { figure, input, calculation, target } = goal;
  const amount = (value: number) => formatAmount(input.kind, value);
  const wanted = figure.show(target);
  const now = figure.show(figure.valueOf(calculation.result) ?? 0);
  const anyInput = `“${input.label}” from ${amount(input.lowest)} to ${amount(input.highest)}`;
  const points = (all: readonly GoalPoint[], sentence: ReactNode) => (
    <>
      <p>{sentence}</p>
      <ul className="mt-2 grid gap-2">
        {all.map((point) => (
          <li
            key={point.amount}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent px-4 py-3 text-accent-foreground"
          >
            <span>
              <strong className="text-lg tabular-nums">
                {input.label}: {labeledAmount(input.label, input.kind, point.amount)}
              </strong>
              <br />
              {figure.label}: {figure.show(point.value)}
            </span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                focusAnswer();
                open({ ...goal.draft, [input.box]: plainDecimal(point.amount) });
              }}
            >
              Use this<span className="sr-only"> {amount(point.amount)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );

  switch (solution.kind) {
    case "already":
      return <p>{`“${figure.label}” is already ${now} with your current numbers.`}</p>;
    case "found":
      return points(
        solution.points,
        solution.points.length === 1
          ? `${input.own === null ? "Enter" : `Change ${amount(input.own)} to`}:`
          : `${solution.points.length} numbers get you there. The one closest to yours comes first:`,
      );
    case "passed":
      return points(
        solution.points,
        `No “${input.label}” gives exactly ${wanted}: “${figure.label}” jumps past it between these two.`,
      );
    case "flat":
      return <p>{`“${figure.label}” doesn’t depend on this: it is ${now} for any ${anyInput}.`}</p>;
    case "unreached":
      return (
        <p>
          {`No ${anyInput} gives ${wanted}. The closest is ${figure.show(solution.nearest.value)}, at ${amount(solution.nearest.amount)}.`}
        </p>
      );
  }
}
