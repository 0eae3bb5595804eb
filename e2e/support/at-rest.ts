import type { Page } from "@playwright/test";

/** Until the page has painted and has nothing left to do: whatever an action starts has begun by then. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    // Without a window Chromium may call nothing idle before it has painted one more frame.
    const idle = () =>
      new Promise<void>((resolve) => {
        let isIdle = false;
        requestIdleCallback(() => {
          isIdle = true;
          resolve();
        });
        const paint = () => {
          if (!isIdle) requestAnimationFrame(paint);
        };
        paint();
      });
    await new Promise(requestAnimationFrame);
    await idle();
    await idle();
  });
