import { explanationsOf } from "@/lib/calculator/formula/explanation";
import type { Calculation } from "@/lib/calculator/run";

type ExplanationProps<Input, Result> = { calculation: Calculation<Input, Result> };

/** How each figure was worked out: the rule, the rule with the visitor's numbers, and the value. */
export const Explanation = <Input, Result>({ calculation }: ExplanationProps<Input, Result>) => (
  <ol data-slot="explanation" className="grid gap-6">
    {explanationsOf(calculation).map(({ label, rule, by, words, numbers, text }) => (
      <li key={label} className="break-inside-avoid">
        <h3 className="font-semibold">{label}</h3>
        <p className="text-muted-foreground">{rule}</p>
        <div className="mt-2 rounded-lg bg-muted px-4 py-3 text-sm leading-relaxed wrap-anywhere tabular-nums">
          {lead[by] && <p className="text-muted-foreground">{lead[by]}</p>}
          {words && (
            <>
              <p className="text-muted-foreground">
                {by === "formula" && "= "}
                {words}
              </p>
              <p>
                {by === "formula" && "= "}
                {numbers}
              </p>
            </>
          )}
          <p className="font-semibold">= {text}</p>
        </div>
      </li>
    ))}
  </ol>
);

const lead = {
  formula: undefined,
  search: "Found by search, so that this holds:",
  law: "Looked up in the law:",
};
