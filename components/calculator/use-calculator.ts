import { useRef, useState } from "react";

import { notify, withdrawNotice } from "@/components/ui/notify";
import {
  fieldOf,
  initialDraft,
  readDraft,
  type Draft,
  type FieldCodecs,
} from "@/lib/calculator/form/draft";
import type { Form } from "@/lib/calculator/form/form";

import { answerCodeOf, answerKit, knownFields, type Load } from "./answer-code";
import { useFormEvent } from "./form/form-events";
import { stateAfter, untried, type FormState } from "./form-state";
import { useArrival } from "./use-arrival";
import { useReplaced, type ReplacedBy } from "./use-replaced";
import { currentWorld } from "./world";

/** The state of a calculator's page, and what a visitor can do to it. */
export function useCalculator<Input, Result>(form: Form<Input>, load: Load<Input, Result>) {
  const { autoCalculate } = form;
  const fieldsNow = () => knownFields(form, load);
  const element = useRef<HTMLFormElement>(null);
  /** What the boxes were filled with from outside. Each filling makes new boxes. */
  const [filling, setFilling] = useState(() => ({ draft: initialDraft(fieldsNow()), times: 0 }));
  const [state, setState] = useState<FormState<Input, Result>>(untried);
  const [runs, setRuns] = useState(0);
  /** The runs that the visitor asked for; some calculators also run by themselves. */
  const [asked, setAsked] = useState(0);
  const [stale, setStale] = useState(false);
  /** Counts the resets: each is said. */
  const [resets, setResets] = useState(0);
  const { replaced, replace, own } = useReplaced<{
    draft: Draft;
    state: FormState<Input, Result>;
    stale: boolean;
  }>();
  /** What is asked later, where it is here, and the way to it: always the same, so that no box is drawn anew. */
  const [laterFields] = useState(() => ({
    known: () => knownFields(form, load),
    async fetched(button: Element | null) {
      if (await answerCodeOf(load)) return true;
      setState({ ...untried, unanswered: button });
      return false;
    },
  }));
  const link = useArrival(form, load, element, open);
  useFormEvent(element, "filled", filling.times);
  useFormEvent(element, "ran", runs);
  /** Counts the presses: code that comes late answers only the last one. */
  const latest = useRef(0);

  const typed = () => readDraft(fieldsNow(), element.current ? new FormData(element.current) : []);
  const fill = (draft: Draft) => setFilling(({ times }) => ({ draft, times: times + 1 }));
  const submitButton = () => element.current?.querySelector<HTMLElement>("[type=submit]");

  /**
   * Calculates with what is in the boxes; what was asked for is announced, with a remark. `followed` is the link
   * that is just being followed: what it keeps beside is needed too, and `link` is not it yet.
   */
  async function calculate(draft: Draft, announced: boolean, remark = "", followed = link) {
    const code = await codeFor(submitButton(), draft, followed);
    if (!code) return;
    code.fetchParts();
    // With what is asked later: a link was read, and a form pressed, before that was there.
    const whole = readDraft(fieldsNow(), Object.entries(draft));
    const run = code.run({ ...form, ...code.report }, whole, currentWorld());
    setState(stateAfter(run));
    setRuns((count) => count + 1);
    setStale(false);
    if (!announced) return;
    setAsked((count) => count + 1);
    const { text, ...notice } = run.notice;
    notify({ ...notice, text: `${text} ${remark}`.trim() });
  }

  /** The code of an answer, with what these boxes need of it, for the last button that asked. */
  async function codeFor(button: Element | null | undefined, draft?: Draft, followed = link) {
    const turn = (latest.current += 1);
    const code = await answerCodeOf(load);
    const isWhole = !draft || (await code?.hasNeeded({ ...form, ...code.report }, draft, followed));
    if (turn !== latest.current) return undefined;
    if (!code || !isWhole) {
      setState({ ...untried, unanswered: button });
      return undefined;
    }
    if (element.current) code.followBoxes(fieldsNow(), element.current);
    return code;
  }

  async function tryExample(button: Element) {
    const code = await codeFor(button);
    if (!code) return;
    const { today } = currentWorld();
    const example = code.draftOf(fieldsNow(), code.exampleOf(code.report, today) as object);
    fillInstead("example", example);
    await calculate(example, true);
  }

  function reset() {
    takeBack();
    fillInstead("reset", initialDraft(fieldsNow()));
    setState(untried);
    setResets((count) => count + 1);
  }

  /** Fills the form with what is not the visitor's. */
  function fillInstead(by: ReplacedBy, draft: Draft) {
    replace(by, { draft: typed(), state, stale });
    fill(draft);
  }

  /** Brings back what was replaced. */
  function undo() {
    if (!replaced) return;
    takeBack();
    own();
    fill(replaced.before.draft);
    setState(replaced.before.state);
    setStale(replaced.before.stale);
    submitButton()?.focus();
  }

  /** No answer that is on its way comes any more, and no notice of it. */
  function takeBack() {
    latest.current += 1;
    withdrawNotice();
  }

  /** Fills the form and calculates, announced or in silence: not at all where neither is said. */
  function open(draft: Draft, announced?: boolean, remark?: string, followed?: string) {
    own();
    fill(draft);
    if (announced !== undefined) void calculate(draft, announced, remark, followed);
  }

  function noteChange({ target }: { target: EventTarget }) {
    own();
    if (autoCalculate) return void calculate(typed(), false);
    const { answered } = state;
    if (!answered) return;
    if (answersAtOnce(fieldsNow(), target)) return void calculate(typed(), true);
    setStale(answerKit.isStale(target, answered.typed, typed));
  }

  return {
    element,
    filling,
    laterFields,
    state,
    runs,
    asked,
    stale,
    link,
    resets,
    replaced: replaced?.by,
    submit: () => void calculate(typed(), true),
    tryExample: (button: Element) => void tryExample(button),
    reset,
    undo,
    open: (draft: Draft) => open(draft, true),
    noteChange,
  };
}

/** Whether it is a list whose choice answers at once. */
const answersAtOnce = (fields: FieldCodecs, list: EventTarget) =>
  list instanceof HTMLSelectElement && fields[fieldOf(list.name)]?.atOnce === true;

/** What the form shows of it, whatever is calculated. */
export type CalculatorPage = Omit<ReturnType<typeof useCalculator>, "element" | "state"> & {
  state: Pick<FormState<unknown, unknown>, "errors" | "failure">;
};
