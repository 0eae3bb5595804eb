import { both, cases, product, quotient, sum } from "./algebra";
import { hasPart, partsOf, withParts, type Case, type Expression } from "./expression";

type Resolved = {
  /** The expression without the cases that do not apply. */
  expression: Expression;
  /** What had to hold, if a case applies that is not the rest. */
  because?: Expression;
};

/** What is left of an expression where it is known which conditions hold. */
export function resolved(
  expression: Expression,
  holds: (condition: Expression) => boolean,
): Resolved {
  const reasons: Expression[] = [];
  const resolve = (part: Expression): Expression => {
    if (part.kind !== "cases") return simplified(withParts(part, resolve));
    const applies = part.cases.find(({ condition }) => holds(condition));
    if (applies) reasons.push(applies.condition);
    return resolve(applies?.value ?? part.otherwise);
  };
  return {
    expression: resolve(expression),
    because: joined(reasons),
  };
}

/** The expression without the cases of which it is settled whether they apply. */
export function withoutSettled(
  expression: Expression,
  holds: (condition: Expression) => boolean | undefined,
): Expression {
  const settle = (part: Expression) => withoutSettled(part, holds);
  if (expression.kind !== "cases") return simplified(withParts(expression, settle));
  const open: Case[] = [];
  const besides = (rest: Expression) => (open.length > 0 ? cases(open, rest) : rest);
  for (const { value, condition } of expression.cases) {
    const isSettled = holds(condition);
    if (isSettled) return besides(settle(value));
    if (isSettled === undefined) open.push({ value: settle(value), condition });
  }
  return besides(settle(expression.otherwise));
}

/** The expression with its cases outside of everything else: a factor stands in each of them. */
export function withCasesOutside(expression: Expression): Expression {
  const inner = firstCases(expression);
  if (!inner || expression.kind === "cases") return expression;
  const inEach = (value: Expression) => withCasesOutside(replaced(expression, inner, value));
  const each = ({ value, condition }: Case) => ({ value: inEach(value), condition });
  return { kind: "cases", cases: inner.cases.map(each), otherwise: inEach(inner.otherwise) };
}

type Cases = Extract<Expression, { kind: "cases" }>;

function firstCases(expression: Expression): Cases | undefined {
  if (expression.kind === "cases") return expression;
  return partsOf(expression)
    .map(firstCases)
    .find((found) => found !== undefined);
}

const replaced = (expression: Expression, part: Expression, by: Expression): Expression =>
  expression === part
    ? by
    : simplified(withParts(expression, (inner) => replaced(inner, part, by)));

/** Without the zero that a case has come to. */
function simplified(expression: Expression): Expression {
  if (expression.kind === "sum") return sum(...expression.terms);
  if (expression.kind === "product") return product(...expression.factors);
  return expression.kind === "fraction" ? quotient(expression.above, expression.below) : expression;
}

/** Whether a textbook has letters for a part of it. */
export const needsLetters = (expression: Expression) =>
  hasPart(expression, ({ kind }) => kind === "quantity");

/** What can be seen in numbers of a condition: amounts that are compared, and no choice or blank. */
export function inAmounts(condition: Expression): Expression | undefined {
  if (condition.kind === "comparison")
    return condition.right.kind === "option" ? undefined : condition;
  if (condition.kind === "told") {
    const of = inAmounts(condition.of);
    return of ? { ...condition, of } : { kind: "text", text: condition.words };
  }
  if (condition.kind !== "joined") return undefined;
  const seen = condition.conditions.flatMap((one) => inAmounts(one) ?? []);
  if (condition.by === "or")
    return seen.length < condition.conditions.length ? undefined : condition;
  // That a number was entered is no reason where there is a better one.
  const telling = seen.filter((one) => !isAboveZero(one));
  return seen.length > 0 ? joined(telling.length > 0 ? telling : seen) : undefined;
}

/** Whether something is compared with another amount than 0. */
export const comparesAmounts = (condition: Expression) =>
  hasPart(condition, (part) => part.kind === "comparison" && !isZero(part.right));

const isZero = (expression: Expression) => expression.kind === "number" && expression.value === 0;

const isAboveZero = (condition: Expression) =>
  condition.kind === "comparison" &&
  condition.sign === ">" &&
  condition.left.kind === "name" &&
  isZero(condition.right);

/** One condition, or all of several, each once. */
function joined(conditions: readonly Expression[]) {
  const isSame = (one: Expression, other: Expression) =>
    JSON.stringify(one) === JSON.stringify(other);
  const [first, ...rest] = conditions.filter(
    (one, place) => conditions.findIndex((other) => isSame(one, other)) === place,
  );
  return first && rest.length > 0 ? both(first, ...rest) : first;
}
