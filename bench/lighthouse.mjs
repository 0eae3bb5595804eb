import { asCount, inMilliseconds, inThousandths } from "./lib/figures.mjs";
import { atLeast, atMost } from "./lib/goal.mjs";
import { medians } from "./lib/medians.mjs";

const rounds = 5;
const attempts = 4;

/** By the names that Lighthouse has for them. */
const scores = {
  performance: { what: "Lighthouse: performance", least: 98 },
  accessibility: { what: "Lighthouse: accessibility", least: 100 },
  "best-practices": { what: "Lighthouse: best practices", least: 100 },
  seo: { what: "Lighthouse: search engines", least: 100 },
};

const figures = {
  "largest-contentful-paint": {
    what: "Lighthouse: largest paint",
    shown: inMilliseconds,
    most: 1500,
  },
  "total-blocking-time": { what: "Lighthouse: blocked", shown: inMilliseconds, most: 100 },
  "cumulative-layout-shift": { what: "Lighthouse: layout shift", shown: inThousandths, most: 0 },
};

/**
 * What Lighthouse says of each page on its telephone, whose slowness it simulates. Each run opens the
 * page for the first time, as everybody would who asks Lighthouse: with the worker.
 *
 * @param {import("./run.mjs").Bench} bench
 * @returns {Promise<import("./lib/page-table.mjs").Measure[]>}
 */
export async function lighthouse({ debuggingPort, pages }) {
  const measured = await medians(pages, { title: "Lighthouse", rounds }, async ({ address }) => {
    const { categories, audits } = await reportOn(address, debuggingPort);
    return {
      ...record(scores, (name) => Math.round((categories[name]?.score ?? NaN) * 100)),
      ...record(figures, (name) => audits[name]?.numericValue ?? NaN),
    };
  });
  return [
    ...Object.entries(scores).map(([name, { what, least }]) => ({
      what,
      values: measured.map((ofPage) => ofPage[name] ?? null),
      shown: asCount,
      isAlone: true,
      goal: atLeast(least, asCount),
    })),
    ...Object.entries(figures).map(([name, { what, shown, most }]) => ({
      what,
      values: measured.map((ofPage) => ofPage[name] ?? null),
      shown,
      goal: atMost(most, shown),
    })),
  ];
}

/**
 * A browser that has to wait for its processor now and then starts too late for Lighthouse to record
 * what it does: then it is asked again.
 *
 * @param {string} address
 * @param {number} port
 */
async function reportOn(address, port) {
  const { default: run } = await import("lighthouse");
  const options = {
    port,
    logLevel: /** @type {const} */ ("error"),
    onlyCategories: Object.keys(scores),
    disableFullPageScreenshot: true,
  };
  for (let attempt = 1; ; attempt++) {
    const { lhr } = (await run(address, options)) ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    if (attempt === attempts)
      throw new Error(`Lighthouse could not measure ${address}: ${lhr?.runtimeError?.message}`);
  }
}

/**
 * @param {object} names
 * @param {(name: string) => number} value
 * @returns {Record<string, number>}
 */
const record = (names, value) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, value(name)]));
