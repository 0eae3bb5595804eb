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
        <span key={index} data-line>
          <Line expression={value} /> <span className="text-muted-foreground">if</span>{" "}
          <Line expression={condition} />
        </span>
      ))}
      <span data-line>
        <Line expression={expression.otherwise} />{" "}
        <span className="text-muted-foreground">otherwise</span>
      </span>
    </span>
  );
}

function Line({ expression }: { expression: Expression }) {
  if (isTypeset(expression)) return <Typeset expression={expression} />;
  const said = expression.kind === "phrase" ? expression.parts : [];
  const isPiece = (part: Expression) =>
    isTypesetInLine(part) || (said.includes(part) && isTypeset(part));
  return lineOf(expression, isPiece).map((piece, index) =>
    typeof piece === "string" ? (
      <Words key={index}>{piece}</Words>
    ) : (
      <Typeset key={index} expression={piece} />
    ),
  );
}

/** A line may break after a minus, but for the sign of an amount. */
const Words = ({ children }: { children: string }) =>
  children.split(/(−\$[\d,.]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
