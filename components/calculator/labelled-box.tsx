import type { ReactNode } from "react";

import { Label } from "@/components/ui/label";

import { Problem } from "./problem";

type LabelledBoxProps = {
  name: string;
  label: string;
  /** What the label says to those who do not see the unit in the box. */
  unit?: string;
  optional?: boolean;
  hint?: string;
  problem?: string;
  /** The box, given what ties it to the words around it. */
  children: (box: {
    id: string;
    name: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
};

/** One box with its label above it, its help, and what is wrong with it below. */
export function LabelledBox({
  name,
  label,
  unit,
  optional,
  hint,
  problem,
  children,
}: LabelledBoxProps) {
  const id = `field-${name}`;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");

  return (
    <div data-slot="field" className="grid content-start gap-1.5">
      <Label htmlFor={id}>
        {label}
        {unit && <span className="sr-only">, in {unit}</span>}
        {optional && <span className="font-normal text-muted-foreground"> (optional)</span>}
      </Label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        "aria-describedby": described || undefined,
        "aria-invalid": problem ? true : undefined,
      })}
      <Problem id={id} text={problem} />
    </div>
  );
}
