import { spawn } from "node:child_process";
import { freePort } from "./port.mjs";
import { projectFolder } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { exitCodeOf } from "./run.mjs";
import { buildSiteWhenChanged } from "./site-build.mjs";

const times = 20;
const busyProcesses = 2;

/**
 * Runs tests again and again on a machine that has other work: a test that fails once in a while waits
 * for the wrong thing, and fails here.
 *
 * @param {readonly string[]} words files of e2e or of __tests__, and options of their runner
 * @returns {Promise<number>} the exit code
 */
export async function flakes(words) {
  const isOfUnit = words.some((word) => word.startsWith("__tests__/"));
  const isOfBrowser = words.some((word) => word.startsWith("e2e/"));
  if (isOfUnit === isOfBrowser)
    throw new Refusal(
      "Name files of e2e, or files of __tests__: `npm run flakes -- e2e/font.spec.ts`.",
    );
  if (isOfBrowser) await buildSiteWhenChanged(projectFolder, process.env);

  const busy = Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    return await (isOfBrowser ? browserExitCode(words) : unitExitCode(words));
  } finally {
    for (const process of busy) process.kill("SIGKILL");
  }
}

/** @param {readonly string[]} words */
async function browserExitCode(words) {
  const environment = { ...process.env, FIGUREWELL_TEST_PORT: String(await freePort()) };
  const again = [`--repeat-each=${times}`, "--retries=0"];
  return exitCodeOf("npx", ["playwright", "test", ...words, ...again], {
    folder: projectFolder,
    environment,
  });
}

/** @param {readonly string[]} words */
async function unitExitCode(words) {
  for (let time = 1; time <= times; time += 1) {
    console.log(`\n── ${time} of ${times}`);
    const code = await exitCodeOf("npx", ["jest", ...words], {
      folder: projectFolder,
      environment: process.env,
    });
    if (code !== 0) return code;
  }
  return 0;
}
