import { ArrowRight } from "lucide-react";

import { exampleHref } from "@/components/prose/example-href";
import { Link } from "@/components/site/link";
import type { FigureName } from "@/lib/calculator/report/figure-name";
import type { CalculatorId } from "@/lib/catalogue/calculators";

type ExampleLinkProps<Result> = {
  example: { id: CalculatorId; input: object; result: Result };
  /** The figures of the answer that the words around the link quote: a test compares them. */
  quotes: readonly FigureName<Result>[];
  children: string;
};

/** Opens a worked example of an article in its calculator, filled in and calculated. */
export function ExampleLink<Result>({ example, quotes, children }: ExampleLinkProps<Result>) {
  return (
    <p>
      <Link
        href={exampleHref(example.id, example.input)}
        data-quotes={quotes.join(" ")}
        className="inline-flex min-h-target items-center gap-1.5 py-1 font-medium"
      >
        {children}
        <ArrowRight className="size-4 line-icon" />
      </Link>
    </p>
  );
}
