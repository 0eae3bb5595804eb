export type ShownFigure = { name: string; value: string; text: string };

/** Every figure of the result, those in tables left out: runs in the page, and uses nothing else. */
export const shownFigures = (): ShownFigure[] =>
  // Found and read at once: a row that goes in between would be in no table any more.
  [...document.querySelectorAll("[data-result] data[data-figure]")]
    .filter((node) => !node.closest("table"))
    .map((node) => ({
      name: node.getAttribute("data-figure") ?? "",
      value: node.getAttribute("value") ?? "no value",
      text: node.textContent ?? "",
    }));
