import type { Expression } from "./expression";

/** How strongly the parts of an expression hold together: a product more than a sum. */
function strengthOf(expression: Expression): number {
  switch (expression.kind) {
    case "cases":
      return strength.cases;
    case "joined":
      return expression.by === "or" ? strength.or : strength.and;
    case "comparison":
    case "blank":
      return strength.comparison;
    case "phrase":
    case "total":
    case "cell":
      return strength.phrase;
    case "sum":
    case "negative":
      return strength.sum;
    case "product":
    case "fraction":
      return strength.product;
    case "power":
      return strength.power;
    case "quantity":
      return strengthOf(expression.of);
    default:
      return strength.whole;
  }
}

const strength = {
  cases: 0,
  or: 1,
  and: 2,
  comparison: 3,
  phrase: 4,
  sum: 5,
  product: 6,
  power: 7,
  whole: 8,
};

/** The parts of an expression that stand in parentheses, fractions being written on one line. */
export function isInParentheses(part: Expression, within: Expression): boolean {
  const needed = neededIn(within, part);
  return needed !== undefined && strengthOf(part) < needed;
}

function neededIn(within: Expression, part: Expression): number | undefined {
  switch (within.kind) {
    case "joined":
      return within.by === "and" ? strength.and : strength.and + 0.5;
    case "comparison":
      return strength.phrase;
    case "phrase":
    case "cell":
      return strength.sum;
    case "sum":
      return strength.sum;
    case "negative":
    case "product":
      return strength.product;
    case "fraction":
      return part === within.below ? strength.power : strength.product;
    case "power":
      return strength.whole;
    default:
      return undefined;
  }
}
