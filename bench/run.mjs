// `npm run bench`: measures the built site in a browser, prints the tables, writes bench/RESULTS.md.
// `npm run bench -- --only operations` prints one part, or several with commas between, and writes nothing.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumArguments, obtainedChromium } from "../scripts/lib/browsers/chromium.mjs";
import { packageInstaller } from "../scripts/lib/browsers/programs.mjs";
import { freePort } from "../scripts/lib/port.mjs";
import { projectFolder } from "../scripts/lib/project.mjs";
import { Refusal, runToTheEnd } from "../scripts/lib/refusal.mjs";
import { buildSiteWhenChanged, exportFolder } from "../scripts/lib/site-build.mjs";
import { listeningPort, staticServer } from "../scripts/lib/static-server.mjs";
import { load, machine } from "./lib/machine.mjs";
import { measuredPages } from "./lib/measured-pages.mjs";
import { everyExample } from "./lib/own-code.mjs";
import { pageTable } from "./lib/page-table.mjs";
import { report } from "./lib/report.mjs";
import { lighthouse } from "./lighthouse.mjs";
import { memory } from "./memory.mjs";
import { openingSchedules } from "./opening-schedules.mjs";
import { operations } from "./operations.mjs";
import { pageWeight } from "./page-weight.mjs";
import { everyExamplePressed, pressToPaint } from "./press-to-paint.mjs";
import { slowConnection } from "./slow-connection.mjs";

/**
 * What a measurement is made with.
 *
 * @typedef {object} Bench
 * @property {import("@playwright/test").Browser} browser
 * @property {number} debuggingPort of that browser
 * @property {string} site its address
 * @property {import("./lib/measured-pages.mjs").MeasuredPage[]} pages the plain one first
 * @property {import("./lib/own-code.mjs").Example[]} examples of every calculator
 */

/** What gives rows of the table over pages, and what gives a section of its own, in their order. */
const ofPages = {
  "page-weight": pageWeight,
  lighthouse,
  "slow-connection": slowConnection,
  "press-to-paint": pressToPaint,
  memory,
};
const ofTheirOwn = {
  "every-example": everyExamplePressed,
  "opening-schedules": openingSchedules,
  operations,
};

await runToTheEnd(async () => {
  const wanted = wantedParts();
  const begun = performance.now();
  await buildSiteWhenChanged(projectFolder, process.env);
  const executablePath = await obtainedChromium(
    { environment: process.env, ofPlaywright: chromium.executablePath() },
    {
      folder: projectFolder,
      install: packageInstaller({
        folder: projectFolder,
        environment: process.env,
        isRoot: process.getuid?.() === 0,
      }),
    },
  );
  const servers = [exportFolder(projectFolder), path.join(projectFolder, "bench", "plain")].map(
    staticServer,
  );
  const [site = "", plain = ""] = await Promise.all(
    servers.map(async (server) => `http://localhost:${await listeningPort(server, 0)}`),
  );
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const before = load();
    const examples = await everyExample();
    const pages = measuredPages({ site, plain }, examples);
    const sections = await measured(wanted, { browser, debuggingPort, site, pages, examples });
    const text = report({
      facts: [
        new Date().toISOString().slice(0, 10),
        ...machine(browser.version()),
        `load average ${before} before and ${load()} after`,
        `measured in ${((performance.now() - begun) / 60_000).toFixed(0)} minutes`,
      ],
      sections,
    });
    console.log(`\n${text}`);
    if (wanted) return;
    writeFileSync(path.join(projectFolder, "bench", "RESULTS.md"), text);
  } finally {
    await browser.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
});

/** The parts that are asked for by name; null where it is all of them. */
function wantedParts() {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  if (only === undefined) return null;
  const known = Object.keys({ ...ofPages, ...ofTheirOwn });
  const wanted = only.split(",");
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`There is no part "${unknown}": choose of ${known.join(", ")}.`);
  return wanted;
}

/**
 * @param {string[] | null} wanted
 * @param {Bench} bench
 */
async function measured(wanted, bench) {
  const isWanted = (/** @type {[string, unknown]} */ [name]) => wanted?.includes(name) ?? true;
  const sections = [];

  const measures = [];
  for (const [, measure] of Object.entries(ofPages).filter(isWanted))
    measures.push(...(await measure(bench)));
  const names = bench.pages.map(({ name }) => name);
  if (measures.length > 0)
    sections.push({
      title: "Pages",
      text:
        "The plain page is bench/plain, one file by hand without any library, as what such a page costs at the least; " +
        "in brackets, how many times as much that is. All medians, of pages that a browser opens for the first time; " +
        "presses and the slow connection (150 ms, 1.6 Mbps) with the processor slowed down 4 times. " +
        "Search engines: Lighthouse alone asks for robots.txt from within the page, and the policy of our pages lets nothing be asked for there.",
      ...pageTable(names, measures),
    });

  for (const [, measure] of Object.entries(ofTheirOwn).filter(isWanted))
    sections.push(await measure(bench));
  return sections;
}
