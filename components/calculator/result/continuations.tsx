import { useMemo } from "react";

import { continuationsOf } from "@/components/calculator/share/continuations";
import type { Calculation } from "@/lib/calculator/run";
import { formatList } from "@/lib/format";

type ContinuationsProps<Input, Result> = { calculation: Calculation<Input, Result> };

/** Links to the calculators that take the numbers of a result, and what each of them takes. */
export function Continuations<Input, Result>({ calculation }: ContinuationsProps<Input, Result>) {
  const continuations = useMemo(() => continuationsOf(calculation), [calculation]);
  // In another site's page a calculator stands alone.
  if (continuations.length === 0 || document.querySelector("[data-slot=embedded]")) return null;
  return (
    <nav
      aria-labelledby="go-on-heading"
      data-slot="continuations"
      className="rounded-xl border border-border bg-card print:hidden"
    >
      <h2 id="go-on-heading" className="px-5 pt-4 text-xl font-bold sm:px-6">
        Use these numbers in another calculator
      </h2>
      <ul className="px-5 pb-3 sm:px-6">
        {continuations.map(({ id, name, href, carried, left }) => (
          <li key={id} className="border-b border-border pb-3 last:border-b-0">
            <a
              href={href}
              className="inline-flex min-h-target items-center font-semibold underline underline-offset-4"
            >
              {name}
            </a>
            <p className="text-sm text-muted-foreground">
              Carries over {formatList(carried)}.
              {left.length > 0 && ` Does not carry over ${formatList(left)}.`}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
