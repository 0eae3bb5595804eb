import { followRoot } from "./follow-root";
import { remember } from "./remembered";

/** Has a switch say whether / alone opens the search, and settle it. */
export function shortcutSwitch(button: HTMLElement, stop: AbortSignal) {
  const word = button.querySelector("span") as HTMLElement;
  const isOn = () => !document.documentElement.dataset.shortcuts;

  const show = () => {
    button.setAttribute("aria-checked", String(isOn()));
    word.textContent = isOn() ? "on" : "off";
  };
  followRoot("data-shortcuts", show, stop);
  const toggle = () => remember("shortcuts", isOn() ? "off" : undefined);
  button.addEventListener("click", toggle, { signal: stop });
}
