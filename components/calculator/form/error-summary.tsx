import { Button } from "@/components/ui/button";
import type { FieldErrors } from "@/lib/calculator/form/read-field";

/** Where several fields are wrong: all of them in one place, each with a way to its box. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const wrong = Object.entries(errors);
  if (wrong.length < 3) return null;
  return (
    <div className="rounded-lg border border-destructive px-4 py-3">
      <h2 className="font-semibold text-destructive">{wrong.length} fields need another look</h2>
      <ul>
        {wrong.map(([name, text]) => (
          <li key={name}>
            <Button
              variant="link"
              className="justify-start px-0! text-left"
              onClick={() => document.getElementById(`field-${name}`)?.focus()}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
