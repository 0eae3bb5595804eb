// `npm run bench`: measures the built site in a browser, prints the tables, writes bench/RESULTS.md.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArguments, obtainedChromium } from "../scripts/lib/chromium.mjs";
import { projectFolder } from "../scripts/lib/project.mjs";
import { runToTheEnd } from "../scripts/lib/refusal.mjs";
import { buildSiteWhenChanged, exportFolder } from "../scripts/lib/site-build.mjs";
import { listeningPort, staticServer } from "../scripts/lib/static-server.mjs";
import { load, machine } from "./lib/machine.mjs";
import { report } from "./lib/report.mjs";
import { openingSchedules } from "./opening-schedules.mjs";

/** What is measured, in the order of the report. */
const measurements = [openingSchedules];

await runToTheEnd(async () => {
  await buildSiteWhenChanged(projectFolder, process.env);
  const executablePath = await obtainedChromium(
    { environment: process.env, ofPlaywright: chromium.executablePath() },
    { folder: projectFolder, isRoot: process.getuid?.() === 0 },
  );
  const server = staticServer(exportFolder(projectFolder));
  const address = `http://localhost:${await listeningPort(server, 0)}`;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const before = load();
    const sections = [];
    for (const measure of measurements) sections.push(await measure({ browser, address }));
    const text = report({
      facts: [
        new Date().toISOString().slice(0, 10),
        ...machine(browser.version()),
        `load average ${before} before and ${load()} after`,
      ],
      sections,
    });
    console.log(`\n${text}`);
    writeFileSync(path.join(projectFolder, "bench", "RESULTS.md"), text);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
});
