import type { RefObject } from "react";

import { Button } from "@/components/ui/button";
import type { NumberField } from "@/lib/calculator/fields";

import { Field } from "./field";
import { Later } from "./later";
import type { CalculatorState } from "./use-calculator";
import { useHydrated } from "./use-hydrated";

const loadProblemList = () => import("./problem-list").then(({ ProblemList }) => ProblemList);

type CalculatorFormProps = {
  form: RefObject<HTMLFormElement | null>;
  definition: {
    id: string;
    submit: string;
    fields: Readonly<Record<string, NumberField>>;
    groups?: Readonly<Record<string, readonly string[]>>;
  };
  state: CalculatorState;
};

/** The boxes and the one button. What is typed stays in the boxes until the button reads it. */
export function CalculatorForm({ form, definition, state }: CalculatorFormProps) {
  const { id, submit, fields, groups } = definition;
  const { filling, attempt } = state;
  const ready = useHydrated();
  const wrong = Object.keys(attempt.problems).map((name) => ({
    name,
    label: fields[name]?.label ?? name,
  }));
  const fieldsOf = (names: readonly string[]) =>
    names.map((name) => (
      <Field
        key={name}
        name={name}
        field={fields[name] as NumberField}
        typed={filling.draft[name] ?? ""}
        problem={attempt.problems[name]}
      />
    ));

  return (
    <form
      ref={form}
      data-calculator={id}
      data-ready={ready || undefined}
      data-run={state.runs}
      // Pressed before the script has loaded, the button must send the numbers nowhere.
      method="dialog"
      noValidate
      aria-label="Your numbers"
      className="grid gap-5 rounded-xl border border-border bg-card p-5 sm:p-6 lg:sticky lg:top-6"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
      onInput={state.noteChange}
    >
      {wrong.length >= 3 && (
        <Later load={loadProblemList} props={{ wrong }} name="The list of what to mend" />
      )}
      <div key={filling.times} className="grid gap-5">
        {groups
          ? Object.entries(groups).map(([title, names]) => (
              <fieldset key={title} className="grid gap-5 border-t border-border pt-4">
                <legend className="float-left w-full text-lg font-bold">{title}</legend>
                {fieldsOf(names)}
              </fieldset>
            ))
          : fieldsOf(Object.keys(fields))}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" className="col-span-2">
          {submit}
        </Button>
        <Button variant="ghost" onClick={state.tryExample}>
          Try an example
        </Button>
        <Button variant="ghost" onClick={state.reset}>
          Reset
        </Button>
      </div>
    </form>
  );
}
