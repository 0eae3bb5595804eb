import { expect, type Page } from "@playwright/test";

/** The page is as wide as the screen, and nothing of it lies beyond, but in a box that scrolls. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const { wide, names } = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(node).overflowX) ||
        scrolls(node.parentElement));
    const beyond = [...document.querySelectorAll("body *")].filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      const isOut = right > limit + 1 || left < -1;
      // Sonner's own list is as wide as the screen and set in from its edge; its toasts are not.
      if (node.matches("[data-sonner-toaster]")) return false;
      return isOut && width > 1 && node.checkVisibility() && !scrolls(node);
    });
    return {
      wide: document.documentElement.scrollWidth - limit,
      names: beyond.slice(-6).map((node) => `${node.tagName} ${node.textContent.slice(0, 40)}`),
    };
  });
  expect({ wide, names }, state).toEqual({ wide: 0, names: [] });
}
