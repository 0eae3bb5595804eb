import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { Refusal } from "../../scripts/lib/refusal.mjs";

const program = `
  const [script, name, values] = JSON.parse(process.env.CALL);
  const { [name]: run } = await import(script);
  try {
    console.log("\\n" + JSON.stringify({ value: await run(...values) }));
  } catch (error) {
    const isRefusal = error.constructor.name === "Refusal";
    console.log("\\n" + JSON.stringify({ error: error.message, isRefusal }));
  }`;

/**
 * What a function of a script gives for these values, or throws, in Node itself: Jest cannot load a
 * bundler that is a native module.
 */
export async function inNode<Value = unknown>(script: string, name: string, ...values: unknown[]) {
  // Jest has read our own .env files.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("NEXT_"));
  const call = JSON.stringify([path.resolve("scripts", script), name, values]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { env: { ...Object.fromEntries(own), NODE_ENV: "production", CALL: call } },
  );
  const { value, error, isRefusal } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}");
  if (error !== undefined) throw isRefusal ? new Refusal(error) : new Error(error);
  return value as Value;
}
