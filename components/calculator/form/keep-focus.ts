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

/** Goes to a box of a form, by its name: what is folded takes no focus, and is drawn once it is opened. */
export function focusBox(form: HTMLFormElement, name: string) {
  const box = () => form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const option = form.querySelector<HTMLDetailsElement>(`[data-boxes~="${CSS.escape(name)}"]`);
  if (option && !option.open) {
    option.open = true;
    option.addEventListener("toggle", () => setTimeout(() => box()?.focus()), { once: true });
  }
  (box() ?? option?.querySelector("summary"))?.focus();
}

/** The button that was pressed goes with the answer that it brings: the focus goes on to that. */
export const focusAnswer = () =>
  document.getElementById("result-heading")?.focus({ preventScroll: true });
