import type { Page } from "@playwright/test";

/** Until the page has painted and has nothing left to do: whatever an action starts has begun by then. */
export const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestIdleCallback(() => requestIdleCallback(() => resolve())),
        ),
      ),
  );
