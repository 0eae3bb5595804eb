// A thread of scripts/fuzz.mjs: answers the name of a calculator with what came of its forms.
import { parentPort } from "node:worker_threads";
import { fuzzed } from "./fuzz.mjs";
import { projectFolder } from "./project.mjs";

parentPort?.on("message", async (/** @type {import("./fuzz.mjs").Wanted} */ wanted) => {
  parentPort?.postMessage(await fuzzed(projectFolder, wanted));
});
