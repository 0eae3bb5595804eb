"use client";

import { useEffect } from "react";

type OpenersProps = {
  /**
   * By the name in `data-opens`: fetches a dialog. Its code and all that it holds are no part of a
   * page until it is wanted.
   */
  loads: Record<"menu" | "search", () => Promise<{ open: (opener: HTMLElement) => void }>>;
};

/**
 * Lets whatever has `data-opens` open the dialog of that name, which begins to load when it is about
 * to be pressed, and lets / and Ctrl-K (Cmd-K) open the search from anywhere. It listens once for
 * the whole page: an opener is plain HTML, and a link leads somewhere as long as there is no script.
 */
export function Openers({ loads }: OpenersProps) {
  useEffect(() => {
    const stop = new AbortController();

    function listen(event: Event) {
      const opener = openerFor(event);
      if (!opener) return;
      const isPressed = event.type === "click" || event.type === "keydown";
      if (isPressed) event.preventDefault();
      loads[opener.dataset.opens as keyof typeof loads]().then(
        ({ open }) => isPressed && open(opener),
        () => isPressed && lead(),
      );
    }

    for (const type of ["click", "keydown", "focusin", "pointerover"])
      addEventListener(type, listen, stop);
    return () => stop.abort();
  }, [loads]);
  return null;
}

/** What is pressed or about to be, or what the keys stand for. */
function openerFor(event: Event) {
  const element = event.target as HTMLElement;
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  const isShortcut =
    key === "/" ? !element.closest("input,select,textarea") : key === "k" && (ctrlKey || metaKey);
  if (event.type !== "keydown") return element.closest<HTMLElement>("[data-opens]");
  return isShortcut ? document.querySelector<HTMLElement>("[data-opens=search]") : null;
}

// Where the code does not come, the foot of the page leads to the same places. Nothing in a form is
// lost, and the next press asks again.
const lead = () => document.querySelector<HTMLElement>("footer nav a")?.focus();
