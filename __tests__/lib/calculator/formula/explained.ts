import type { ExplanationView } from "@/lib/calculator/formula/explanation";
import type { Expression } from "@/lib/calculator/formula/expression";
import { writtenText } from "@/lib/calculator/formula/text";

/** An explanation with its expressions on one line each. */
export const explained = ({
  formula,
  because,
  becauseNumbers,
  numbers,
  letters,
  ...view
}: ExplanationView) => ({
  name: view.name,
  label: view.label,
  rule: view.rule,
  by: view.by,
  text: view.text,
  // Most have none of them.
  ...(view.isRounded && { isRounded: true }),
  ...(view.proof.length > 0 && { proof: view.proof }),
  ...(view.foundIn.length > 0 && { foundIn: view.foundIn }),
  formula: lineOf(formula),
  because: lineOf(because),
  becauseNumbers: lineOf(becauseNumbers),
  numbers: lineOf(numbers),
  letters: letters.map(({ letter, meaning, words, numbers, value }) =>
    [letter, meaning, lineOf(words), lineOf(numbers), value]
      .filter((part) => part !== undefined)
      .join(" = "),
  ),
});

const lineOf = (expression: Expression | undefined) => expression && writtenText(expression);
