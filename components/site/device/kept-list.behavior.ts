import { answerName, forgetAnswer } from "@/components/site/consent/consent-store";

import { isOfResults, keptNames, pageOfResults } from "./kept-names";
import { choiceNames, remember } from "./remembered";

/** Shows what is kept on the device, each with a button that erases it, and one that erases all. */
export function keptList(part: HTMLElement, stop: AbortSignal) {
  const [status, list, all] = ["p", "ul", "button"].map((selector) =>
    part.querySelector(selector),
  ) as [HTMLElement, HTMLElement, HTMLButtonElement];

  function show() {
    const names = namesKept();
    status.textContent =
      names.length > 0 ? "Kept on this device now:" : "Nothing is kept on this device now.";
    list.replaceChildren(...names.map(entryOf));
    all.hidden = names.length === 0;
  }

  function entryOf(name: string) {
    const entry = document.createElement("li");
    entry.className = "flex flex-wrap items-center justify-between gap-x-4 gap-y-1";
    const label = document.createElement(isOfResults(name) ? "a" : "code");
    label.textContent = name;
    if (label instanceof HTMLAnchorElement) {
      label.href = pageOfResults(name);
      label.className = "underline underline-offset-4";
    }
    const button = all.cloneNode() as HTMLButtonElement;
    button.hidden = false;
    button.textContent = "Erase";
    button.setAttribute("aria-label", `Erase ${name}`);
    button.addEventListener("click", () => erase([name]));
    entry.append(label, button);
    return entry;
  }

  function erase(names: readonly string[]) {
    for (const name of names) forget(name);
    show();
    // The button is gone: the focus stays at what was erased.
    (list.querySelector("button") ?? status).focus();
  }

  status.tabIndex = -1;
  all.addEventListener("click", () => erase(namesKept()), { signal: stop });
  addEventListener("storage", show, { signal: stop });
  show();
}

/** Ours, and nothing that another page of the same host has kept. */
const namesKept = () =>
  keptNames().filter(
    (name) => isOfResults(name) || name === answerName || choiceNames.includes(name),
  );

function forget(name: string) {
  if (name === answerName) forgetAnswer();
  else if (isOfResults(name)) localStorage.removeItem(name);
  else remember(name as Parameters<typeof remember>[0]);
}
