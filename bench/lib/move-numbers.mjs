/** How often the numbers are moved, frame after frame. */
const moves = 60;

/**
 * Moves the numbers beside an answer in turn, as fast as the browser draws, and gives the milliseconds of
 * the slowest redraw: from the move to the first task after its frame.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number>} 0 where there is none to move
 */
export async function slowestMove(page) {
  const sliders = page.locator("[data-slot=what-if] [type=range]");
  const places = page.locator("[data-slot=near-screen]");
  // Several parts come only to who is near them: to each in turn, until the numbers are among them.
  while ((await sliders.count()) === 0) {
    const left = await places.count();
    if (left === 0) return 0;
    await places.first().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (left) => document.querySelectorAll("[data-slot=near-screen]").length < left,
      left,
    );
  }
  return sliders.evaluateAll(async (boxes, moves) => {
    const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    let slowest = 0;
    for (let move = 0; move < moves; move++) {
      const slider = /** @type {HTMLInputElement} */ (boxes[move % boxes.length]);
      const place = (move * 7) % Number(slider.max);
      const milliseconds = await new Promise((resolve) =>
        requestAnimationFrame(() => {
          const begun = performance.now();
          setText?.call(slider, String(place));
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          void scheduler.postTask(() => resolve(performance.now() - begun), {
            priority: "user-blocking",
          });
        }),
      );
      slowest = Math.max(slowest, milliseconds);
    }
    return slowest;
  }, moves);
}
