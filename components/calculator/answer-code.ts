import type { Report } from "@/lib/calculator/definition";
import type { Fields } from "@/lib/calculator/form/fields";

/** Fetches how a calculator answers: its calculation, and the words and formulas of its figures. */
export type Load<Input, Result> = () => Promise<{ report: Report<Input, Result> }>;

/** The kit's part of what makes an answer: there once something was answered or refused, and not before. */
export let answerKit: typeof import("./answering").answering;

type AnswerCode<Input, Result> = typeof answerKit & { report: Report<Input, Result> };

/** What has come: import() takes its time even for a module that is there, and a press would wait for it. */
const known = new WeakMap<object, AnswerCode<never, never>>();

/** The fields of a form, with those that are asked later once they have come. */
export const knownFields = <Input, Result>(
  { fields }: { fields: Fields<Input> },
  load: Load<Input, Result>,
): Fields<Input> =>
  (known.get(load) as AnswerCode<Input, Result> | undefined)?.report.fields ?? fields;

/** Fetches what makes an answer, the kit's part and the calculator's own: nothing where it does not come. */
export async function answerCodeOf<Input, Result>(
  load: Load<Input, Result>,
): Promise<AnswerCode<Input, Result> | undefined> {
  const here = known.get(load) as AnswerCode<Input, Result> | undefined;
  if (here) return here;
  try {
    const [{ answering }, { report }] = await Promise.all([import("./answering"), load()]);
    answerKit = answering;
    const code = { ...answering, report };
    known.set(load, code as never);
    return code;
  } catch {
    return undefined;
  }
}
