import { expect, type Page } from "@playwright/test";

/** What a finger presses is at least 44 px high and wide, links in running text apart. */
export async function expectLargeTargets(page: Page, state: string) {
  const small = await page.evaluate(() => {
    const inRunningText = (node: Element) =>
      getComputedStyle(node).display === "inline" && node.closest("p, li, dd, td, figcaption");
    const clippedAway = (node: Element) => getComputedStyle(node).clipPath === "inset(50%)";
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((node) => node.checkVisibility() && !clippedAway(node) && !inRunningText(node))
      .map((node) => ({
        // A press on the frame of a box counts too, and one on the label around it.
        rectangle: (node.closest("[data-slot=input], label") ?? node).getBoundingClientRect(),
        node,
      }))
      .filter(({ rectangle: { width, height } }) => width > 1 && height > 1)
      .filter(({ rectangle: { width, height } }) => width < 43.5 || height < 43.5)
      .map(
        ({ node, rectangle: { width, height } }) =>
          `${node.tagName} “${node.textContent.trim().slice(0, 40)}” ${width} × ${height}`,
      );
  });
  expect([...new Set(small)], state).toEqual([]);
}
