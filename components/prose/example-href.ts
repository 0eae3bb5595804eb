import { definitionOf } from "@/lib/calc/definitions";
import type { FieldCodecs } from "@/lib/calculator/form/draft";
import { draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import type { CalculatorId } from "@/lib/catalogue/calculators";
import { hrefOf } from "@/lib/catalogue/routes";

/**
 * The address at which a calculator opens filled in and answered: with its own example, or with another
 * input. A name that the calculator does not know fails the build: it would be dropped without a word.
 */
export function exampleHref(id: CalculatorId, input: object = definitionOf(id).example): string {
  const fields = definitionOf(id).fields as FieldCodecs;
  const unknown = Object.keys(input).filter((name) => !(name in fields));
  if (unknown.length > 0) throw new Error(`${id} has no field ${unknown.join(", ")}`);
  return `${hrefOf(id)}#${fragmentOf(fields, draftOf(fields, input))}`;
}
