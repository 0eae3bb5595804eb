import type { Draft } from "@/lib/calculator/form/draft";
import type { FieldErrors } from "@/lib/calculator/form/read-field";
import type { Calculation, RunResult } from "@/lib/calculator/run";

/** What a page shows of its form: what is wrong with it, an answer, or why there is none. */
export type FormState<Input, Result> = {
  errors: FieldErrors;
  answered?: {
    calculation: Calculation<Input, Result>;
    /** What was in the boxes. */
    typed: Draft;
    /** The same as a link carries it. */
    draft: Draft;
  };
  /** Why there is no answer: the toast goes, and where its code does not come it is never there. */
  failure?: string;
  /** The button whose answer did not come, as its code was lost. */
  unanswered?: Element | null;
};

/** Always the same nothing, so that a form without errors is not drawn again. */
const none: FieldErrors = {};

/** What a page shows before anything was calculated. */
export const untried = { errors: none };

/** What a page shows after a run. */
export const stateAfter = <Input, Result>(
  run: RunResult<Input, Result>,
): FormState<Input, Result> =>
  run.ok
    ? { errors: run.errors ?? none, answered: run }
    : { errors: run.errors, failure: failureOf(run.errors) ?? run.notice.text };

/** Why there is no answer, as the boxes say it: a general sentence beside theirs would only be vaguer. */
function failureOf(errors: FieldErrors) {
  const [first, ...others] = Object.values(errors);
  return others.length === 0 ? first : `${others.length + 1} fields need another look.`;
}
