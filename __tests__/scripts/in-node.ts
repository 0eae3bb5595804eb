import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { Refusal } from "../../scripts/lib/refusal.mjs";

type Answer = { value?: unknown; error?: string; isRefusal?: boolean };

const program = `
  process.on("message", async ({ script, name, values }) => {
    try {
      const { [name]: run } = await import(script);
      process.send({ value: await run(...values) });
    } catch (error) {
      process.send({ error: error.message, isRefusal: error.constructor.name === "Refusal" });
    }
  });`;

/** One for all calls of a test file: the bundler takes longer to load than to run. */
let node: ChildProcess | undefined;

afterAll(() => node?.kill());

/**
 * What a function of a script gives for these values, or throws, in Node itself: Jest cannot load a
 * bundler that is a native module. One call at a time.
 */
export async function inNode<Value = unknown>(script: string, name: string, ...values: unknown[]) {
  node ??= started();
  node.send({ script: path.resolve("scripts", script), name, values });
  const [{ value, error, isRefusal }] = (await once(node, "message")) as [Answer];
  if (error !== undefined) throw isRefusal ? new Refusal(error) : new Error(error);
  return value as Value;
}

function started() {
  // Jest has read our own .env files.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("NEXT_"));
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...Object.fromEntries(own), NODE_ENV: "production" },
    // What a test expects to fail says so there.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}
