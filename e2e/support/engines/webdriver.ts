import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect } from "@playwright/test";

import { freePort } from "../../../scripts/lib/port.mjs";

export type WebDriver = Awaited<ReturnType<typeof startWebDriver>>;

/**
 * A browser with its WebDriver: a server of this program's, which takes the commands that
 * https://www.w3.org/TR/webdriver2/ lists.
 */
export async function startWebDriver(
  program: string,
  { environment, capabilities }: { environment: NodeJS.ProcessEnv; capabilities: object },
) {
  const port = await freePort();
  const words = [`--port=${port}`];
  // In a group of its own: the browser that it starts ends with it.
  const driver = spawn(program, words, { env: environment, stdio: "ignore", detached: true });
  const ended = once(driver, "exit");

  async function ask(method: string, path: string, body?: object, patience = 60_000) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async function end() {
    process.kill(-(driver.pid ?? 0), "SIGKILL");
    await ended;
  }

  try {
    await expect(() => ask("GET", "/status")).toPass({ timeout: 10_000 });
    const wanted = { capabilities: { alwaysMatch: capabilities } };
    // Now and then a browser starts that its driver does not reach: it is not waited for.
    const session = (await ask("POST", "/session", wanted, 15_000)) as { sessionId: string };
    const address = `/session/${session.sessionId}`;
    return {
      get: (command: string) => ask("GET", `${address}/${command}`),
      post: (command: string, body: object) => ask("POST", `${address}/${command}`, body),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
