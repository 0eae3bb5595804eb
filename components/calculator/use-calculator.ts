import { useRef, useState } from "react";

import { notify } from "@/components/ui/notify";
import type { Calculate, Definition } from "@/lib/calculator/definition";
import {
  draftFromFragment,
  draftOf,
  fragmentOf,
  initialDraft,
  readDraft,
  type Draft,
} from "@/lib/calculator/draft";
import { run, type Problems } from "@/lib/calculator/run";

import { useFragment } from "./use-fragment";
import { currentWorld } from "./world";

/** What came of a calculation: what is wrong with the form, or an answer. */
type Attempt<Input, Result> = {
  /** The fragment that opens the same form again. */
  fragment: string;
  problems: Problems;
  /** Why there is no answer: the toast goes, and where its code does not come it is never there. */
  failure?: string;
  answer?: Answer<Input, Result>;
};

type Answer<Input, Result> = { input: Input; result: Result };

/** What the page shows before anything was calculated. */
const untried = { fragment: "", problems: {} };

/** The state of a calculator's page, and what a visitor can do to it. */
export function useCalculator<Input extends Record<string, number>, Result>(
  definition: Definition<Input, Result>,
  calculate: Calculate<Input, Result>,
) {
  const { fields, example } = definition;
  const form = useRef<HTMLFormElement>(null);
  /** What the boxes were filled with from outside. Each filling makes new boxes. */
  const [filling, setFilling] = useState({ draft: initialDraft(fields), times: 0 });
  const [attempt, setAttempt] = useState<Attempt<Input, Result>>(untried);
  const [runs, setRuns] = useState(0);
  const [stale, setStale] = useState(false);

  const typed = () => readDraft(fields, form.current ? new FormData(form.current) : []);
  const fill = (draft: Draft) => setFilling(({ times }) => ({ draft, times: times + 1 }));

  function attemptWith(draft: Draft) {
    const outcome = run(definition, calculate, draft, currentWorld());
    const fragment = fragmentOf(draft);
    setAttempt(
      outcome.ok
        ? { fragment, problems: {}, answer: outcome }
        : { fragment, problems: outcome.problems, failure: outcome.notice.text },
    );
    setRuns((count) => count + 1);
    setStale(false);
    void notify(outcome.notice);
  }

  function open(draft: Draft) {
    fill(draft);
    attemptWith(draft);
  }

  useFragment((fragment) => {
    const draft = draftFromFragment(fields, fragment);
    if (draft) open(draft);
  });

  return {
    form,
    filling,
    attempt,
    runs,
    stale,
    submit: () => attemptWith(typed()),
    tryExample: () => open(draftOf(example)),
    reset() {
      fill(initialDraft(fields));
      setAttempt(untried);
    },
    noteChange: () => setStale(fragmentOf(typed()) !== attempt.fragment),
  };
}

export type CalculatorState = Omit<ReturnType<typeof useCalculator>, "form">;
