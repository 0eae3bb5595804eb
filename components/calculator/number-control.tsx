import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { NumberField } from "@/lib/calculator/fields";

import type { ControlProps } from "./controls";
import { Problem } from "./problem";

/** One box with its label, its unit, its help and what is wrong with it. */
export function NumberControl({ name, field, draft, problems }: ControlProps<NumberField>) {
  const { label, kind, hint, blank } = field;
  const { unit, before, after } = units[kind] ?? {};
  const id = `field-${name}`;
  const problem = problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");

  return (
    <div data-slot="field" className="grid content-start gap-1.5">
      <Label htmlFor={id}>
        {label}
        {unit && <span className="sr-only">, in {unit}</span>}
        {blank !== undefined && (
          <span className="font-normal text-muted-foreground"> (optional)</span>
        )}
      </Label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      <Input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={draft[name]}
        aria-describedby={described || undefined}
        aria-invalid={problem ? true : undefined}
        before={before}
        after={after}
      />
      <Problem id={id} text={problem} />
    </div>
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
