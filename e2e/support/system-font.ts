import type { Page } from "@playwright/test";

/** As a visitor sees a page whose font came too late for it, in letters that may be wider. */
export const withoutSiteFont = (page: Page) =>
  page.route("**/*.woff2", (route) => route.fulfill({ status: 404 }));
