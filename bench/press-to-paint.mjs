import { inMilliseconds } from "./lib/figures.mjs";
import { atMost, timesPlain } from "./lib/goal.mjs";
import { median } from "./lib/median.mjs";
import { medians } from "./lib/medians.mjs";
import { slowestMove } from "./lib/move-numbers.mjs";
import { inNewContext, openTyped } from "./lib/opened.mjs";
import { slowdown } from "./lib/phone.mjs";
import { pressCalculate } from "./lib/press-calculate.mjs";

const goals = {
  first: atMost(120, inMilliseconds),
  next: atMost(60, inMilliseconds),
  all: atMost(400, inMilliseconds),
};
const rounds = { ofPages: 5, ofEveryExample: 3 };
const nextPresses = 3;

/** @typedef {import("./lib/own-code.mjs").Example} Example */

/**
 * From the press to the answer, of the pages that everything is measured of.
 *
 * @param {import("./run.mjs").Bench} bench
 * @returns {Promise<import("./lib/page-table.mjs").Measure[]>}
 */
export async function pressToPaint({ browser, pages }) {
  const calculating = pages.flatMap(({ address, example }) =>
    example ? [{ address, ...example }] : [],
  );
  const how = { title: "Press to paint", rounds: rounds.ofPages };
  const measured = await medians(calculating, how, (calculator) =>
    inNewContext(browser, async (page, session) => ({
      ...(await presses(page, session, calculator)),
      moved: await slowestMove(page),
    })),
  );
  const valuesOf = (/** @type {keyof typeof goals | "moved"} */ figure) =>
    pages.map(({ address }) => {
      const index = calculating.findIndex((calculator) => calculator.address === address);
      return measured[index]?.[figure] || null;
    });
  const [plainNext = null] = valuesOf("next");
  const ofPresses = [
    { what: "Press to answer, first", figure: /** @type {const} */ ("first") },
    { what: "Press to answer, next", figure: /** @type {const} */ ("next") },
    { what: "Press to charts and tables", figure: /** @type {const} */ ("all") },
  ].map(({ what, figure }) => ({
    what,
    values: valuesOf(figure),
    shown: inMilliseconds,
    goal: goals[figure],
  }));
  const moved = {
    what: "A number moved to paint, the slowest of 60",
    values: [plainNext, ...valuesOf("moved").slice(1)],
    shown: inMilliseconds,
    goal: timesPlain(2),
  };
  return [...ofPresses, moved];
}

/**
 * The same of every calculator.
 *
 * @param {import("./run.mjs").Bench} bench
 * @returns {Promise<import("./lib/report.mjs").Section>}
 */
export async function everyExamplePressed({ browser, site, examples }) {
  const how = { title: "Every example", rounds: rounds.ofEveryExample };
  const measured = await medians(examples, how, ({ id, ...example }) =>
    inNewContext(browser, (page, session) =>
      presses(page, session, { address: `${site}/calculators/${id}`, ...example }),
    ),
  );
  const row = (/** @type {string} */ what, /** @type {(typeof measured)[number]} */ values) =>
    [what].concat(
      Object.entries(goals).flatMap(([name, { isMet }]) => {
        const value = values[/** @type {keyof typeof goals} */ (name)];
        return [inMilliseconds(value), isMet(value, 0) ? "yes" : "no"];
      }),
    );
  const { first, next, all } = goals;
  return {
    title: "From the press to the answer, every calculator",
    text:
      `The example of each calculator is typed and Calculate pressed, the processor slowed down ${slowdown} times. ` +
      `“First” and “next” are to the paint that shows the answer, “all” to the last of the charts and tables of the first press. ` +
      `Medians of ${rounds.ofEveryExample} openings, each with ${nextPresses} next presses after a change of one number. ` +
      `Goals: first ${first.text}, next ${next.text}, all ${all.text}.`,
    head: ["Calculator", "First", "Met", "Next", "Met", "All", "Met"],
    rows: examples.flatMap(({ id }, index) => {
      const values = measured[index];
      return values ? [row(id, values)] : [];
    }),
  };
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").CDPSession} session
 * @param {Pick<Example, "typed" | "change"> & { address: string }} calculator
 * @returns {Promise<Record<keyof typeof goals, number>>}
 */
async function presses(page, session, { address, typed, change: [name, changed] }) {
  await openTyped(page, { address, typed });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const opened = await pressCalculate(page);
  const all = await opened.all();

  const box = page.locator(`form[data-calculator] [name="${name}"]`);
  const original = await box.inputValue();
  const next = [];
  for (let press = 0; press < nextPresses; press++) {
    await box.fill(press % 2 === 0 ? changed : original);
    next.push((await pressCalculate(page)).answer);
  }
  return { first: opened.answer, next: median(next), all };
}
