import { isNumber } from "@/lib/calculator/formula/algebra";
import type { Expression } from "@/lib/calculator/formula/expression";

import type { FunctionDefinition } from "./definition";

/** The rows of a column, added up. */
export const SUM: FunctionDefinition = {
  takes: [1, 1],
  means: (column) => ({ kind: "total", of: column }),
};

/** How many rows of a column are above 0, or have a choice: `COUNTIF(otherDebts.balance, ">0")`. */
export const COUNTIF: FunctionDefinition = {
  takes: [2, 2],
  means(column, condition) {
    if (condition.kind !== "option" || !/^(?:>0|\w+)$/.test(condition.id))
      throw new SyntaxError("Formulas count what is above 0, or what is chosen.");
    if (condition.id !== ">0")
      return {
        kind: "phrase",
        words: ["number of ", " that are ", ""],
        parts: [column, condition],
        evaluate: (values: readonly unknown[], wanted: unknown) =>
          values.filter((value) => value === wanted).length,
      };
    return {
      kind: "phrase",
      words: ["number of ", " above 0"],
      parts: [column],
      evaluate: (values: readonly number[]) => values.filter((value) => value > 0).length,
    };
  },
};

/** How many numbers there are in a column. */
export const COUNT: FunctionDefinition = {
  takes: [1, 1],
  means: (column) => ({
    kind: "phrase",
    words: ["number of ", ""],
    parts: [column],
    evaluate: (values: readonly number[]) => values.length,
  }),
};

/** One row of a column, counted from 1. */
export const INDEX: FunctionDefinition = {
  takes: [2, 2],
  means: (column, row) => ({ kind: "cell", of: column, row }),
};

/** The first row of a column that has a value, counted from 1. */
export const MATCH: FunctionDefinition = {
  takes: [3, 3],
  means(value, column, exactly) {
    if (!isNumber(exactly, 0)) throw new SyntaxError("Formulas look for the same value.");
    return {
      kind: "phrase",
      words: ["row of ", " in ", ""],
      parts: [value, column],
      evaluate: (wanted: number, values: readonly number[]) => values.indexOf(wanted) + 1,
    };
  },
};

/** The rows of a column added up where another column has a value: `SUMIF(oneOffs.month, month, oneOffs.amount)`. */
export const SUMIF: FunctionDefinition = {
  takes: [3, 3],
  means: (column, value, amounts) => ({
    kind: "phrase",
    words: ["sum of ", " where ", " is ", ""],
    parts: [amounts, column, value],
    // What is printed of a list without rows is no list.
    evaluate: (added: number | readonly number[], values: readonly unknown[], wanted: unknown) =>
      [added].flat().reduce((sum, amount, row) => (values[row] === wanted ? sum + amount : sum), 0),
  }),
};

/** What a column is worth a period before its first row, each row a period after the one before. */
export const NPV: FunctionDefinition = {
  takes: [2, 2],
  means: (rate, column) => ({
    kind: "phrase",
    words: ["present value of ", " at a rate of ", ""],
    parts: [column, rate],
    evaluate: (values: readonly number[], perPeriod: number) =>
      values.reduceRight((later, value) => (later + value) / (1 + perPeriod), 0),
  }),
};

/** The larger of two, the largest of several, or of the rows of a column. */
export const MAX = extreme("larger", "largest", Math.max);
/** The smaller of two, the smallest of several, or of the rows of a column. */
export const MIN = extreme("smaller", "smallest", Math.min);

function extreme(
  ofTwo: string,
  ofMany: string,
  choose: (...values: number[]) => number,
): FunctionDefinition {
  return {
    takes: [1, Infinity],
    means: (...parts: readonly Expression[]) => ({
      kind: "phrase",
      words: [
        parts.length === 2 ? `${ofTwo} of ` : `${ofMany} of `,
        ...parts.slice(2).map(() => ", "),
        ...(parts.length > 1 ? [" and "] : []),
        "",
      ],
      parts,
      evaluate: (...values: (number | readonly number[])[]) => choose(...values.flat()),
    }),
  };
}
