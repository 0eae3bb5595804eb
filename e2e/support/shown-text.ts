import { expect, type Page } from "@playwright/test";

/**
 * What a broken calculation would show. Text that a visitor typed is not searched: boxes keep it,
 * the messages about it quote it, and the printed address carries it.
 */
const broken = /\bNaN\b|Infinity|∞|undefined|\bnull\b|\[object|(?<![\w.])-\$?0(?:\.0*)?(?![\d.])/;

/** Whether a text is what a broken calculation would show. */
export const looksBroken = (text: string) => broken.test(text);

/** No text on the page, folded parts included, and no value that machines read is broken. */
export async function expectNothingBroken(page: Page) {
  const pieces = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("form input")];
    const quotes = boxes.map(({ value }) => `“${value.trim()}”`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: holder, textContent } = walker.currentNode;
      const isCode = holder?.closest("script, style, noscript, template");
      const quotesTyping =
        holder?.id.endsWith("-error") || textContent?.includes(`${location.pathname}#`);
      if (isCode || quotesTyping || !textContent) continue;
      found.push(quotes.reduce((text, quote) => text.replaceAll(quote, ""), textContent));
    }
    for (const node of document.querySelectorAll("data[value]"))
      found.push(node.getAttribute("value") ?? "");
    return found;
  });
  expect(pieces.filter(looksBroken)).toEqual([]);
}
