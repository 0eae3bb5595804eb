import type { CalculatorId } from "@/lib/catalogue/calculators";

/** A calculation that an article quotes, and that a link in it opens in the calculator. */
type Example<Input, Result> = { id: CalculatorId; input: Input; result: Result };

/** The day on which the articles were worked out. No figure that they quote depends on it. */
const today = { year: 2026, month: 11, day: 21 };

/** Works out an example when the site is built: an article holds inputs, never a result. */
export const workedOut = <Input extends object, Result>(
  id: CalculatorId,
  calculate: (input: Input, world: { today: typeof today }) => Result,
  input: Input,
): Example<Input, Result> => ({ id, input, result: calculate(input, { today }) });
