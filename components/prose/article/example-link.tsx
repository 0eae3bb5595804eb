import { ArrowRight } from "lucide-react";

import { Link } from "@/components/site/link";
import { definitionOf } from "@/lib/calc/definitions";
import type { FieldCodecs } from "@/lib/calculator/form/draft";
import { draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import type { CalculatorId } from "@/lib/catalogue/calculators";
import { hrefOf } from "@/lib/catalogue/routes";

type ExampleLinkProps<Result> = {
  example: { id: CalculatorId; input: object; result: Result };
  /** The figures of the answer that the words around the link quote: a test compares them. */
  quotes: readonly (keyof Result & string)[];
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

/** A name that the calculator does not know fails the build: it would be dropped without a word. */
function exampleHref(id: CalculatorId, input: object): string {
  const fields = definitionOf[id].fields as FieldCodecs;
  const unknown = Object.keys(input).filter((name) => !(name in fields));
  if (unknown.length > 0) throw new Error(`${id} has no field ${unknown.join(", ")}`);
  return `${hrefOf(id)}#${fragmentOf(fields, draftOf(fields, input))}`;
}
