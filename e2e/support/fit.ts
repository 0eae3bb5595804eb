import type { Page } from "@playwright/test";

import { expectNoSidewaysScroll } from "./sideways";
import { expectLargeTargets } from "./targets";

/** Widths of a window, and sizes of text that a visitor's browser may be set to. */
const situations = [
  { width: 320, text: "16px" },
  { width: 640, text: "32px" },
  { width: 1280, text: "32px" },
  { width: 1280, text: "16px" },
];

/** The site's font, and the letters, often wider, in which a page stands where it does not come. */
const fonts = ["", "system-ui"];

/** Nothing is cut off or scrolls sideways, and what is pressed is large enough. */
export async function expectToFit(page: Page, state: string) {
  for (const { width, text } of situations) {
    await page.setViewportSize({ width, height: 800 });
    for (const font of fonts) {
      await page.evaluate(setType, [text, font] as const);
      const situation = [state, `${width} px`, `text of ${text}`, font].filter(Boolean).join(", ");
      await expectNoSidewaysScroll(page, situation);
      if (text === "16px") await expectLargeTargets(page, situation);
    }
  }
  await page.evaluate(setType, ["", ""] as const);
}

/** Sets the size and the font of a page, and waits until its charts have followed. */
function setType([size, font]: readonly [string, string]) {
  const { style } = document.documentElement;
  style.fontSize = size;
  style.setProperty("--font-sans", font);
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
  );
}
