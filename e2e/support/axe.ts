import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

import { rootPath } from "./root-path";

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

const axe = readFileSync(rootPath("node_modules/axe-core/axe.min.js"), "utf8");

/** No rule of axe is broken by the page as it stands, those of good practice included. */
export async function expectAccessible(page: Page, state: string) {
  const isLoaded = await page.evaluate(() => "axe" in window);
  // Not by an element: the content policy of the page would block it.
  if (!isLoaded) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      // The one rule that is new in WCAG 2.2, which axe leaves out unless it is asked for.
      rules: { "target-size": { enabled: true } },
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  });
  expect(violations, state).toEqual([]);
}
