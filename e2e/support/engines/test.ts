import { writeFileSync } from "node:fs";

import { test as base } from "@playwright/test";

import { startFirefox } from "./firefox";
import type { Engine } from "./tab";
import { Visitor } from "./visitor";
import { startWebKit } from "./webkit";

export { expect } from "@playwright/test";

const starts: Record<string, () => Promise<Engine>> = {
  firefox: () => startFirefox(process.env.FIGUREWELL_FIREFOX ?? ""),
  webkit: () => startWebKit(process.env.FIGUREWELL_WEBKIT ?? ""),
};

/** The test of the engines that Playwright cannot drive: each has a visitor to whom the site is new. */
export const test = base.extend<{ visitor: Visitor; isEarly: boolean }, { engine: Engine }>({
  isEarly: [false, { option: true }],
  engine: [
    async ({}, run, { project }) => {
      const engine = await starts[project.name]?.();
      if (!engine) throw new Error(`${project.name} is none of these engines`);
      await run(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ engine, isEarly, baseURL }, run, testInfo) => {
    const tab = await engine.newTab({ isEarly });
    await run(new Visitor(tab, baseURL ?? ""));
    try {
      if (testInfo.status === testInfo.expectedStatus) return;
      const file = testInfo.outputPath("screenshot.png");
      writeFileSync(file, await tab.screenshot());
      await testInfo.attach("screenshot", { path: file });
    } finally {
      await tab.close();
    }
  },
});
