import type { Expression } from "@/lib/calculator/formula/expression";

/** What a spreadsheet function stands for. */
export type FunctionDefinition = {
  /** The fewest and the most arguments that it takes. */
  takes: readonly [least: number, most: number];
  /** The same in mathematics, over its arguments. */
  means: (...given: Arguments) => Expression;
};

/** As many as are taken are given: what is optional has its default in the definition. */
type Arguments = [Expression, Expression, Expression, ...Expression[]];
