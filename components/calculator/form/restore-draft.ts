import { flushSync } from "react-dom";

import type { Form } from "@/lib/calculator/form/form";
import { initialDraft, readDraft, type Draft } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { plainAmount } from "@/lib/calculator/form/grouped-amount";
import { fragmentOf } from "@/lib/calculator/share/draft-to-link";

/** What an entry of the tab's history holds: what the router keeps there, and what was typed. */
export type Entry = { kept?: Kept } | null;

type Kept = {
  /** What was in the boxes, as a link would carry it. */
  typed: string;
  /** Whether the answer to it was shown. */
  isAnswered: boolean;
};

/** Milliseconds without a change after which the form is kept: browsers limit how often that may be. */
const pause = 200;

/**
 * Fills the form with what was typed in it before the page was left or loaded again, and from now on
 * keeps what is typed. It is kept in the state of this entry of the tab's history and nowhere else:
 * no other tab, page or server can read it. `entry` is what the router put there, which an entry that
 * a fragment made lacks.
 */
export function restoreDraft<Input>(
  form: Form<Input>,
  element: HTMLFormElement,
  entry: Entry,
  open: (draft: Draft, announced?: false) => void,
) {
  const { fields } = form;
  const { kept } = stateNow() ?? {};
  // From here on it is kept here, and no longer by attend-early.ts.
  element.dispatchEvent(new Event("kept"));
  if (kept && !isTypedIn(element)) {
    const draft = readDraft(fields, new URLSearchParams(kept.typed).entries());
    // An answer that was shown is shown again, and not announced.
    flushSync(() => (kept.isAnswered ? open(draft, false) : open(draft)));
  }
  if (form.ephemeral) {
    // It comes again only where the page had to be loaded once more.
    if (kept) history.replaceState({ ...entry, ...stateNow(), kept: undefined }, "");
    return forgetOnReturn();
  }

  const untouched = textOf(form, initialDraft(fields));
  const keep = () => {
    const typed = textOf(form, readDraft(fields, new FormData(element)));
    // As the page promises other programs: a result that is there and not out of date.
    const isAnswered = document.querySelector("[data-result]:not([data-stale])") !== null;
    const isKept = isAnswered || typed !== untouched;
    try {
      const state = { ...entry, ...stateNow(), kept: isKept ? { typed, isAnswered } : undefined };
      history.replaceState(state, "");
    } catch {
      // More than the browser takes: it stays in the boxes.
    }
  };

  let soon: ReturnType<typeof setTimeout>;
  const keepNow = () => {
    clearTimeout(soon);
    removeEventListener("beforeunload", keepNow);
    // What an entry keeps belongs to the form that is on its page.
    if (element.isConnected) keep();
  };
  const keepSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(keepNow, pause);
    // Later than this the entry is closed. Listened for only now: it can cost a page its way back whole.
    addEventListener("beforeunload", keepNow);
  };
  element.addEventListener("input", keepSoon);
  element.addEventListener("filled", keepSoon);
  element.addEventListener("ran", keepSoon);
  // Of a page that it kept whole, WebKit empties the boxes that it is not to fill in: while the page is
  // away they are none of these.
  addEventListener("pagehide", ({ persisted }) => persisted && setAutocomplete(element, "on"));
  addEventListener("pageshow", () => setAutocomplete(element, "off"));
  // What was typed while this code was on its way.
  keepSoon();
}

const stateNow = () => history.state as Entry;

/** Whether something was typed while the script was on its way: that is newer than what was kept. */
const isTypedIn = ({ elements }: HTMLFormElement) =>
  [...elements].some(
    (box) =>
      box instanceof HTMLInputElement &&
      box.type === "text" &&
      plainAmount(box.value) !== plainAmount(box.defaultValue),
  );

function setAutocomplete(element: HTMLFormElement, mode: "on" | "off") {
  for (const box of element.querySelectorAll<HTMLInputElement>("[autocomplete]"))
    box.autocomplete = mode;
}

/** What is to be kept of a draft. What chance drew is drawn anew: only a link can bring it back. */
function textOf<Input>({ fields }: Form<Input>, draft: Draft) {
  const link = new URLSearchParams(location.hash.slice(1));
  const isDrawn = new Set(
    fieldsOf(fields)
      .filter(([name, { kind }]) => kind === "randomFactor" && link.get(name) !== draft[name])
      .map(([name]) => name),
  );
  return fragmentOf(
    fields,
    Object.fromEntries(Object.entries(draft).filter(([name]) => !isDrawn.has(name))),
  );
}

/** A page that the browser kept whole comes back as it would have been loaded. */
function forgetOnReturn() {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
