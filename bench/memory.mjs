import { inMegabytes } from "./lib/figures.mjs";
import { medians } from "./lib/medians.mjs";
import { inNewContext, openTyped } from "./lib/opened.mjs";

const rounds = 3;
const calculations = 100;

/**
 * What the scripts of each page hold after many calculations, and how much more than after the first.
 *
 * @param {import("./run.mjs").Bench} bench
 * @returns {Promise<import("./lib/page-table.mjs").Measure[]>}
 */
export async function memory({ browser, pages }) {
  const measured = await medians(pages, { title: "Memory", rounds }, ({ address, example }) =>
    inNewContext(browser, async (page, session) => {
      const held = async () => {
        await session.send("HeapProfiler.collectGarbage");
        return (await session.send("Runtime.getHeapUsage")).usedSize;
      };
      if (!example) {
        await page.goto(address, { waitUntil: "networkidle" });
        const atRest = await held();
        return { atEnd: atRest, grown: NaN };
      }
      await openTyped(page, { address, typed: example.typed });
      await calculate(page, { change: example.change, times: 1 });
      const afterFirst = await held();
      await calculate(page, { change: example.change, times: calculations - 1 });
      const atEnd = await held();
      return { atEnd, grown: atEnd - afterFirst };
    }),
  );
  return [
    {
      what: `Memory after ${calculations} calculations`,
      values: measured.map(({ atEnd }) => atEnd),
      shown: inMegabytes,
    },
    {
      what: "Of it since the first",
      values: measured.map(({ grown }) => (Number.isNaN(grown) ? null : grown)),
      shown: inMegabytes,
      isAlone: true,
    },
  ];
}

/**
 * Presses Calculate so many times, one number changed each time, until nothing is left to be done.
 *
 * @param {import("@playwright/test").Page} page
 * @param {{ change: [name: string, text: string], times: number }} presses
 */
const calculate = (page, presses) =>
  page.evaluate(async ({ change: [name, changed], times }) => {
    const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-calculator]"));
    const box = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
    const original = box.value;
    for (let press = 0; press < times; press++) {
      const run = form.dataset.run;
      box.value = box.value === original ? changed : original;
      box.dispatchEvent(new Event("input", { bubbles: true }));
      form.querySelector("button")?.form?.requestSubmit();
      while (form.dataset.run === run || !document.querySelector("[data-result]"))
        await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  }, presses);
