import { definitionOf } from "@/lib/calc/definitions";
import type { Definition } from "@/lib/calculator/definition";
import type { FieldCodecs } from "@/lib/calculator/form/draft";
import { figuresIn, viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { givenWorld } from "../given-day";
import type { ShownFigure } from "../in-page";

/** What a calculator answers to its example on the given day, worked out here, and the link that asks for it. */
export function answeredExample(id: string): { link: string; figures: ShownFigure[] } {
  const definition = definitionOf(id as CalculatorId) as Definition<object, object>;
  const { example } = definition;
  const fields = definition.fields as FieldCodecs;
  const outcome = run(definition, draftOf(fields, example), givenWorld);
  if (!outcome.ok) throw new Error(`${id} refuses its example`);
  const { calculation, draft } = outcome;
  const shown = figuresIn(viewOf(definition, calculation.input, calculation.result));
  return {
    link: `#${fragmentOf(fields, draft)}`,
    figures: shown.flatMap(({ parts, naming }) => [...parts, ...(naming ? [naming] : [])]),
  };
}
