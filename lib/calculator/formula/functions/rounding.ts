import { isNumber } from "@/lib/calculator/formula/algebra";
import type { Enclosure, Expression } from "@/lib/calculator/formula/expression";

import type { FunctionDefinition } from "./definition";

const enclosed = (by: Enclosure, of: Expression): Expression => ({ kind: "enclosed", by, of });

/** The size of a number, whatever its sign: |x|. */
export const ABS: FunctionDefinition = { takes: [1, 1], means: (of) => enclosed("absolute", of) };

/** The whole number below: ⌊x⌋. */
export const INT: FunctionDefinition = { takes: [1, 1], means: (of) => enclosed("floor", of) };

/** To whole numbers, and of what is not negative: ⌊x⌋. */
export const ROUNDDOWN: FunctionDefinition = {
  takes: [2, 2],
  means: (of, digits) => wholeNumber("floor", of, digits),
};

/** To whole numbers, and of what is not negative: ⌈x⌉. */
export const ROUNDUP: FunctionDefinition = {
  takes: [2, 2],
  means: (of, digits) => wholeNumber("ceiling", of, digits),
};

function wholeNumber(by: Enclosure, of: Expression, digits: Expression): Expression {
  if (!isNumber(digits, 0)) throw new SyntaxError("Formulas round to whole numbers, ROUND aside.");
  return enclosed(by, of);
}

/** From so many decimals on only the dust of binary fractions is rounded away. */
const dust = 9;

/** To so many decimals. */
export const ROUND: FunctionDefinition = {
  takes: [2, 2],
  means(of, digits) {
    if (digits.kind === "number" && digits.value >= dust) return of;
    return {
      kind: "phrase",
      words: ["", " rounded to ", " decimals"],
      parts: [of, digits],
      evaluate: (value: number, decimals: number) =>
        Math.round(value * 10 ** decimals) / 10 ** decimals,
    };
  },
};

/** What is left of one number when it is shared out by another. */
export const MOD: FunctionDefinition = {
  takes: [2, 2],
  means: (of, by) => ({
    kind: "phrase",
    words: ["remainder of ", " ÷ ", ""],
    parts: [of, by],
    evaluate: (value: number, divisor: number) => value - divisor * Math.floor(value / divisor),
  }),
};
