import type { ComparisonSign, Expression, Value } from "./expression";

type NamesAndOptions = {
  /** What a name holds. */
  name: (name: string) => Value;
  /** The words of an option, as a figure says it. */
  option: (id: string) => string;
};

/** What an expression comes to. */
export function valueOf(expression: Expression, known: NamesAndOptions): Value {
  const of = (part: Expression) => valueOf(part, known);
  const number = (part: Expression) => of(part) as number;
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "name":
      return known.name(expression.name);
    case "option":
      return known.option(expression.id);
    case "text":
      throw new TypeError("A text has no value.");
    case "negative":
      return -number(expression.of);
    case "sum":
      return expression.terms.reduce((all, term) => all + number(term), 0);
    case "product":
      return expression.factors.reduce((all, factor) => all * number(factor), 1);
    case "fraction":
      return number(expression.above) / number(expression.below);
    case "power":
      return number(expression.base) ** number(expression.exponent);
    case "logarithm":
      return Math.log(number(expression.of));
    case "enclosed":
      return enclosures[expression.by](number(expression.of));
    case "total":
      return (of(expression.of) as readonly number[]).reduce((all, value) => all + value, 0);
    case "cell":
      return (of(expression.of) as readonly number[])[number(expression.row) - 1] as number;
    case "comparison":
      return holds[expression.sign](number(expression.left), number(expression.right));
    case "joined":
      return expression.by === "and"
        ? expression.conditions.every(of)
        : expression.conditions.some(of);
    case "blank":
      return (of(expression.of) === null) === expression.is;
    case "cases":
      return of(
        expression.cases.find(({ condition }) => of(condition))?.value ?? expression.otherwise,
      );
    case "phrase":
      return expression.evaluate(...(expression.parts.map(of) as never[]));
    case "quantity":
    case "told":
      return of(expression.of);
  }
}

const enclosures = { absolute: Math.abs, floor: Math.floor, ceiling: Math.ceil };

/** Of numbers, or of the words of a choice. */
const holds: Record<ComparisonSign, (left: unknown, right: unknown) => boolean> = {
  "=": (left, right) => left === right,
  "<>": (left, right) => left !== right,
  "<": (left, right) => (left as number) < (right as number),
  ">": (left, right) => (left as number) > (right as number),
  "<=": (left, right) => (left as number) <= (right as number),
  ">=": (left, right) => (left as number) >= (right as number),
};
