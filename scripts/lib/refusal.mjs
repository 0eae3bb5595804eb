/** An end that the person who ran the command can do something about: its message says what. */
export class Refusal extends Error {}

/** The person pressed Ctrl-C, or the machine asked the command to stop. */
export class Interruption extends Error {}

/**
 * Runs a command to its end: a refusal is one sentence, anything else that is thrown is a fault of
 * ours and keeps its stack.
 *
 * @param {() => Promise<number | void>} command gives its exit code
 */
export async function runToTheEnd(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (error instanceof Interruption) {
      process.exitCode = 130;
    } else if (error instanceof Refusal) {
      console.error(`\n${error.message}`);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}
