import { Button } from "@/components/ui/button";
import { inSentence } from "@/lib/calculator/fields";

/** Where several fields are wrong: all of them in one place, each with a way to its box. */
export const ProblemList = ({ wrong }: { wrong: readonly { name: string; label: string }[] }) => (
  <div className="rounded-lg border border-destructive px-4 py-3">
    <h2 className="font-semibold text-destructive">{wrong.length} fields need another look</h2>
    <ul>
      {wrong.map(({ name, label }) => (
        <li key={name}>
          <Button
            variant="link"
            className="justify-start px-0! text-left"
            onClick={() => document.getElementById(`field-${name}`)?.focus()}
          >
            Go to the {inSentence(label)}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);
