import { Input } from "@/components/ui/input";
import type { NumberField } from "@/lib/calculator/fields";

import type { ControlProps } from "./controls";
import { LabelledBox } from "./labelled-box";

/** A box for a number, with its unit. */
export function NumberControl({ name, field, draft, problems }: ControlProps<NumberField>) {
  const { label, kind, hint, blank } = field;
  const { unit, before, after } = units[kind] ?? {};

  return (
    <LabelledBox
      {...{ name, label, unit, hint }}
      optional={blank !== undefined}
      problem={problems[name]}
    >
      {(box) => (
        <Input
          {...box}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={draft[name]}
          before={before}
          after={after}
        />
      )}
    </LabelledBox>
  );
}

const inYears = { unit: "years", after: "years" };
type Unit = { unit?: string; before?: string; after?: string };
const units: Partial<Record<NumberField["kind"], Unit>> = {
  money: { unit: "dollars", before: "$" },
  percent: { unit: "percent", after: "%" },
  years: inYears,
  months: { unit: "months", after: "months" },
  age: inYears,
};
