import type { Definition } from "@/lib/calculator/definition";
import { workingsOf } from "@/lib/calculator/working";

export type WorkingProps<Input, Result> = {
  definition: Definition<Input, Result>;
  input: Input;
  result: Result;
};

/** How each figure was worked out: the rule, the rule with the visitor's numbers, and the value. */
export const Working = <Input extends Record<string, number>, Result>({
  definition,
  input,
  result,
}: WorkingProps<Input, Result>) => (
  <ol data-slot="working" className="grid gap-6">
    {workingsOf(definition, input, result).map(({ label, rule, words, numbers, text }) => (
      <li key={label} className="break-inside-avoid">
        <h3 className="font-semibold">{label}</h3>
        <p className="text-muted-foreground">{rule}</p>
        <div className="mt-2 rounded-lg bg-muted px-4 py-3 text-sm leading-relaxed tabular-nums">
          <p className="text-muted-foreground">= {words}</p>
          <p>= {numbers}</p>
          <p className="font-semibold">= {text}</p>
        </div>
      </li>
    ))}
  </ol>
);
