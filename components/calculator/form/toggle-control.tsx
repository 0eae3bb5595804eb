import type { ChoiceField } from "@/lib/calculator/form/choice-field";

import type { ControlProps } from "./controls";
import { FieldError } from "./field-error";

/** Two or three options side by side, one of them chosen. */
export function ToggleControl({ name, field, draft, errors }: ControlProps<ChoiceField<string>>) {
  const { label, hint, options } = field;
  const id = `field-${name}`;
  const error = errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  return (
    <div data-slot="field">
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      <div
        id={id}
        role="radiogroup"
        // Where an error leads to; a visitor with a keyboard goes to the options themselves.
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className="mt-1.5 flex flex-wrap rounded-lg border border-input bg-card p-1"
      >
        {Object.entries(options).map(([option, words]) => (
          <label
            key={option}
            className="flex min-h-target grow basis-0 cursor-pointer items-center justify-center rounded-md px-3 text-center font-semibold has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={draft[name] === option}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
      <FieldError id={id} text={error} />
    </div>
  );
}
