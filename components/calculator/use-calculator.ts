import { useEffect, useEffectEvent, useRef, useState } from "react";

import { notify, withdrawNotice } from "@/components/ui/notify";
import type { Form, Report } from "@/lib/calculator/definition";
import {
  draftFromFragment,
  initialDraft,
  readDraft,
  type Draft,
} from "@/lib/calculator/form/draft";
import type { FieldErrors } from "@/lib/calculator/form/read-field";
import type { Calculated } from "@/lib/calculator/run";

import { keepFocus } from "./form/keep-focus";
import type { Entry } from "./form/restore-draft";
import { currentWorld } from "./world";

/** What came of a press: what is wrong with the form, an answer, or code that did not come. */
type Attempt<Input, Result> = {
  problems: FieldErrors;
  /** All problems in one place, where there are several. */
  ErrorSummary?: Answering["ErrorSummary"];
  /** Why there is no answer: the toast goes, and where its code does not come it is never there. */
  failure?: string;
  answered?: Answered<Input, Result>;
  /** Asks again for code that did not come. */
  retry?: () => void;
};

type Answering = typeof import("./answering").answering;

type Answered<Input, Result> = Calculated<Input, Result> & {
  /** What was in the boxes. */
  typed: Draft;
  /** The same as a link carries it. */
  draft: Draft;
  ResultRegion: Answering["ResultRegion"];
  isStale: Answering["isStale"];
};

/** The visitor's own numbers that gave way to others, and what stood beside them. */
type Replaced<Input, Result> = {
  by: "example" | "reset";
  draft: Draft;
  attempt: Attempt<Input, Result>;
  stale: boolean;
};

/** Fetches how a calculator answers: its calculation, and the words and workings of its figures. */
export type Load<Input, Result> = () => Promise<{ report: Report<Input, Result> }>;

/** Milliseconds that a key may take before a person feels it. */
const unnoticed = 50;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Always the same nothing, so that a form without problems is not drawn again. */
const none: FieldErrors = {};

/** What the page shows before anything was calculated. */
const untried = { problems: none };

/** The state of a calculator's page, and what a visitor can do to it. */
export function useCalculator<Input, Result>(form: Form<Input>, load: Load<Input, Result>) {
  const { fields, autoCalculate } = form;
  const element = useRef<HTMLFormElement>(null);
  /** What the boxes were filled with from outside. Each filling makes new boxes. */
  const [filling, setFilling] = useState({ draft: initialDraft(fields), times: 0 });
  const [attempt, setAttempt] = useState<Attempt<Input, Result>>(untried);
  const [runs, setRuns] = useState(0);
  /** The runs that the visitor asked for; a live calculator also runs by itself. */
  const [asked, setAsked] = useState(0);
  const [stale, setStale] = useState(false);
  /** What can be brought back, until something else is typed. */
  const [replaced, setReplaced] = useState<Replaced<Input, Result>>();
  /** Whether the numbers in the boxes are the visitor's: neither the example nor as the page opens. */
  const isOwn = useRef(false);
  /** Counts the resets: each is said. */
  const [resets, setResets] = useState(0);
  /** The fragment of the link that was followed last. One that only leads to a part of the page is none. */
  const [link, setLink] = useState(fragmentAtFirst);
  /** Counts the presses: code that comes late answers only the last one. */
  const latest = useRef(0);
  /** How long the last answer took until it was seen, in milliseconds. */
  const pace = useRef(0);

  const typed = () => readDraft(fields, element.current ? new FormData(element.current) : []);
  const fill = (draft: Draft) => setFilling(({ times }) => ({ draft, times: times + 1 }));

  /** The code of an answer, for the last one who asked; `again` is offered where it does not come. */
  async function loadFor(again: () => void) {
    const turn = (latest.current += 1);
    const code = await codeOf(load);
    if (turn !== latest.current) return undefined;
    if (!code) setAttempt({ ...untried, retry: again });
    else if (element.current) code[0].followBoxes(fields, element.current);
    return code;
  }

  /** Calculates with every change; where that takes long, when the typing pauses for as long. */
  async function followTyping() {
    const turn = (latest.current += 1);
    if (pace.current > unnoticed) await later(pace.current);
    if (turn === latest.current) await attemptWith(typed(), false);
  }

  /** Calculates with what is in the boxes; what was asked for is announced, with a remark. */
  async function attemptWith(draft: Draft, announced: boolean, remark = "") {
    const code = await loadFor(() => void attemptWith(draft, announced, remark));
    if (!code) return;
    const began = performance.now();
    requestAnimationFrame(() => (pace.current = performance.now() - began));
    const [{ run, ErrorSummary, ResultRegion, isStale }, { report }] = code;
    const definition = { ...form, ...report };
    const outcome = run(definition, draft, currentWorld());
    const { text, ...notice } = outcome.notice;
    setAttempt(
      outcome.ok
        ? {
            problems: outcome.problems ?? none,
            answered: { ...outcome, definition, ResultRegion, isStale },
          }
        : { problems: outcome.problems, ErrorSummary, failure: text },
    );
    setRuns((count) => count + 1);
    setStale(false);
    if (!announced) return;
    setAsked((count) => count + 1);
    notify({ ...notice, text: `${text} ${remark}`.trim() });
  }

  async function tryExample() {
    const code = await loadFor(() => void tryExample());
    if (!code) return;
    const [{ draftOf }, { report }] = code;
    const example = draftOf(fields, report.example as object);
    replace(example, "example");
    void attemptWith(example, true);
  }

  /** Fills the form with what is not the visitor's, whose numbers can be brought back. */
  function replace(draft: Draft, by: Replaced<Input, Result>["by"]) {
    setReplaced(isOwn.current ? { by, draft: typed(), attempt, stale } : undefined);
    isOwn.current = false;
    fill(draft);
  }

  /** Brings back what was replaced. */
  function undo() {
    if (!replaced) return;
    takeBack();
    own();
    fill(replaced.draft);
    setAttempt(replaced.attempt);
    setStale(replaced.stale);
    element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }

  /** From now on the numbers are the visitor's, and there is nothing to bring back. */
  function own() {
    isOwn.current = true;
    setReplaced(undefined);
  }

  /** No answer that is on its way comes any more, and no notice of it. */
  function takeBack() {
    latest.current += 1;
    withdrawNotice();
  }

  /** Fills the form and calculates, announced or in silence: not at all where neither is said. */
  function open(draft: Draft, announced?: boolean, remark?: string) {
    own();
    fill(draft);
    if (announced !== undefined) void attemptWith(draft, announced, remark);
  }

  const onEntry = useEffectEvent(open);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.dataset.ready = "true";
    keepFocus(current);
    const entry = history.state as Entry;
    // Whoever is in the form will want the result: its code is on the way before the press.
    const prepare = () =>
      codeOf(load).then((code) =>
        code?.[0].attend(form, current, entry, (...kept) => onEntry(...kept)),
      );
    const followAddress = () => {
      const linked = draftFromFragment(form.fields, location.hash);
      if (!linked) return;
      setLink(location.hash);
      onEntry(linked.draft, true, linked.remark);
    };
    const attend = () => void prepare();
    current.addEventListener("focusin", attend);
    // What was typed here is newer than the link that the page was opened with.
    if (entry?.kept) attend();
    else followAddress();
    // What was pressed before the form was ready: attend-early.ts.
    const pressed = current.querySelector<HTMLElement>("[aria-busy]");
    if (pressed)
      void prepare().then(() => {
        pressed.removeAttribute("aria-busy");
        pressed.click();
      });
    // A browser whose assistant takes tools from pages is given this calculator.
    if (document.modelContext)
      void import("./model-context").then(({ offerTool }) => offerTool(form, load));
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [form, load]);

  return {
    element,
    filling,
    attempt,
    runs,
    asked,
    stale,
    link,
    submit: () => void attemptWith(typed(), true),
    /** While the button is still down, what will stand below an answer is fetched. */
    hasten: () => void codeOf(load).then((code) => code?.[0].fetchBelow(code[1].report)),
    tryExample: () => void tryExample(),
    /** Fills the form and calculates. */
    open: (draft: Draft) => open(draft, true),
    replaced: replaced?.by,
    undo,
    resets,
    reset() {
      takeBack();
      replace(initialDraft(fields), "reset");
      setAttempt(untried);
      setResets((count) => count + 1);
    },
    noteChange({ target }: { target: EventTarget }) {
      own();
      if (autoCalculate) return void followTyping();
      const { answered } = attempt;
      if (answered) setStale(answered.isStale(target, answered.typed, typed));
    },
  };
}

/** Nothing of the page that is built ahead shows it. */
const fragmentAtFirst = () => (typeof location === "undefined" ? "" : location.hash);

/** The code of an answer, the kit's part and the calculator's own: nothing where it does not come. */
const codeOf = <Input, Result>(load: Load<Input, Result>) =>
  Promise.all([import("./answering").then(({ answering }) => answering), load()]).catch(
    () => undefined,
  );

export type CalculatorState = Omit<ReturnType<typeof useCalculator>, "element" | "attempt"> & {
  attempt: Pick<Attempt<unknown, unknown>, "problems" | "ErrorSummary">;
};
