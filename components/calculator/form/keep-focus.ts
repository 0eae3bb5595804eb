/** Boxes that are filled from outside are new ones: whoever was in one goes on in its successor. */
export function keepFocus(form: HTMLFormElement) {
  let box = document.activeElement;
  form.addEventListener("focusin", ({ target }) => (box = target as Element));
  form.addEventListener("filled", () => {
    const name = box?.getAttribute("name");
    if (!name || document.activeElement !== document.body) return;
    focusBox(form, name);
  });
}

/** Goes to a box of a form, by its name. */
export function focusBox(form: HTMLFormElement, name: string) {
  const box = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  // What is folded takes no focus.
  box?.closest("details")?.toggleAttribute("open", true);
  box?.focus();
}

/** The button that was pressed goes with the answer that it brings: the focus goes on to that. */
export const focusAnswer = () =>
  document.getElementById("result-heading")?.focus({ preventScroll: true });
