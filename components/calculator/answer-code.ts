import type { Report } from "@/lib/calculator/definition";

/** Fetches how a calculator answers: its calculation, and the words and formulas of its figures. */
export type Load<Input, Result> = () => Promise<{ report: Report<Input, Result> }>;

/** The kit's part of what makes an answer: there once something was answered or refused, and not before. */
export let answerKit: typeof import("./answering").answering;

/** Fetches what makes an answer, the kit's part and the calculator's own: nothing where it does not come. */
export async function answerCodeOf<Input, Result>(load: Load<Input, Result>) {
  try {
    const [{ answering }, { report }] = await Promise.all([import("./answering"), load()]);
    answerKit = answering;
    return { ...answering, report };
  } catch {
    return undefined;
  }
}
