import {
  comparison,
  isNumber,
  negative,
  number,
  one,
  power,
  product,
  quotient,
  sum,
} from "./algebra";
import type { ComparisonSign, Expression } from "./expression";
import { definitionOf } from "./functions/functions";
import { periodsOf, rateOf } from "./functions/quantities";
import type { Named } from "./named";
import { optionIn, tokensOf } from "./tokens";

/**
 * What a formula stands for, with every condition and step that it names in its place. A sign binds as in
 * spreadsheets: a minus before a number first, then powers, products and sums, and comparisons last.
 */
export function expressionOf(formula: string, named: Named = {}): Expression {
  const tokens = tokensOf(formula).filter(({ kind }) => kind !== "space");
  let at = 0;
  const next = () => tokens[at]?.text ?? "";
  const fault = () => new SyntaxError(`Not a formula: ${formula}`);

  /** Whether one of these comes next, which is then read. */
  function read<Sign extends string>(...signs: readonly Sign[]): Sign | undefined {
    const sign = signs.find((sign) => sign === next());
    if (sign) at += 1;
    return sign;
  }
  function readClosing() {
    if (!read(")")) throw fault();
  }

  function condition(): Expression {
    const left = terms();
    const sign = read<ComparisonSign>("<=", ">=", "<>", "=", "<", ">");
    return sign ? comparison(left, sign, terms()) : left;
  }

  function terms(): Expression {
    let all = [factors()];
    for (let sign = read("+", "-"); sign; sign = read("+", "-")) {
      const term = factors();
      all = [...all, sign === "-" ? subtracted(term) : term];
    }
    return sum(...all);
  }

  function factors(): Expression {
    let all = powers();
    for (let sign = read("*", "/"); sign; sign = read("*", "/"))
      all = sign === "*" ? product(all, powers()) : quotient(all, powers());
    return all;
  }

  function powers(): Expression {
    let base = signed();
    while (read("^")) base = grownBy(base, signed());
    return base;
  }

  const signed = (): Expression => (read("-") ? negative(signed()) : operand());

  function operand(): Expression {
    const token = tokens[at];
    at += 1;
    if (token?.kind === "number") return number(Number(token.text));
    if (token?.kind === "name") return nameOrNamed(token.text);
    if (token?.kind === "option") return { kind: "option", id: optionIn(token.text) };
    if (token?.kind === "function") return call(token.text);
    if (token?.text !== "(") throw fault();
    const inside = condition();
    readClosing();
    return inside;
  }

  function nameOrNamed(name: string): Expression {
    const found = named[name];
    if (!found) return { kind: "name", name };
    if ("value" in found)
      return { kind: "number", value: found.value, isMoney: found.format?.startsWith("$") };
    const of = expressionOf(found.formula, named);
    if (!("words" in found)) return of;
    const { words, otherwise } = found;
    return { kind: "told", words, otherwise, of };
  }

  function call(name: string): Expression {
    const definition = definitionOf(name);
    if (!definition) throw new SyntaxError(`no function ${name}`);
    const given: Expression[] = [];
    do {
      at += 1;
      given.push(condition());
    } while (next() === ",");
    readClosing();
    const [least, most] = definition.takes;
    if (given.length < least || given.length > most)
      throw new SyntaxError(`${name} takes another number of arguments`);
    return definition.means(...(given as Parameters<typeof definition.means>));
  }

  const whole = condition();
  if (at < tokens.length) throw fault();
  return whole;
}

/** As it is written: a − (b − c) stays that. */
const subtracted = (term: Expression): Expression =>
  term.kind === "negative" ? term.of : { kind: "negative", of: term };

/** What grows at a rate has the letters of a rate and of periods: (1 + i)ⁿ. */
function grownBy(base: Expression, exponent: Expression): Expression {
  const [first, rate, ...others] = base.kind === "sum" ? base.terms : [];
  if (!first || !isNumber(first, 1) || !rate || rate.kind === "negative" || others.length > 0)
    return power(base, exponent);
  const periods = exponent.kind === "fraction" ? exponent : periodsOf(exponent, rate);
  return power(sum(one, rateOf(rate)), periods);
}
