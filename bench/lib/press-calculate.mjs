/** Nothing changes any more when nothing has changed for so many milliseconds. */
const stillFor = 700;

/**
 * Presses Calculate as a person does, and gives the milliseconds from the finger's lifting to the paint
 * that shows the answer; `all` waits for the last one that changes anything of the result, its charts
 * and its tables.
 *
 * A paint is over when the first task after its frame begins.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<{ answer: number, all: () => Promise<number> }>}
 */
export async function pressCalculate(page) {
  const button = page.locator("form[data-calculator] [type=submit]");
  // Already under the pointer, so that the press is all that is painted.
  await button.hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  const watch = await page.evaluateHandle((stillFor) => {
    const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-calculator]"));
    let pressed = 0;
    /** @type {string | undefined} */
    let run;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        pressed = timeStamp;
        run = form.dataset.run;
      },
      { capture: true, once: true },
    );

    const changes = (/** @type {MutationRecord} */ { target, addedNodes, attributeName }) => {
      const result = document.querySelector("[data-result]");
      if (!result) return false;
      if (target === form) return attributeName === "data-run";
      return result.contains(target) || [...addedNodes].some((node) => node.contains(result));
    };
    const promised = () => {
      /** @type {(milliseconds: number) => void} */
      let resolve = () => undefined;
      /** @type {Promise<number>} */
      const promise = new Promise((settle) => (resolve = settle));
      return { promise, resolve };
    };
    const answer = promised();
    const all = promised();
    let timer = 0;
    const note = () => {
      const painted = performance.now() - pressed;
      answer.resolve(painted);
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        observer.disconnect();
        all.resolve(painted);
      }, stillFor);
    };
    const observer = new MutationObserver((records) => {
      if (!pressed || form.dataset.run === run || !records.some(changes)) return;
      requestAnimationFrame(() => {
        // Before the tasks that wait already, which are no part of the paint.
        void scheduler.postTask(note, { priority: "user-blocking" });
      });
    });
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return { answer: answer.promise, all: all.promise };
  }, stillFor);
  // As long as a finger stays down: what the pressing itself changes is painted by then.
  await button.click({ delay: 100 });
  return {
    answer: await watch.evaluate(({ answer }) => answer),
    all: () => watch.evaluate(({ all }) => all),
  };
}
