import type { Expression } from "@/lib/calculator/formula/expression";
import { lineOf } from "@/lib/calculator/formula/text";

import { Typeset } from "./typeset";
import { isTypeset, isTypesetInLine } from "./width";

/**
 * An expression as it is read on a page: what is narrow and has fractions or powers is typeset, and the
 * line breaks around it. Each case of several has a line of its own.
 */
export function Formula({ expression }: { expression: Expression }) {
  if (expression.kind !== "cases") return <Line expression={expression} />;
  return (
    <span className="grid gap-2 rounded-lg border-l-2 border-muted-foreground pl-3">
      {expression.cases.map(({ value, condition }, index) => (
        <span key={index}>
          <Line expression={value} /> <span className="text-muted-foreground">if</span>{" "}
          <Line expression={condition} />
        </span>
      ))}
      <span>
        <Line expression={expression.otherwise} />{" "}
        <span className="text-muted-foreground">otherwise</span>
      </span>
    </span>
  );
}

const Line = ({ expression }: { expression: Expression }) =>
  isTypeset(expression) ? (
    <Typeset expression={expression} />
  ) : (
    lineOf(expression, isTypesetInLine).map((piece, index) =>
      typeof piece === "string" ? piece : <Typeset key={index} expression={piece} />,
    )
  );
