import { median } from "./lib/median.mjs";
import { press } from "./lib/press.mjs";

const goal = 100;
const slowdown = 4;
const runs = 11;

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/** @type {{ what: string, years: number, button: string, rows: number, screen: keyof typeof screens }[]} */
const presses = [
  {
    what: "All 480 rows, desktop",
    years: 40,
    button: "Open all years",
    rows: 480,
    screen: "desktop",
  },
  { what: "All 480 rows, phone", years: 40, button: "Open all years", rows: 480, screen: "phone" },
  {
    what: "All 360 rows, desktop",
    years: 30,
    button: "Open all years",
    rows: 360,
    screen: "desktop",
  },
  { what: "One year of 40, desktop", years: 40, button: "Year 1", rows: 12, screen: "desktop" },
];

/**
 * How long a long schedule takes to open.
 *
 * @param {import("./run.mjs").Bench} bench
 * @returns {Promise<import("./lib/report.mjs").Section>}
 */
export async function openingSchedules({ browser, site }) {
  /** @type {number[][]} */
  const samples = presses.map(() => []);
  // Round by round, so that what else the machine does falls on all of them alike.
  for (let run = 1; run <= runs; run++) {
    console.log(`Opening schedules: round ${run} of ${runs}`);
    for (const [index, wanted] of presses.entries()) {
      samples[index]?.push(await millisecondsToOpen(wanted, { browser, site }));
    }
  }

  return {
    title: "Opening a schedule",
    text:
      `From the press to the paint that shows the rows, in a page opened anew for each of ${runs} runs, ` +
      `the processor slowed down ${slowdown} times.`,
    head: ["Opened", "Median", "Quickest", "Slowest", "Goal", "Met"],
    rows: presses.map(({ what }, index) => {
      const values = samples[index] ?? [];
      const middle = median(values);
      return [
        what,
        ...[middle, Math.min(...values), Math.max(...values), goal].map((value) => `${value} ms`),
        middle <= goal ? "yes" : "no",
      ];
    }),
  };
}

/**
 * @param {(typeof presses)[number]} wanted
 * @param {Pick<import("./run.mjs").Bench, "browser" | "site">} bench
 */
async function millisecondsToOpen({ what, years, button, rows, screen }, { browser, site }) {
  const context = await browser.newContext({
    viewport: screens[screen],
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const link = `#loanAmount=250000&annualRate=6.25&years=${years}`;
    await page.goto(`${site}/calculators/loans-credit/amortization${link}`, {
      waitUntil: "networkidle",
    });
    const result = page.locator("[data-result]");
    await result.locator(`tr[data-row="${years * 12}"]`).waitFor({ state: "attached" });

    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const { milliseconds, painted } = await press(
      // A button says to a screen reader of which schedule it is.
      result.getByRole("button", { name: new RegExp(`^${button}(?!\\d)`) }),
      "[data-schedule] tbody:not([hidden]) > tr[data-row]",
    );
    if (painted !== rows)
      throw new Error(`${what}: the paint showed ${painted} rows, not ${rows}.`);
    return milliseconds;
  } finally {
    await context.close();
  }
}
