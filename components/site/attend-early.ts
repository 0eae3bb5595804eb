/**
 * What a form does before its script has come. It is written into the page as text (`scriptText`), so
 * it uses nothing from outside itself. What is pressed is remembered, and answered once the form is
 * ready: use-calculator.ts. What is typed is kept when the page is left or loaded again, in the place
 * where keep-typed.ts keeps it afterwards. If the page’s first script does not come, the page is loaded
 * once more with all of that, and then says so.
 */
export function attendEarly() {
  const form = document.querySelector<HTMLFormElement>("form[data-calculator]");
  if (!form) return;
  type State = { kept?: { typed: string }; pressed?: number; isSecondTry?: boolean } | null;
  const state = () => history.state as State;
  const buttons = () => [...form.querySelectorAll("button")];
  const isReady = () => "ready" in form.dataset;
  const firstScript = document.querySelector("script[src]");

  const wait = (button: Element | undefined) => {
    for (const other of buttons()) other.removeAttribute("aria-busy");
    button?.setAttribute("aria-busy", "true");
  };
  /** A form that nobody has typed in is left to the link that the page was opened with. */
  let isTypedIn = false;
  const keep = (more?: State) => {
    const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    try {
      const kept = { typed: `${typed}`, isAnswered: false };
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
  const onLeaving = () => "ephemeral" in form.dataset || keep();
  const onTyping = () => {
    isTypedIn = true;
    addEventListener("beforeunload", onLeaving);
  };
  form.addEventListener("input", onTyping);
  form.addEventListener("kept", () => {
    form.removeEventListener("input", onTyping);
    removeEventListener("beforeunload", onLeaving);
  });
  firstScript?.addEventListener("load", () => {
    if (state()?.isSecondTry) history.replaceState({ ...state(), isSecondTry: false }, "");
  });
  addEventListener(
    "error",
    ({ target }) => {
      if (target !== firstScript) return;
      if (!state()?.isSecondTry) {
        keep({ pressed: buttons().findIndex((button) => button.ariaBusy), isSecondTry: true });
        return location.reload();
      }
      wait(undefined);
      const said = document.querySelector<HTMLElement>("[data-slot=dead-form]");
      if (!said) return;
      for (const [name, text] of new URLSearchParams(state()?.kept?.typed)) {
        const box = form.elements.namedItem(name);
        if (box && "value" in box && !isTypedIn) box.value = text;
      }
      said.hidden = false;
      said.querySelector("button")?.addEventListener("click", () => {
        keep({ isSecondTry: false });
        location.reload();
      });
    },
    true,
  );

  const { pressed = -1 } = state() ?? {};
  if (pressed < 0) return;
  wait(buttons()[pressed]);
  history.replaceState({ ...state(), pressed: undefined }, "");
}
