import { inMilliseconds } from "./lib/figures.mjs";
import { timesPlain } from "./lib/goal.mjs";
import { medians } from "./lib/medians.mjs";
import { inNewContext } from "./lib/opened.mjs";
import { slowdown } from "./lib/phone.mjs";

const rounds = 5;
const megabit = 1_000_000 / 8;

/** In bytes a second, and milliseconds there and back. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};

/**
 * When the largest part of each page is painted over a connection that is slow in truth, not by
 * calculation, on a slow processor.
 *
 * @param {import("./run.mjs").Bench} bench
 * @returns {Promise<import("./lib/page-table.mjs").Measure[]>}
 */
export async function slowConnection({ browser, pages }) {
  const measured = await medians(pages, { title: "Slow connection", rounds }, ({ address }) =>
    inNewContext(browser, async (page, session) => {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", connection);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.goto(address, { waitUntil: "networkidle" });
      return page.evaluate(largestPaint);
    }),
  );
  return [
    {
      what: "Slow connection: largest paint",
      values: measured.map(({ milliseconds }) => milliseconds),
      shown: inMilliseconds,
      goal: timesPlain(1.3),
    },
  ];
}

/** @returns {Promise<{ milliseconds: number }>} */
const largestPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve({ milliseconds: list.getEntries().at(-1)?.startTime ?? NaN });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
