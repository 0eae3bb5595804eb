import type { Calculate, Definition } from "./definition";
import type { Draft } from "./draft";
import { readField } from "./fields";
import { refused, type Notice } from "./notice";
import type { World } from "./world";

/** What each field at fault says, by the name of its input. */
export type Problems = Readonly<Record<string, string>>;

type Outcome<Input, Result> =
  | { ok: true; input: Input; result: Result; notice: Notice }
  | { ok: false; problems: Problems; notice: Notice };

const invalidInput = "Please enter valid positive numbers for all fields.";

/** Draft → Input → Result: the whole life of a calculation. It never throws and touches nothing. */
export function run<Input, Result>(
  definition: Definition<Input, Result>,
  calculate: Calculate<Input, Result>,
  draft: Draft,
  world: World,
): Outcome<Input, Result> {
  const input = {} as Record<keyof Input, number>;
  const problems: Record<string, string> = {};
  for (const name of Object.keys(definition.fields) as (keyof Input & string)[]) {
    const reading = readField(definition.fields[name], draft[name] ?? "");
    if ("problem" in reading) problems[name] = reading.problem;
    else input[name] = reading.value;
  }
  if (Object.keys(problems).length > 0)
    return { ok: false, problems, notice: refused(definition.invalid ?? invalidInput) };

  const refusal = definition.refuse?.(input as Input);
  if (refusal) return { ok: false, problems: refusal.problems as Problems, notice: refusal.notice };

  const result = calculate(input as Input, world);
  if (!isFinite(result)) {
    const text = definition.incalculable ?? "Could not calculate payment.";
    return { ok: false, problems: {}, notice: refused(text, "Calculation Error") };
  }
  return {
    ok: true,
    input: input as Input,
    result,
    notice: definition.announce(result, input as Input),
  };
}

/** Whether every number in a result, rows of its tables included, is finite. */
function isFinite(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "object" && value !== null) return Object.values(value).every(isFinite);
  return true;
}
