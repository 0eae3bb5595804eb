import { hasPart, partsOf, type Expression } from "@/lib/calculator/formula/expression";
import { isInParentheses } from "@/lib/calculator/formula/parentheses";
import { writtenText } from "@/lib/calculator/formula/text";

/** As many letters as stand side by side on a phone. */
const mostLetters = 28;

/** Whether an expression is more than a line of text, and narrow enough to be set in one piece. */
export const isTypeset = (expression: Expression): boolean =>
  has(expression, "fraction", "power", "logarithm") && isNarrow(expression);

/** Whether it is worth a piece of its own in a line of text: a fraction of words reads better with ÷. */
export const isTypesetInLine = (expression: Expression): boolean =>
  has(expression, "power", "logarithm") && isNarrow(expression);

const has = (expression: Expression, ...kinds: readonly Expression["kind"][]) =>
  hasPart(expression, ({ kind }) => kinds.includes(kind));

const isNarrow = (expression: Expression) => widthOf(expression) <= mostLetters;

/** How wide an expression is when it is typeset, in letters. */
function widthOf(expression: Expression, isWithin = false): number {
  const inside = (part: Expression) =>
    widthOf(part, isWithin) + (isInParentheses(part, expression) ? parentheses : 0);
  switch (expression.kind) {
    case "fraction": {
      const [above, below] = [widthOf(expression.above, true), widthOf(expression.below, true)];
      return isWithin
        ? inside(expression.above) + sign + inside(expression.below)
        : Math.max(above, below);
    }
    case "power":
      return inside(expression.base) + raised * widthOf(expression.exponent, true);
    case "negative":
      return 1 + inside(expression.of);
    case "sum":
    case "product": {
      const parts = partsOf(expression);
      return parts.reduce((all, part) => all + inside(part), sign * (parts.length - 1));
    }
    case "logarithm":
      return widthOf(expression.of, isWithin) + logarithm;
    case "enclosed":
      return widthOf(expression.of, isWithin) + parentheses;
    default:
      return writtenText(expression).length;
  }
}

const parentheses = 2;
const logarithm = 4;
/** With the room around it. */
const sign = 3;
/** An exponent is set smaller. */
const raised = 0.75;
