import { formatList } from "@/lib/format";

import type { Definition, Invalid, World } from "./definition";
import { fieldOf, type Draft } from "./form/draft";
import { fieldsOf } from "./form/fields";
import { randomFactorText, type RandomFactorField } from "./form/random-factor";
import { readField, type FieldErrors } from "./form/read-field";
import { inDollars } from "./form/shares";
import { refused, type Notice } from "./report/notice";

/** A calculation that was made: what it rests on, and what came of it. */
export type Calculation<Input, Result> = {
  definition: Definition<Input, Result>;
  input: Input;
  result: Result;
  world: World;
};

/** What comes of a run: a calculation, or what is wrong. */
export type RunResult<Input, Result> =
  | {
      ok: true;
      calculation: Calculation<Input, Result>;
      /** What was in the boxes, with what was drawn for those that are not shown. */
      typed: Draft;
      /** The same with every share in dollars. */
      draft: Draft;
      /** What its fields still have to say. */
      errors?: FieldErrors;
      notice: Notice;
    }
  | { ok: false; errors: FieldErrors; notice: Notice };

const invalidInput = "Please enter valid positive numbers for all fields.";

function invalidNotice(invalid: Invalid = invalidInput, boxes: readonly string[]): Notice {
  const said = typeof invalid === "function" ? invalid(boxes) : invalid;
  return typeof said === "string" ? refused(said) : said;
}

/** Draft → Input → Result: the whole life of a calculation. It never throws and touches nothing. */
export function run<Input, Result>(
  definition: Definition<Input, Result>,
  boxes: Draft,
  world: World,
): RunResult<Input, Result> {
  const typed = withDraws(definition.fields, boxes, world);
  const draft = inDollars(definition.fields, typed, world.today);
  const read = {} as Record<string, unknown>;
  const errors: Record<string, string> = {};
  const refusedBoxes: string[] = [];
  for (const [name, field] of fieldsOf(definition.fields)) {
    const { value, errors: found = {} } = readField(name, field, draft, world.today);
    if (value === undefined) refusedBoxes.push(...Object.keys(found));
    else read[name] = value;
    Object.assign(errors, found);
  }
  if (refusedBoxes.length > 0)
    return { ok: false, errors, notice: invalidNotice(definition.invalidMessage, refusedBoxes) };

  const input = read as Input;
  const refusal = definition.validate?.(input);
  if (refusal) return { ok: false, errors: refusal.errors as FieldErrors, notice: refusal.notice };

  const result = definition.calculate(input, world);
  if (!isAllFinite(result)) {
    const text =
      definition.failureMessage ?? "Could not calculate a result with the provided inputs.";
    return { ok: false, errors: {}, notice: refused(text, "Calculation Error") };
  }
  Object.assign(errors, definition.errors?.(result, input));
  return {
    ok: true,
    ...(Object.keys(errors).length > 0 && { errors }),
    calculation: { definition, input, result, world },
    typed,
    draft,
    notice: withLeftOut(definition.toast(result, input), definition, Object.keys(errors)),
  };
}

/** A notice of an answer that stands without the options of these boxes: it names them by their titles. */
function withLeftOut<Input, Result>(
  notice: Notice,
  { fields, options = [] }: Definition<Input, Result>,
  boxes: readonly string[],
): Notice {
  const nameOf = (box: string) =>
    options.find((option) => fieldOf(box) in option.fields)?.title ??
    fields[fieldOf(box) as keyof Input].label;
  const names = [...new Set(boxes.map(nameOf))];
  if (names.length === 0 || notice.tone === "destructive") return notice;
  const what = names.length === 1 ? "One option was" : `${names.length} options were`;
  return { ...notice, text: `${notice.text} ${what} left out: ${formatList(names)}.` };
}

/** The draft with a number in each box that is drawn and empty: a link without one, or an example. */
const withDraws = (fields: object, draft: Draft, { random = 0.5 }: World): Draft => ({
  ...draft,
  ...Object.fromEntries(
    fieldsOf(fields).flatMap(([name, field]) =>
      field.kind === "randomFactor" && !draft[name]?.trim()
        ? [[name, randomFactorText(field as RandomFactorField, random)]]
        : [],
    ),
  ),
});

/** Whether every number in a result, rows of its tables included, is finite. */
export function isAllFinite(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "object" && value !== null) return Object.values(value).every(isAllFinite);
  return true;
}
