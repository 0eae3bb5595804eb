import { Button } from "@/components/ui/button";
import type { FieldErrors } from "@/lib/calculator/form/read-field";

/** Where several fields are wrong: all of them in one place, each with a way to its box. */
export const ErrorSummary = ({ errors }: { errors: FieldErrors }) => (
  <div className="rounded-lg border border-destructive px-4 py-3">
    <h2 className="font-semibold text-destructive">
      {Object.keys(errors).length} fields need another look
    </h2>
    <ul>
      {Object.entries(errors).map(([name, text]) => (
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
