import path from "node:path";
import { namedChromium, obtainedForTests } from "./browsers/chromium.mjs";
import { missingEngines, obtainedEngines } from "./browsers/engines.mjs";
import { packageInstaller } from "./browsers/programs.mjs";
import { emptyReports, npmRun, quickSteps, reports } from "./check.mjs";
import { installWhenNeeded } from "./install.mjs";
import { missingCoverage, newestCoverage } from "./law-year/coverage-year.mjs";
import { missingPrices, newestPrices } from "./law-year/consumer-prices.mjs";
import { missingLaw, newestLaw } from "./law-year/federal-law.mjs";
import { missingHistory, newestHistory } from "./law-year/market-history.mjs";
import { missingBenefits, newestBenefits } from "./law-year/social-security.mjs";
import { freePort } from "./port.mjs";
import { projectFolder } from "./project.mjs";
import { Refusal, runToTheEnd } from "./refusal.mjs";
import { roomsSentence, roomsToTry } from "./rooms.mjs";
import { rotatingSeed } from "./sample.mjs";
import { buildSiteWhenChanged } from "./site-build.mjs";
import { stepsDone, summary } from "./steps.mjs";
import { playwrightCounts } from "./test-counts.mjs";
import { testReport } from "./test-report.mjs";

/** @param {{ exhaustive: boolean }} choice */
export function test({ exhaustive }) {
  return runToTheEnd(async () => {
    const rotating = exhaustive && rotatingSeed(process.env.FIGUREWELL_SAMPLE, new Date());
    // A wrong path is refused before the install, everything else about the browser needs it.
    namedChromium(process.env);
    await installWhenNeeded(projectFolder, process.env);
    const install = packageInstaller({
      folder: projectFolder,
      environment: process.env,
      isRoot: process.getuid?.() === 0,
    });
    const chromium = await chromiumForTests(install);
    console.log(`Browser: ${chromium}`);
    const engines = await obtainedEngines(process.env, install);
    if (rotating)
      console.log(`Sample: ${rotating} (to repeat this run, set FIGUREWELL_SAMPLE=${rotating})`);
    const rooms = roomsToTry(projectFolder, exhaustive ? "all" : process.env.FIGUREWELL_ROOMS);
    console.log(roomsSentence(rooms));

    /** @type {NodeJS.ProcessEnv} */
    const environment = {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      FIGUREWELL_CHROMIUM: chromium,
      ...engines,
      FIGUREWELL_ROOMS: rooms.join(" "),
      FIGUREWELL_TEST_PORT: String(await freePort()),
      FIGUREWELL_BROWSER_REPORT: reports.browser,
    };
    // Set by accident it would change what React, Jest and Next do.
    Reflect.deleteProperty(environment, "NODE_ENV");
    if (rotating)
      Object.assign(environment, { FIGUREWELL_EXHAUSTIVE: "1", FIGUREWELL_SAMPLE: rotating });

    emptyReports();
    const done = await stepsDone(steps(environment));
    // Only said: a new year must not turn the tests of an unchanged tree red.
    const today = new Date();
    const missing = [
      missingLaw(newestLaw(projectFolder), today),
      missingCoverage(newestCoverage(projectFolder), today),
      missingBenefits(newestBenefits(projectFolder), today),
      missingHistory(newestHistory(projectFolder), today),
      missingPrices(newestPrices(projectFolder), today),
    ];
    for (const words of missing) if (words) console.warn(`\n${words}`);
    const told = testReport(projectFolder, reports);
    console.log(`\n${summary(done, told)}`);
    return done.every(({ outcome }) => outcome === "passed") ? 0 : 1;
  });
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {ReturnType<typeof quickSteps>}
 */
const steps = (environment) => [
  ...quickSteps(environment),
  { name: "build", needsAllBefore: true, run: () => buildExitCode(environment) },
  {
    name: "browser tests",
    needsAllBefore: true,
    run: npmRun(environment, "e2e"),
    counts: () => playwrightCounts(path.join(projectFolder, reports.browser)),
  },
  // Elsewhere the tests of an engine that cannot be had are left out.
  ...(environment.FIGUREWELL_EXHAUSTIVE
    ? [{ name: "every engine", run: async () => everyEngineExitCode(environment) }]
    : []),
  // Of these the unit tests try ten a calculator, or 200; and of all formulas one file is changed.
  ...(environment.FIGUREWELL_EXHAUSTIVE
    ? [
        { name: "fuzz", needsAllBefore: true, run: npmRun(environment, "fuzz") },
        { name: "mutation", needsAllBefore: true, run: npmRun(environment, "mutation") },
      ]
    : []),
];

/** @param {NodeJS.ProcessEnv} environment */
async function buildExitCode(environment) {
  try {
    const built = await buildSiteWhenChanged(projectFolder, environment);
    if (!built) console.log("The site was built from these sources already.");
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** @param {NodeJS.ProcessEnv} environment */
function everyEngineExitCode(environment) {
  const missing = missingEngines(environment);
  if (missing.length > 0) console.error(`There was no ${missing.join(" and no ")} to test with.`);
  return missing.length;
}

/** @param {import("./browsers/programs.mjs").Install | null} install */
async function chromiumForTests(install) {
  // Not there before the install.
  const { chromium } = await import("@playwright/test");
  return obtainedForTests(
    { environment: process.env, ofPlaywright: chromium.executablePath() },
    { folder: projectFolder, install },
  );
}
