import type { CalendarDay } from "@/lib/finance/months-after";

/**
 * A formula as one learns it: a fraction, a power, a choice between cases. The page typesets it, a
 * screen reader and the clipboard have its words, and the tests work it out.
 */
export type Expression =
  | { kind: "number"; value: number; isMoney?: boolean }
  /** An input, a figure, a column of a table, or `today`. */
  | { kind: "name"; name: string }
  /** An option of a choice. */
  | { kind: "option"; id: string }
  /** What stands on the page in the place of a name: its label, its amount or its letter. */
  | { kind: "text"; text: string; isLetter?: boolean }
  | { kind: "negative"; of: Expression }
  /** Its negative terms are subtracted. */
  | { kind: "sum"; terms: readonly Expression[] }
  | { kind: "product"; factors: readonly Expression[] }
  | { kind: "fraction"; above: Expression; below: Expression }
  | { kind: "power"; base: Expression; exponent: Expression }
  /** The natural logarithm. */
  | { kind: "logarithm"; of: Expression }
  | { kind: "enclosed"; by: Enclosure; of: Expression }
  /** All rows of a column added up. */
  | { kind: "total"; of: Expression }
  /** One row of a column, counted from 1. */
  | { kind: "cell"; of: Expression; row: Expression }
  | { kind: "comparison"; sign: ComparisonSign; left: Expression; right: Expression }
  | { kind: "joined"; by: "and" | "or"; conditions: readonly Expression[] }
  /** A condition that has a name of its own, and is told in words. */
  | { kind: "told"; words: string; otherwise?: string; of: Expression }
  /** Whether a box was left empty. */
  | { kind: "blank"; of: Expression; is: boolean }
  /** The first value whose condition holds. */
  | { kind: "cases"; cases: readonly Case[]; otherwise: Expression }
  /** What has no sign of its own: its parts stand between its words. */
  | {
      kind: "phrase";
      words: readonly string[];
      parts: readonly Expression[];
      evaluate: (...values: never[]) => Value;
    }
  /** A part of a formula that textbooks have a letter for. */
  | { kind: "quantity"; role: Role; of: Expression; meaning?: string };

/** Between bars or half brackets: its size, or the whole number below or above it. */
export type Enclosure = "absolute" | "floor" | "ceiling";

export type ComparisonSign = "=" | "<>" | "<" | ">" | "<=" | ">=";

export type Case = { value: Expression; condition: Expression };

/** The rate of a period, the number of periods, and amounts: at the start, each time, and at the end. */
export type Role = "rate" | "periods" | "present" | "payment" | "future";

/** What an expression comes to; a column comes to the values of its rows. */
export type Value = number | string | boolean | null | CalendarDay | readonly number[];

/** The expression with each of its parts as `change` returns it. */
export function withParts(
  expression: Expression,
  change: (part: Expression) => Expression,
): Expression {
  switch (expression.kind) {
    case "number":
    case "name":
    case "option":
    case "text":
      return expression;
    case "sum":
      return { ...expression, terms: expression.terms.map(change) };
    case "product":
      return { ...expression, factors: expression.factors.map(change) };
    case "fraction":
      return { ...expression, above: change(expression.above), below: change(expression.below) };
    case "power":
      return {
        ...expression,
        base: change(expression.base),
        exponent: change(expression.exponent),
      };
    case "cell":
      return { ...expression, of: change(expression.of), row: change(expression.row) };
    case "comparison":
      return { ...expression, left: change(expression.left), right: change(expression.right) };
    case "joined":
      return { ...expression, conditions: expression.conditions.map(change) };
    case "cases":
      return {
        ...expression,
        cases: expression.cases.map(({ value, condition }) => ({
          value: change(value),
          condition: change(condition),
        })),
        otherwise: change(expression.otherwise),
      };
    case "phrase":
      return { ...expression, parts: expression.parts.map(change) };
    default:
      return { ...expression, of: change(expression.of) };
  }
}

/** The parts that an expression is made of, in the order in which they are read. */
export function partsOf(expression: Expression): Expression[] {
  const parts: Expression[] = [];
  withParts(expression, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** Whether this holds of the expression or of anything in it. */
export const hasPart = (expression: Expression, is: (part: Expression) => boolean): boolean =>
  is(expression) || partsOf(expression).some((part) => hasPart(part, is));

/** Every name in an expression, once, in the order in which they are read. */
export const namesIn = (expression: Expression): string[] => [
  ...new Set(expression.kind === "name" ? [expression.name] : partsOf(expression).flatMap(namesIn)),
];
