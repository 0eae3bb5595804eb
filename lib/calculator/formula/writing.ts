import type { Field } from "@/lib/calculator/form/fields";
import { formatNumber, readsAsZero } from "@/lib/format";

import { sum } from "./algebra";
import { withParts, type Expression } from "./expression";

export const text = (text: string): Expression => ({ kind: "text", text });

/** An amount as it is written: a negative one with a true minus. */
export const amount = (written: string): Expression =>
  written.startsWith("-") ? { kind: "negative", of: text(written.slice(1)) } : text(written);

type Words = {
  /** What a name is called, or what it holds. */
  name: (name: string) => Expression;
  /** What the rows of a column hold, each written; undefined where they are to be called by their name. */
  rows: (name: string) => readonly Expression[] | undefined;
  option: (id: string) => string;
  /** Whether a condition that has words is told in them. */
  tells?: boolean;
  fields: Readonly<Record<string, Field>>;
};

/** Of a formula that is rounded as a whole: the formula, and that it is. */
export function saidToBeRounded(expression: Expression): Expression {
  if (expression.kind !== "enclosed" || expression.by === "absolute") return expression;
  const [direction, evaluate] =
    expression.by === "floor" ? (["down", Math.floor] as const) : (["up", Math.ceil] as const);
  return {
    kind: "phrase",
    words: ["", `, rounded ${direction}`],
    parts: [expression.of],
    evaluate,
  };
}

/** The expression with texts in the place of its names, options and numbers. */
export function written(expression: Expression, words: Words): Expression {
  const write = (part: Expression, beside?: Expression): Expression => {
    const inside = (inner: Expression) => write(inner);
    switch (part.kind) {
      case "name":
        return words.name(part.name);
      case "option":
        return text(words.option(part.id));
      case "told":
        return words.tells ? text(part.words) : inside(part.of);
      case "number":
        return text(beside && isYear(beside) ? String(part.value) : formatNumber(part.value));
      case "negative": {
        const of = inside(part.of);
        return of.kind === "text" && readsAsZero(of.text) ? of : { ...part, of };
      }
      case "total": {
        const rows = part.of.kind === "name" ? words.rows(part.of.name) : undefined;
        if (!rows) return withParts(part, inside);
        return rows.length > 0 ? sum(...rows) : text(formatNumber(0));
      }
      case "sum": {
        const year = part.terms.find(isYear);
        return withParts(part, (term) =>
          term.kind === "negative" ? withParts(term, (of) => write(of, year)) : write(term, year),
        );
      }
      case "comparison": {
        const { sign, left, right } = part;
        if (right.kind === "option")
          return {
            kind: "phrase",
            words: ["", sign === "=" ? " is " : " is not ", ""],
            parts: [inside(left), inside(right)],
            evaluate: () => null,
          };
        return { ...part, left: write(left, right), right: write(right, left) };
      }
      default:
        return withParts(part, inside);
    }
  };
  /** What a year is held against is a year too: 1980, and not 1,980. */
  const isYear = (part: Expression): boolean =>
    part.kind === "name"
      ? words.fields[part.name]?.kind === "calendarYear"
      : part.kind === "phrase" && part.words[0] === "year of ";
  return write(expression);
}
