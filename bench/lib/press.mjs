/** The browser reports no press that was painted sooner than this. */
const leastReported = 16;

/**
 * A press as the person lives it: the milliseconds from the finger's lifting to the next paint, which
 * the browser itself counts (Event Timing, in steps of 8 ms), and how many elements of a selector
 * were part of that paint.
 *
 * @param {import("@playwright/test").Locator} button
 * @param {string} selector
 */
export async function press(button, selector) {
  const page = button.page();
  // Already under the pointer, so that the press is all that is painted.
  await button.hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  const watch = await page.evaluateHandle(
    ({ selector, leastReported }) => {
      /** @type {Promise<number>} */
      const painted = new Promise((resolve) => {
        addEventListener(
          "click",
          () =>
            requestAnimationFrame(() => {
              resolve(document.querySelectorAll(selector).length);
            }),
          { capture: true, once: true },
        );
      });
      const options = { type: "event", durationThreshold: leastReported };
      /** @type {Promise<number>} */
      const milliseconds = new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const click = list.getEntries().find(({ name }) => name === "click");
          if (click) resolve(click.duration);
        }).observe(options);
        // What the browser has not reported a second after the paint was quicker than it reports.
        void painted.then(() => setTimeout(resolve, 1000, leastReported));
      });
      return { painted, milliseconds };
    },
    { selector, leastReported },
  );
  // As long as a finger stays down: what the pressing itself changes is painted by then.
  await button.click({ delay: 100 });
  return watch.evaluate(async ({ painted, milliseconds }) => ({
    painted: await painted,
    milliseconds: await milliseconds,
  }));
}
