import { expect, type Page } from "@playwright/test";

/**
 * No words of a calculator and no number in its boxes are cut off, but where they give way by intent: a
 * breadcrumb above its heading, a list that opens to all of its words, a text that is longer than its box.
 */
export async function expectNothingCut(page: Page) {
  const cut = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    /** From where to where an element can be seen: everywhere in a box that scrolls. */
    const view = (element: Element | null): [left: number, right: number] => {
      if (!element) return [0, width];
      const { overflowX } = getComputedStyle(element);
      if (overflowX === "auto" || overflowX === "scroll") return [-Infinity, Infinity];
      const [left, right] = view(element.parentElement);
      if (overflowX === "visible") return [left, right];
      const box = element.getBoundingClientRect();
      return [Math.max(left, box.left), Math.min(right, box.right)];
    };
    const isLeftOut = (element: Element) =>
      !element.checkVisibility() || element.closest(".sr-only, .truncate, option, [aria-hidden]");

    const found: string[] = [];
    const main = document.querySelector("main") as Element;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement as Element;
      if (!text.data.trim() || isLeftOut(element)) continue;
      const [left, right] = view(element);
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => box.left < left - 1 || box.right > right + 1))
        found.push(text.data);
    }
    for (const box of main.querySelectorAll("input[inputmode]"))
      if (box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
        found.push(`${box.getAttribute("name")}: ${(box as HTMLInputElement).value}`);
    return found;
  });
  expect(cut).toEqual([]);
}
