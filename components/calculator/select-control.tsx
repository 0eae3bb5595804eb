import { Component, type ReactNode } from "react";

import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import type { ChoiceField } from "@/lib/calculator/choice-field";

import type { ControlProps } from "./controls";
import { Problem } from "./problem";

const unchosen = "Choose…";

/** One of several options, in a list that opens. */
export function SelectControl({ name, field, draft, problems }: ControlProps<ChoiceField<string>>) {
  const { label, hint, options, initial } = field;
  const id = `field-${name}`;
  const problem = problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");

  return (
    <div data-slot="field" className="grid content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      <OrElse instead={<Input id={id} disabled placeholder={unchosen} />}>
        <NativeSelect
          id={id}
          name={name}
          defaultValue={draft[name]}
          aria-describedby={described || undefined}
          aria-invalid={problem ? true : undefined}
        >
          {!initial && <option value="">{unchosen}</option>}
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </OrElse>
      <Problem id={id} text={problem} />
    </div>
  );
}

/** Its children, or something instead where they cannot be drawn. Only a class can catch that. */
class OrElse extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render = () => (this.state.failed ? this.props.instead : this.props.children);
}
