import type { BrowserContext } from "@playwright/test";

import { setClocks } from "./given-day";
import { test as base } from "./test";

export { expect } from "./test";

/**
 * The same test in a page of a browser context that a worker's tests share, its cache warm: several
 * times as quick, for tests that store nothing and choose no device.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, run, { project }) => {
      const { baseURL, serviceWorkers } = project.use;
      const context = await browser.newContext({
        baseURL,
        serviceWorkers,
        reducedMotion: "reduce",
      });
      await setClocks(context);
      await run(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ sharedContext }, run) => {
    await run(sharedContext);
    await sharedContext.clearPermissions();
  },
  page: async ({ context }, run) => {
    const page = await context.newPage();
    await run(page);
    await page.close();
  },
});
