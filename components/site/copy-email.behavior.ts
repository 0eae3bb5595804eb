import { copyText } from "./copy-text";

/** Has the button beside an address copy it. */
export function copyEmail(part: HTMLElement, stop: AbortSignal) {
  const [from, button, failed] = ["a", "button", "[data-slot=failure]"].map((selector) =>
    part.querySelector(selector),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const words = { done: "Email Copied!", failure: "Could not copy email address." };
  copyText({ button, from, failed, ...words }, stop);
}
