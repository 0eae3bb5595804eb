import { carriedPrefix } from "@/lib/calculator/form/draft";
import { inSentence } from "@/lib/calculator/form/label";
import type { Calculation } from "@/lib/calculator/run";
import { calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { meaningsOf, quantities, type Quantity } from "@/lib/catalogue/quantities";
import { hrefOf } from "@/lib/catalogue/routes";

import { meantValues } from "./meant-values";

/** Another calculator that takes numbers of a result. */
type Continuation = {
  id: CalculatorId;
  name: string;
  /** Its address with the numbers after the #, where they go to no server. */
  href: string;
  /** What goes along, in the words of a sentence. */
  carried: readonly string[];
  /** The labels of what was filled in here and stays behind. */
  left: readonly string[];
};

/** Where the numbers of a result go on, the likeliest first. */
export function continuationsOf<Input, Result>(
  calculation: Calculation<Input, Result>,
): readonly Continuation[] {
  const values = meantValues(calculation);
  const { leadsTo = [] } = meaningsOf(calculation.definition.id);
  return leadsTo.flatMap((id) => {
    const { takes = {}, chosen = {} } = meaningsOf(id);
    const carried = Object.entries(takes).flatMap(([quantity, box]) => {
      const meant = values.get(quantity as Quantity);
      return meant ? [{ ...meant, quantity: quantity as Quantity, box }] : [];
    });
    if (carried.length === 0) return [];
    const boxes = carried.map(({ box, value }) => [box, String(value)] as const);
    return {
      id,
      name: calculators[id].name,
      href: `${hrefOf(id)}#${fragmentOf([...Object.entries(chosen), ...boxes])}`,
      carried: carried.map(({ quantity }) => quantities[quantity]),
      left: leftBehind(calculation, new Set(carried.flatMap(({ boxes }) => boxes))),
    };
  });
}

const fragmentOf = (boxes: (readonly [name: string, text: string])[]) =>
  new URLSearchParams(boxes.map(([name, text]) => [`${carriedPrefix}${name}`, text])).toString();

/** The labels of the boxes that hold a number of the visitor's which does not go along. */
const leftBehind = <Input, Result>(
  { definition, input }: Calculation<Input, Result>,
  gone: ReadonlySet<string>,
) =>
  Object.entries<{ kind: string; label: string; initial?: string }>(definition.fields).flatMap(
    ([name, { kind, label, initial }]) => {
      const value = input[name as keyof Input];
      const isTyped = typeof value === "number" && value !== 0 && String(value) !== initial;
      return isTyped && kind !== "randomFactor" && !gone.has(name) ? [inSentence(label)] : [];
    },
  );
