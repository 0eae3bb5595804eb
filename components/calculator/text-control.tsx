import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { TextField } from "@/lib/calculator/text-field";

import type { ControlProps } from "./controls";
import { Problem } from "./problem";

/** A box for a line of text. What is too long stays as it was typed, and is said to be. */
export function TextControl({ name, field, draft, problems }: ControlProps<TextField>) {
  const { label, hint, blank } = field;
  const id = `field-${name}`;
  const problem = problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");

  return (
    <div data-slot="field" className="grid content-start gap-1.5">
      <Label htmlFor={id}>
        {label}
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
        autoComplete="off"
        defaultValue={draft[name]}
        aria-describedby={described || undefined}
        aria-invalid={problem ? true : undefined}
      />
      <Problem id={id} text={problem} />
    </div>
  );
}
