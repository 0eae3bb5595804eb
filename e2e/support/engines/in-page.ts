// What is read in the page itself: each of these functions runs there, and uses nothing from here.

/** What stands in every box. */
export const valuesOfForm = () => {
  const form = document.querySelector<HTMLFormElement>("form[data-calculator]");
  return Object.fromEntries(form ? new FormData(form) : []) as Record<string, string>;
};

/** The boxes that are marked as wrong: their names, what stands in them and what is said of it. */
export const problems = () =>
  [...document.querySelectorAll<HTMLInputElement>("form [aria-invalid=true]")].map((box) => {
    const described = (box.getAttribute("aria-describedby") ?? "").split(" ");
    const words = described.map((id) => document.getElementById(id)?.textContent ?? "");
    return [box.name, box.value, words.join(" ")];
  });

/** The name of the box that has the focus. */
export const focusedBox = () => document.activeElement?.getAttribute("name");

/** What the worker that answers for the page is about. */
export const stateOfWorker = () => navigator.serviceWorker.controller?.state;
