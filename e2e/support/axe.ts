import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

import { rootPath } from "./root-path";

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

/** No rule of axe is broken by the page as it stands, those of good practice included. */
export async function expectAccessible(page: Page, state: string) {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.addScriptTag({ path: rootPath("node_modules/axe-core/axe.min.js") });
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  });
  expect(violations, state).toEqual([]);
}
