import { chromium, defineConfig, type ReporterDescription } from "@playwright/test";
import {
  chromiumArguments,
  foundForTests,
  noChromiumSentence,
} from "./scripts/lib/browsers/chromium.mjs";
import { engines, foundEngine } from "./scripts/lib/browsers/engines.mjs";

// `npm test` says which browser, port and report to use; `npm run e2e` alone finds a browser itself.
const report = process.env.FIGUREWELL_BROWSER_REPORT;
const address = `http://localhost:${process.env.FIGUREWELL_TEST_PORT ?? "3123"}`;

// Playwright reads this file again in each worker: what is kept here is looked for once.
const browser = (process.env.FIGUREWELL_CHROMIUM ??= browserHere());

for (const engine of engines)
  process.env[engine.variable] ??= foundEngine(engine, process.env) ?? "";

function browserHere() {
  const found = foundForTests({
    environment: process.env,
    ofPlaywright: chromium.executablePath(),
  });
  if (!found) throw new Error(noChromiumSentence);
  return found;
}

// A terminal is shown where it is; a log, often cut to its end, closes with what failed and why.
const reporters: ReporterDescription[] = [[process.stdout.isTTY ? "line" : "dot"]];
if (report) reporters.push(["json", { outputFile: report }]);

export default defineConfig({
  testDir: "e2e",
  // A folder of its own: Playwright empties it, and test-results/ also holds the reports.
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // One that passes then is flaky: a defect, which the end of `npm test` names.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: reporters,
  // What is promised is in bytes and counts: a busy machine may take its time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    // A page that never comes is named, and not only the test that waited for it to its own end.
    navigationTimeout: 60_000,
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    // Each test opens the site for the first time: its worker would fetch all of it, each time anew,
    // and none would measure what a page itself asks for. e2e/offline.spec.ts lets it in.
    serviceWorkers: "block",
    launchOptions: { executablePath: browser, args: chromiumArguments },
  },
  projects: [
    { name: "chromium", testIgnore: "e2e/engines/**" },
    ...engines
      .filter(({ variable }) => process.env[variable])
      .map(({ name }) => ({ name: name.toLowerCase(), testDir: "e2e/engines" })),
  ],
  webServer: {
    command: "node scripts/serve.mjs",
    url: address,
    env: { PORT: new URL(address).port },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
