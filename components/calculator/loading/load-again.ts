/**
 * Loads the page again for code that did not come: a browser asks for a module only once. What is typed
 * comes back with it, an answer that is shown too, and `pressed` is pressed again: attend-early.ts.
 */
export function loadAgain(pressed?: Element | null) {
  pressed?.setAttribute("aria-busy", "true");
  document.querySelector("form[data-calculator]")?.dispatchEvent(new Event("again"));
}
