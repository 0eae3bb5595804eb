import { launch, type ElementHandle } from "puppeteer-core";

import { givenNoon, setClock } from "../given-day";
import type { Engine } from "./tab";

/** Firefox, as it was installed: it speaks WebDriver BiDi, which Playwright does not. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });

  return {
    async newTab({ isEarly }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(setClock, givenNoon);
      return {
        async goTo(address) {
          if (isEarly) await page.evaluate((address) => location.assign(address), address);
          else await page.goto(address, { waitUntil: "domcontentloaded" });
        },
        evaluate: (inPage, ...words) =>
          page.evaluate(inPage as (...words: unknown[]) => never, ...words),
        async click(find, ...words) {
          const found = await page.evaluateHandle(
            find as (...words: unknown[]) => Element,
            ...words,
          );
          await (found as ElementHandle).click();
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        pdf: async () => Buffer.from(await page.pdf({ format: "letter" })),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
