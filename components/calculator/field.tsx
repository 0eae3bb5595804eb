import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { NumberField } from "@/lib/calculator/fields";

type FieldProps = {
  name: string;
  field: NumberField;
  /** What the box holds to begin with. The visitor's typing is left alone after that. */
  typed: string;
  problem?: string;
};

/** One box with its label, its unit, its help and what is wrong with it. */
export function Field({ name, field, typed, problem }: FieldProps) {
  const { label, kind, hint, blank } = field;
  const id = `field-${name}`;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");

  return (
    <div data-slot="field" className="grid content-start gap-1.5">
      <Label htmlFor={id}>
        {label}
        <span className="sr-only">, in {units[kind].name}</span>
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
        defaultValue={typed}
        aria-describedby={described || undefined}
        aria-invalid={problem ? true : undefined}
        before={units[kind].before}
        after={units[kind].after}
      />
      {problem && (
        <p id={`${id}-problem`} className="flex gap-1.5 text-sm font-medium text-destructive">
          <ProblemMark />
          {problem}
        </p>
      )}
    </div>
  );
}

/** Drawn in letters: an icon of the library would cost every page a kilobyte before it is needed. */
const ProblemMark = () => (
  <span
    aria-hidden
    className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-current text-xs leading-none font-bold"
  >
    !
  </span>
);

const units: Record<NumberField["kind"], { name: string; before?: string; after?: string }> = {
  money: { name: "dollars", before: "$" },
  percent: { name: "percent", after: "%" },
  years: { name: "years", after: "years" },
};
