import type { Report } from "@/lib/calculator/definition";

/** Fetches how a calculator answers: its calculation, and the words and formulas of its figures. */
export type Load<Input, Result> = () => Promise<{ report: Report<Input, Result> }>;

export type AnswerCode<Input, Result> = typeof import("./answering").answering & {
  report: Report<Input, Result>;
};

/** Fetches what makes an answer, the kit's part and the calculator's own: nothing where it does not come. */
export async function answerCodeOf<Input, Result>(
  load: Load<Input, Result>,
): Promise<AnswerCode<Input, Result> | undefined> {
  try {
    const [{ answering }, { report }] = await Promise.all([import("./answering"), load()]);
    return { ...answering, report };
  } catch {
    return undefined;
  }
}
