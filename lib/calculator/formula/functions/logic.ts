import { both, cases, opposite } from "@/lib/calculator/formula/algebra";
import type { Expression } from "@/lib/calculator/formula/expression";

import type { FunctionDefinition } from "./definition";

/** One value where a condition holds, and another where it does not. */
export const IF: FunctionDefinition = {
  takes: [3, 3],
  means: (condition, value, otherwise) => cases([{ value, condition }], otherwise),
};

export const AND: FunctionDefinition = {
  takes: [1, Infinity],
  means: (...conditions: readonly Expression[]) => both(...conditions),
};

export const OR: FunctionDefinition = {
  takes: [1, Infinity],
  means: (...conditions: readonly Expression[]) => ({ kind: "joined", by: "or", conditions }),
};

export const NOT: FunctionDefinition = { takes: [1, 1], means: opposite };

/** Whether a box was left empty. */
export const ISBLANK: FunctionDefinition = {
  takes: [1, 1],
  means: (of) => ({ kind: "blank", of, is: true }),
};
