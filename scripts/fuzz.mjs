// `npm run fuzz`: random forms for every calculator, from what is typed to all that is shown.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { calculatorIds } from "./lib/fuzz.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";
import { rotatingSeed } from "./lib/sample.mjs";

/** @typedef {import("./lib/fuzz.mjs").Fuzzed} Fuzzed */

const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "100000" },
    seed: { type: "string" },
    calculator: { type: "string" },
  },
});

await runToTheEnd(async () => {
  const seed = Number(rotatingSeed(values.seed ?? process.env.FIGUREWELL_SAMPLE, new Date()));
  const inputs = Number(values.inputs);
  if (!Number.isInteger(inputs) || inputs < 1)
    throw new Refusal(`--inputs is "${values.inputs}": give a whole number.`);
  const all = calculatorIds(projectFolder);
  const waiting = all.filter((id) => !values.calculator || id === values.calculator);
  if (waiting.length === 0) throw new Refusal(`There is no calculator ${values.calculator}.`);

  const begun = performance.now();
  const total = { calculators: waiting.length, faults: 0 };
  console.log(`${inputs} inputs a calculator, seed ${seed}`);
  const workers = Math.min(waiting.length, availableParallelism());
  await Promise.all(
    Array.from({ length: workers }, () =>
      inTurn(waiting, { inputs, seed }, (fuzzed) => {
        console.log(lineOf(fuzzed));
        if (fuzzed.fault) total.faults += 1;
      }),
    ),
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${total.calculators} calculators, ${total.calculators * inputs} inputs, ${total.faults} with a fault, in ${seconds} s`,
  );
  return total.faults === 0 ? 0 : 1;
});

/**
 * One calculator after the other in a thread of its own, until none is waiting.
 *
 * @param {string[]} waiting
 * @param {{ inputs: number, seed: number }} choice
 * @param {(fuzzed: Fuzzed) => void} onDone
 * @returns {Promise<void>}
 */
function inTurn(waiting, choice, onDone) {
  const worker = new Worker(new URL("./lib/fuzz-worker.mjs", import.meta.url));
  return new Promise((resolve, reject) => {
    const next = () => {
      const id = waiting.shift();
      if (id) worker.postMessage({ id, ...choice });
      else void worker.terminate().then(() => resolve());
    };
    worker.on("error", reject);
    worker.on("message", (/** @type {Fuzzed} */ fuzzed) => {
      onDone(fuzzed);
      next();
    });
    next();
  });
}

/** @param {Fuzzed} fuzzed */
function lineOf({ id, inputs, seed, seconds, answered, refused, withoutResult, fault }) {
  const counts = `${inputs} inputs: ${answered} answered, ${refused} refused, ${withoutResult} without a finite result, in ${seconds.toFixed(0)} s`;
  if (!fault) return `${id}: ${counts}`;
  return [
    `${id}: FAULT. ${fault.message}`,
    `  The smallest form that shows it: ${fault.form}`,
    `  Again: npm run fuzz -- --calculator ${id} --seed ${seed} --inputs ${inputs}`,
  ].join("\n");
}
