import { useEffect, useEffectEvent, useState, type RefObject } from "react";

import type { Form } from "@/lib/calculator/form/form";
import { carriedDraft, draftFromFragment, type Draft } from "@/lib/calculator/form/draft";
import type { Fields } from "@/lib/calculator/form/fields";

import { answerCodeOf, knownFields, type Load } from "./answer-code";
import { encodePlainly } from "./form/encode-plainly";
import { keepFocus } from "./form/keep-focus";
import type { Entry } from "./form/restore-draft";

/**
 * What a form does as it comes to life: it takes over what was typed, linked or pressed before. Gives
 * the fragment of the link that was followed last: one that only leads to a part of the page is none.
 */
export function useArrival<Input, Result>(
  form: Form<Input>,
  load: Load<Input, Result>,
  element: RefObject<HTMLFormElement | null>,
  open: (draft: Draft, announced?: boolean, remark?: string, followed?: string) => void,
) {
  const [link, setLink] = useState(fragmentAtFirst);
  const onEntry = useEffectEvent(open);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.setAttribute("data-ready", "true");
    keepFocus(current);
    current.addEventListener("formdata", (event) => encodePlainly(knownFields(form, load), event));
    const entry = history.state as Entry;
    // Whoever is in the form will want the result: its code is on the way before the press.
    const prepare = () =>
      answerCodeOf(load).then((code) =>
        code?.attend({ ...form, fields: knownFields(form, load) }, current, entry, (...kept) =>
          onEntry(...kept),
        ),
      );
    const followAddress = async () => {
      // A link may fill what is asked later: others are not kept waiting.
      const later = form.later?.flatMap(({ names }) => names) ?? [];
      if (later.some((name) => location.hash.includes(name))) await answerCodeOf(load);
      const fields = knownFields(form, load);
      const carried = carriedDraft(fields, location.hash);
      if (carried) return onEntry(carried, isComplete(fields, carried) ? true : undefined);
      const linked = draftFromFragment(fields, location.hash);
      if (!linked) return;
      setLink(location.hash);
      onEntry(linked.draft, true, linked.remark, location.hash);
    };
    const attend = () => void prepare();
    current.addEventListener("focusin", attend);
    // Who was in a box before this code had come.
    if (current.contains(document.activeElement)) attend();
    // What was typed here is newer than the link that the page was opened with.
    if (entry?.kept) attend();
    else void followAddress();
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
    const follow = () => void followAddress();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [form, load, element]);

  return link;
}

/** Nothing of the page that is built ahead shows it. */
const fragmentAtFirst = () => (typeof location === "undefined" ? "" : location.hash);

/** Whether a button that is pressed now finds something in every box that it needs. */
const isComplete = <Input>(fields: Fields<Input>, draft: Draft) =>
  Object.entries<object>(fields).every(([name, field]) => draft[name] !== "" || "blank" in field);
