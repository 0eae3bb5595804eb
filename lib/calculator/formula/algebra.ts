/**
 * Builds expressions as a textbook writes them: without zeros and ones that do nothing, and with minus
 * signs only where something is subtracted.
 */
import type { Case, ComparisonSign, Expression } from "./expression";

export const number = (value: number): Expression => ({ kind: "number", value });
export const zero = number(0);
export const one = number(1);

export const isNumber = (expression: Expression, value?: number) =>
  expression.kind === "number" && (value === undefined || expression.value === value);

/** Terms added up, those that are added before those that are subtracted. */
export function sum(...terms: readonly Expression[]): Expression {
  const [leading, ...others] = terms;
  // A sum that is gone on with is one sum; another within it keeps its parentheses.
  const all = leading?.kind === "sum" ? [...leading.terms, ...others] : terms;
  const counted = all.filter((term) => !isNumber(term, 0));
  const [first = zero, ...rest] = counted;
  if (rest.length === 0) return first;
  if (first.kind !== "negative") return { kind: "sum", terms: counted };
  const added = counted.find(({ kind }) => kind !== "negative");
  if (!added) return negative({ kind: "sum", terms: counted.map(negative) });
  return { kind: "sum", terms: [added, ...counted.filter((term) => term !== added)] };
}

export function negative(expression: Expression): Expression {
  switch (expression.kind) {
    case "negative":
      return expression.of;
    case "number":
      return expression.value === 0 ? zero : { kind: "negative", of: expression };
    case "sum":
      return hasNegativeTerm(expression)
        ? sum(...expression.terms.map(negative))
        : { kind: "negative", of: expression };
    case "product": {
      const difference = expression.factors.find(hasNegativeTerm);
      return difference
        ? product(
            ...expression.factors.map((factor) =>
              factor === difference ? negative(factor) : factor,
            ),
          )
        : { kind: "negative", of: expression };
    }
    case "fraction": {
      const above = negative(expression.above);
      return above.kind === "negative"
        ? { kind: "negative", of: expression }
        : quotient(above, expression.below);
    }
    case "cases":
      return cases(
        expression.cases.map(({ value, condition }) => ({ value: negative(value), condition })),
        negative(expression.otherwise),
      );
    default:
      return { kind: "negative", of: expression };
  }
}

const hasNegativeTerm = (expression: Expression) =>
  expression.kind === "sum" && expression.terms.some(({ kind }) => kind === "negative");

export function product(...factors: readonly Expression[]): Expression {
  const plain = factors.flatMap((factor) => {
    const unsigned = factor.kind === "negative" ? factor.of : factor;
    return unsigned.kind === "product" ? unsigned.factors : [unsigned];
  });
  if (plain.some((factor) => isNumber(factor, 0))) return zero;
  const counted = plain.filter((factor) => !isNumber(factor, 1));
  const [first = one, ...rest] = counted;
  const unsigned: Expression = rest.length === 0 ? first : { kind: "product", factors: counted };
  const minuses = factors.filter(({ kind }) => kind === "negative").length;
  return minuses % 2 === 0 ? unsigned : { kind: "negative", of: unsigned };
}

/** Of a product over a number, the last factor alone: 40,000 × 5 ÷ 100 is five hundredths of 40,000. */
export function quotient(above: Expression, below: Expression): Expression {
  if (above.kind === "negative") return negative(quotient(above.of, below));
  if (isNumber(above, 0)) return zero;
  if (isNumber(below, 1)) return above;
  if (above.kind === "product" && isNumber(below)) {
    const last = above.factors.at(-1) as Expression;
    return product(...above.factors.slice(0, -1), quotient(last, below));
  }
  return above.kind === "fraction"
    ? { kind: "fraction", above: above.above, below: product(above.below, below) }
    : { kind: "fraction", above, below };
}

export const power = (base: Expression, exponent: Expression): Expression => ({
  kind: "power",
  base,
  exponent,
});

export const logarithm = (of: Expression): Expression => ({ kind: "logarithm", of });

export const comparison = (
  left: Expression,
  sign: ComparisonSign,
  right: Expression,
): Expression => ({ kind: "comparison", sign, left, right });

/** What holds where the condition does not. */
export function opposite(condition: Expression): Expression {
  switch (condition.kind) {
    case "comparison":
      return { ...condition, sign: oppositeSigns[condition.sign] };
    case "blank":
      return { ...condition, is: !condition.is };
    case "told": {
      const { words, otherwise, of } = condition;
      return otherwise === undefined
        ? opposite(of)
        : { kind: "told", words: otherwise, otherwise: words, of: opposite(of) };
    }
    case "joined":
      return {
        kind: "joined",
        by: condition.by === "and" ? "or" : "and",
        conditions: condition.conditions.map(opposite),
      };
    default:
      return {
        kind: "phrase",
        words: ["not ", ""],
        parts: [condition],
        evaluate: (holds: boolean) => !holds,
      };
  }
}

const oppositeSigns: Record<ComparisonSign, ComparisonSign> = {
  "=": "<>",
  "<>": "=",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};

export const both = (...conditions: readonly Expression[]): Expression => ({
  kind: "joined",
  by: "and",
  conditions: conditions.flatMap((condition) =>
    condition.kind === "joined" && condition.by === "and" ? condition.conditions : [condition],
  ),
});

/** Cases within a case become cases beside it. */
export function cases(list: readonly Case[], otherwise: Expression): Expression {
  const flat = list.flatMap(({ value, condition }) =>
    value.kind === "cases"
      ? [
          ...value.cases.map((inner) => ({
            value: inner.value,
            condition: both(condition, inner.condition),
          })),
          { value: value.otherwise, condition },
        ]
      : [{ value, condition }],
  );
  return otherwise.kind === "cases"
    ? { kind: "cases", cases: [...flat, ...otherwise.cases], otherwise: otherwise.otherwise }
    : { kind: "cases", cases: flat, otherwise };
}
