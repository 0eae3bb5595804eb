/**
 * What a form does before its script has come. It is written into the page as text (`scriptText`), so
 * it uses nothing from outside itself. What is pressed is remembered, and answered once the form is
 * ready: use-calculator.ts. What is typed is kept when the page is left or loaded again, in the place
 * where restore-draft.ts keeps it afterwards. If the code that the form needs does not come, the page is
 * loaded once more with all of that, and then says so: a browser asks for a module only once.
 */
export function attendEarly() {
  const form = document.querySelector<HTMLFormElement>("form[data-calculator]");
  if (!form) return;
  type State = { kept?: { typed: string }; pressed?: number; isSecondTry?: boolean } | null;
  const state = () => history.state as State;
  const buttons = () => [...form.querySelectorAll("button")];
  const isReady = () => "ready" in form.dataset;
  /** What the page before this one asks of it, which is then no more. */
  const { pressed = -1, isSecondTry = false } = state() ?? {};
  if (state()) history.replaceState({ ...state(), pressed: undefined, isSecondTry: false }, "");

  const wait = (button: Element | undefined) => {
    for (const other of buttons()) other.removeAttribute("aria-busy");
    button?.setAttribute("aria-busy", "true");
  };
  /** A form that nobody has typed in is left to the link that the page was opened with. */
  let isTypedIn = false;
  const keep = (more?: State) => {
    const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    try {
      const isAnswered = document.querySelector("[data-result]:not([data-stale])") !== null;
      const kept = { typed: `${typed}`, isAnswered };
      history.replaceState({ ...state(), ...(isTypedIn && { kept }), ...more }, "");
    } catch {
      // More than the browser takes: it stays in the boxes.
    }
  };

  form.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (button && !isReady()) wait(button);
  });
  // Later than this the entry is closed. Listened for only while it has to be: it can cost a page its
  // way back whole.
  let isLeaving = false;
  const onLeaving = () => {
    isLeaving = true;
    if (isTypedIn && !("ephemeral" in form.dataset)) keep();
  };
  const onTyping = () => {
    isTypedIn = true;
  };
  addEventListener("beforeunload", onLeaving);
  form.addEventListener("input", onTyping);
  form.addEventListener("kept", () => {
    form.removeEventListener("input", onTyping);
    removeEventListener("beforeunload", onLeaving);
  });
  const loadAgain = (more?: State) => {
    keep({ pressed: buttons().findIndex((button) => button.ariaBusy), ...more });
    location.reload();
  };
  form.addEventListener("again", () => loadAgain());

  const onLost = () => {
    // On the way to another page Firefox drops what is still coming: to load this one again would be
    // the end of that way.
    if (isLeaving) setTimeout(sayLost, 8_000);
    else if (!isSecondTry && navigator.onLine) loadAgain({ isSecondTry: true });
    else sayLost();
  };
  const sayLost = () => {
    wait(undefined);
    const said = document.querySelector<HTMLElement>("[data-slot=dead-form]");
    if (!said) return;
    for (const [name, text] of new URLSearchParams(state()?.kept?.typed)) {
      const box = form.elements.namedItem(name);
      if (box && "value" in box && !isTypedIn) box.value = text;
    }
    said.hidden = false;
    said.querySelector("button")?.addEventListener("click", () => loadAgain());
  };
  addEventListener("lost", ({ target }) => (target as Element).contains(form) && onLost());
  const firstScript = document.querySelector("script[src]");
  addEventListener("error", ({ target }) => target === firstScript && onLost(), true);

  wait(buttons()[pressed]);
}
