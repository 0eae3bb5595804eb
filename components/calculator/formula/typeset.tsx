import { Fragment, type ReactNode } from "react";

import type { Expression } from "@/lib/calculator/formula/expression";
import { isInParentheses } from "@/lib/calculator/formula/parentheses";
import {
  comparisonSigns,
  enclosures,
  spokenText,
  writtenText,
} from "@/lib/calculator/formula/text";

import { Enclosed, Joined, MathElement, Sign, Token, Words } from "./mathml";

/** An expression in MathML. It is read aloud in words, and copied as it is written on one line. */
export const Typeset = ({ expression }: { expression: Expression }) => (
  <MathElement
    name="math"
    displaystyle="true"
    alttext={writtenText(expression)}
    aria-label={spokenText(expression)}
    // A higher line would lift the exponents with it.
    className="leading-none"
  >
    <Row expression={expression} />
  </MathElement>
);

type RowProps = {
  expression: Expression;
  /** Within a fraction or a power, where a further fraction is written on one line. */
  isWithin?: boolean;
};

function Row({ expression, isWithin = false }: RowProps): ReactNode {
  const row = (part: Expression) => <Row expression={part} isWithin={isWithin} />;
  const part = (inner: Expression, of = expression) =>
    isInParentheses(inner, of) ? <Enclosed by={["(", ")"]}>{row(inner)}</Enclosed> : row(inner);

  switch (expression.kind) {
    case "text":
      return <Token {...expression} />;
    case "negative":
      return (
        <MathElement name="mrow">
          <Sign>−</Sign>
          {part(expression.of)}
        </MathElement>
      );
    case "sum": {
      const [first, ...others] = expression.terms;
      return (
        <MathElement name="mrow">
          {first && part(first)}
          {others.map((term, index) => (
            <Fragment key={index}>
              <Sign>{term.kind === "negative" ? "−" : "+"}</Sign>
              {term.kind === "negative" ? part(term.of, term) : part(term)}
            </Fragment>
          ))}
        </MathElement>
      );
    }
    case "product":
      return (
        <Joined parts={expression.factors.map((factor) => part(factor))} sign={<Sign>×</Sign>} />
      );
    case "fraction":
      return isWithin ? (
        <Joined parts={[part(expression.above), part(expression.below)]} sign={<Sign>÷</Sign>} />
      ) : (
        <MathElement name="mfrac">
          <Row expression={expression.above} isWithin />
          <Row expression={expression.below} isWithin />
        </MathElement>
      );
    case "power":
      return (
        <MathElement name="msup">
          {part(expression.base)}
          {/* Firefox makes a row smaller, and not a number alone. */}
          <MathElement name="mrow">
            <Row expression={expression.exponent} isWithin />
          </MathElement>
        </MathElement>
      );
    case "logarithm":
      return (
        <MathElement name="mrow">
          <Token text="ln" />
          <Enclosed by={["(", ")"]}>{row(expression.of)}</Enclosed>
        </MathElement>
      );
    case "enclosed":
      return <Enclosed by={enclosures[expression.by]}>{row(expression.of)}</Enclosed>;
    case "comparison":
      return (
        <Joined
          parts={[part(expression.left), part(expression.right)]}
          sign={<Sign>{comparisonSigns[expression.sign]}</Sign>}
        />
      );
    case "phrase":
      return (
        <MathElement name="mrow">
          {expression.words.map((word, index) => {
            const next = expression.parts[index];
            return (
              <Fragment key={index}>
                {word && <Words>{word}</Words>}
                {next && part(next)}
              </Fragment>
            );
          })}
        </MathElement>
      );
    default:
      return <Words>{writtenText(expression)}</Words>;
  }
}
