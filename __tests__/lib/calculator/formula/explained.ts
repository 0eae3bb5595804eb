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
