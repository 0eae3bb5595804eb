/** Fetches what opens dialogs, suggests and offers: no part of a page until it is wanted. */
export type LoadLater = () => Promise<{
  want: (opener: HTMLElement, isPressed: boolean) => Promise<void>;
  suggest: (part: HTMLElement) => Promise<void>;
  offer: (release: ServiceWorker) => Promise<void>;
}>;

/**
 * Lets whatever has `data-opens` open the dialog of that name, which begins to load when it is about
 * to be pressed, and lets / and Ctrl-K (Cmd-K) open the search from anywhere. It listens once for
 * the whole page: an opener is plain HTML, and a link leads somewhere as long as there is no script.
 */
export function openers(load: LoadLater, stop: AbortSignal) {
  function listen(event: Event) {
    const opener = openerFor(event);
    if (!opener) return;
    const isPressed = event.type === "click" || event.type === "keydown";
    if (isPressed && opensElsewhere(event as MouseEvent, opener)) return;
    if (isPressed) event.preventDefault();
    load()
      .then(({ want }) => want(opener, isPressed))
      .catch(() => isPressed && leadToFoot());
  }

  for (const type of ["click", "keydown", "focusin", "pointerover"])
    addEventListener(type, listen, { signal: stop });
}

/** What is pressed or about to be, or what the keys stand for. */
function openerFor(event: Event & { key?: string }) {
  const element = event.target as HTMLElement;
  return event.key
    ? isShortcut(event as KeyboardEvent, element) &&
        document.querySelector<HTMLElement>("[data-opens=search]")
    : element.closest<HTMLElement>("[data-opens]");
}

/** A slash in a box is part of what is typed there. Elsewhere it can be switched off. */
const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent, element: Element) =>
  key === "/"
    ? !document.documentElement.dataset.shortcuts && !element.closest("input,select,textarea")
    : key === "k" && (ctrlKey || metaKey);

/** A link that is clicked with one of these keys opens in a tab or a window, like every other link. */
const opensElsewhere = (
  { type, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  opener: HTMLElement,
) => type === "click" && opener.matches("a") && (ctrlKey || metaKey || shiftKey || altKey);

// Where the code does not come, the foot of the page leads to the same places. Nothing in a form is
// lost, and the next press asks again.
const leadToFoot = () => document.querySelector<HTMLElement>("footer nav a")?.focus();
