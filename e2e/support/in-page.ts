// What is read in a calculator's page, in every browser: each of these functions runs in the page, and
// uses nothing from here.

export type ShownFigure = { name: string; value: string; text: string };

/** Every figure of the result, those in tables left out. */
export const shownFigures = (): ShownFigure[] =>
  // Found and read at once: a row that goes in between would be in no table any more.
  [...document.querySelectorAll("[data-result] data[data-figure]")]
    .filter((node) => !node.closest("table"))
    .map((node) => ({
      name: node.getAttribute("data-figure") ?? "",
      value: node.getAttribute("value") ?? "no value",
      text: node.textContent ?? "",
    }));

/** What stands in every box. */
export const valuesOfForm = () => {
  const form = document.querySelector<HTMLFormElement>("form[data-calculator]");
  return Object.fromEntries(form ? new FormData(form) : []) as Record<string, string>;
};

/** What each wrong box says, by the name of its input, in the order of the form. */
export const errorsOfForm = () =>
  [...document.querySelectorAll<HTMLInputElement>("form [aria-invalid=true]")].map((box) => {
    const described = (box.getAttribute("aria-describedby") ?? "").split(" ");
    const words = described.map((id) => document.getElementById(id)?.textContent ?? "");
    return [box.name, words.join(" ")] as [name: string, words: string];
  });

/** The name of the box that has the focus. */
export const focusedBox = () => document.activeElement?.getAttribute("name") ?? null;

/** What the worker that answers for the page is about. */
export const stateOfWorker = () => navigator.serviceWorker.controller?.state;
