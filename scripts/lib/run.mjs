import { spawn } from "node:child_process";
import { Interruption } from "./refusal.mjs";

/** What a shell gives for a program that is not there. */
const notFound = 127;

/** @typedef {"inherit" | string[]} Output straight to the terminal, or into a list */

/**
 * The exit code of a program. It gets no standard input,
 * so that nothing ever waits for an answer.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {{ folder: string, environment: NodeJS.ProcessEnv, seconds?: number,
 *   output?: Output }} circumstances
 *   seconds: how long it may take; output: where what it says goes
 * @returns {Promise<number>}
 */
export function exitCodeOf(program, words, { folder, environment, seconds, output = "inherit" }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: environment,
      stdio: output === "inherit" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      timeout: seconds === undefined ? undefined : seconds * 1000,
    });

    if (output !== "inherit")
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding("utf8").on("data", (text) => output.push(text));

    // A terminal sends Ctrl-C to the program as well; a request to terminate reaches only us.
    let interrupted = false;
    const onInterrupt = () => {
      interrupted = true;
    };
    const onTerminate = () => {
      interrupted = true;
      child.kill("SIGTERM");
    };
    process.on("SIGINT", onInterrupt);
    process.on("SIGTERM", onTerminate);

    /** @param {number} code */
    const end = (code) => {
      process.off("SIGINT", onInterrupt);
      process.off("SIGTERM", onTerminate);
      if (interrupted) reject(new Interruption());
      else resolve(code);
    };
    child.on("error", () => end(notFound));
    child.on("close", (code) => end(code ?? 1));
  });
}
