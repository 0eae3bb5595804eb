import type { ReactNode } from "react";

import { Label } from "@/components/ui/label";
import type { Draft } from "@/lib/calculator/form/draft";
import type { FieldErrors } from "@/lib/calculator/form/read-field";

import { FieldError } from "./field-error";

type LabelledBoxProps = {
  name: string;
  /** With `blank` the box may be left empty, with `shareOf` it takes a percent as well. */
  field: { label: string; hint?: string; blank?: unknown; shareOf?: string };
  draft: Draft;
  errors: FieldErrors;
  /** What the label says to those who do not see the unit in the box. */
  unit?: string;
  /** The values to type, where there is more to say than that they are not negative. */
  range?: string;
  /** The box, given what ties it to the words around it and what it holds to begin with. */
  children: (box: {
    id: string;
    name: string;
    defaultValue: string | undefined;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
};

/** One box with its label above it, its help, and what is wrong with it below. */
export function LabeledBox(props: LabelledBoxProps) {
  const { name, field, draft, errors, unit, range, children } = props;
  const { label, hint, blank, shareOf } = field;
  const id = `field-${name}`;
  const error = errors[name];
  const described = [hint && "hint", range && "range", shareOf && "dollars", error && "error"]
    .flatMap((part) => (part ? [`${id}-${part}`] : []))
    .join(" ");

  return (
    <div data-slot="field" className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label htmlFor={id}>
          {label}
          {unit && <span className="sr-only">, in {unit}</span>}
          {blank !== undefined && (
            <span className="font-normal text-muted-foreground"> (optional)</span>
          )}
        </Label>
        {range && (
          <span id={`${id}-range`} className="text-sm text-muted-foreground">
            {range}
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        defaultValue: draft[name],
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {/* The dollars that a percent comes to: written as it is typed, by show-shares.ts. */}
      {shareOf && <p id={`${id}-dollars`} className="text-sm tabular-nums empty:hidden" />}
      <FieldError id={id} text={error} />
    </div>
  );
}
