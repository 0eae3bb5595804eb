import type { Field } from "@/lib/calculator/form/fields";
import { formatNumber, formatUsd, readsAsZero } from "@/lib/format";

import { isNumber, sum } from "./algebra";
import { withParts, type ComparisonSign, type Expression } from "./expression";

export const text = (text: string): Expression => ({ kind: "text", text });

/** An amount as it is written: a negative one with a true minus. */
export const amount = (written: string): Expression =>
  written.startsWith("-") ? { kind: "negative", of: text(written.slice(1)) } : text(written);

/** $2,022.62, and $320,000: an amount in a formula has cents where it is not a whole one. */
export const usdInFormula = (value: number) => withoutZeroCents(formatUsd(value));

export const withoutZeroCents = (written: string) => written.replace(/^(-?\$[\d,]+)\.00$/, "$1");

type Words = {
  /** What a name is called, or what it holds. */
  name: (name: string) => Expression;
  /** What the rows of a column hold, each written; undefined where they are to be called by their name. */
  rows: (name: string) => readonly Expression[] | undefined;
  /** What one row of a column is called, or what it holds. Without it both are written. */
  cell?: (name: string, row: Expression) => Expression | undefined;
  option: (id: string) => string;
  /** Whether a name is one of dollars: so is a number beside it. Without it none is. */
  isMoney?: (name: string) => boolean;
  /** Whether conditions are told in words: by their own where they have some, and with none of the signs. */
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
        return text(numeral(part, beside));
      case "negative": {
        const of = inside(part.of);
        return of.kind === "text" && readsAsZero(of.text) ? of : { ...part, of };
      }
      case "total": {
        const rows = part.of.kind === "name" ? words.rows(part.of.name) : undefined;
        if (!rows) return withParts(part, inside);
        return rows.length > 0 ? sum(...rows) : text(formatNumber(0));
      }
      case "cell":
        return (
          (part.of.kind === "name" ? words.cell?.(part.of.name, part.row) : undefined) ??
          withParts(part, inside)
        );
      case "sum": {
        const alike = part.terms.find(isYear) ?? part.terms.find(isMoney);
        return withParts(part, (term) =>
          term.kind === "negative" ? withParts(term, (of) => write(of, alike)) : write(term, alike),
        );
      }
      case "comparison": {
        const { sign, left, right } = part;
        if (right.kind === "option")
          return told(["", sign === "=" ? " is " : " is not ", ""], inside(left), inside(right));
        if (!words.tells) return { ...part, left: write(left, right), right: write(right, left) };
        return isNumber(right, 0)
          ? told(["", ` is ${againstZero[sign]}`], inside(withoutDivisor(left)))
          : told(["", ` is ${against[sign]} `, ""], write(left, right), write(right, left));
      }
      default:
        return withParts(part, inside);
    }
  };
  const isMoney = (part: Expression): boolean =>
    part.kind === "negative"
      ? isMoney(part.of)
      : part.kind === "name" && (words.isMoney?.(part.name) ?? false);
  const numeral = ({ value, isMoney: isOfLaw }: NumberExpression, beside?: Expression) => {
    if (beside && isYear(beside)) return String(value);
    const isAmount = isOfLaw || (beside && isMoney(beside));
    return isAmount && value !== 0 ? usdInFormula(value) : formatNumber(value);
  };
  /** What a year is held against is a year too: 1980, and not 1,980. */
  const isYear = (part: Expression): boolean =>
    part.kind === "name"
      ? words.fields[part.name]?.kind === "calendarYear"
      : part.kind === "phrase" && part.words[0] === "year of ";
  return write(expression);
}

const told = (words: readonly string[], ...parts: readonly Expression[]): Expression => ({
  kind: "phrase",
  words,
  parts,
  evaluate: () => null,
});

/** Where a rate for each period is zero, so is the rate for a year. */
function withoutDivisor(expression: Expression): Expression {
  if (expression.kind === "quantity") return withoutDivisor(expression.of);
  return expression.kind === "fraction" && isNumber(expression.below)
    ? expression.above
    : expression;
}

type NumberExpression = Extract<Expression, { kind: "number" }>;

const against: Record<ComparisonSign, string> = {
  "=": "equal to",
  "<>": "not equal to",
  "<": "below",
  ">": "above",
  "<=": "at most",
  ">=": "at least",
};

const againstZero: Record<ComparisonSign, string> = {
  "=": "zero",
  "<>": "not zero",
  "<": "below zero",
  ">": "above zero",
  "<=": "zero or below",
  ">=": "zero or above",
};
