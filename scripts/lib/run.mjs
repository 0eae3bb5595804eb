import { spawn } from "node:child_process";
import { Interruption } from "./refusal.mjs";

/** What a shell gives for a program that is not there. */
const notFound = 127;

/**
 * The exit code of a program whose output goes straight to the terminal. It gets no standard input,
 * so that nothing ever waits for an answer.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {{ folder: string, environment: NodeJS.ProcessEnv, seconds?: number }} circumstances
 *   seconds: how long it may take
 * @returns {Promise<number>}
 */
export function exitCodeOf(program, words, { folder, environment, seconds }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "inherit", "inherit"],
      timeout: seconds === undefined ? undefined : seconds * 1000,
    });

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
