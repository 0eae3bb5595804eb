import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect } from "@playwright/test";

import { givenNoon, setClock } from "../given-day";
import type { Engine, Key, Tab } from "./tab";
import { startWebDriver, type WebDriver } from "./webdriver";

/** What WebDriver calls these keys. */
const keys: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Delete: "\uE017",
  ArrowRight: "\uE014",
  Home: "\uE011",
  End: "\uE010",
};

const capabilitiesOf = (isEarly: boolean) => ({
  pageLoadStrategy: isEarly ? "none" : "normal",
  "webkitgtk:browserOptions": {
    // Without hidden="until-found", as Safari was before 26.2: the other engines here know it.
    args: ["--automation", "--features=-HiddenUntilFound"],
  },
});

/** WebKitGTK, the engine of Safari as Debian has it, on a screen that nobody sees. */
export async function startWebKit(driver: string): Promise<Engine> {
  const words = ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", words, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const environment = { ...process.env, DISPLAY: `:${number.toString().trim()}` };

  return {
    async newTab({ isEarly }) {
      const capabilities = capabilitiesOf(isEarly);
      let browser: WebDriver | undefined;
      await expect(async () => {
        browser = await startWebDriver(driver, { environment, capabilities });
      }).toPass();
      return tabOf(browser as unknown as WebDriver);
    },
    async close() {
      screen.kill();
    },
  };
}

function tabOf({ get, post, end }: WebDriver): Tab {
  const run = (inPage: (...words: never[]) => unknown, words: unknown[]) =>
    post("execute/sync", { script: `return (${inPage})(...arguments)`, args: words });

  async function pressKeys(values: readonly string[]) {
    const actions = values.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  return {
    async goTo(url) {
      const { hash } = new URL(url);
      const isLink = hash.includes("=");
      await post("url", { url: isLink ? url.replace(hash, "") : url });
      // Its driver can set no clock before a page is there: a link is followed once it is set.
      await run(setClock, [givenNoon]);
      if (isLink) await run((hash: string) => location.replace(hash), [hash]);
    },
    evaluate: (inPage, ...words) => run(inPage, words) as Promise<never>,
    async click(find, ...words) {
      const [element] = Object.values((await run(find, words)) as Record<string, string>);
      await post(`element/${element}/click`, {});
    },
    type: (text) => pressKeys([...text]),
    press: (key) => pressKeys([keys[key]]),
    async resize(width, height) {
      await post("window/rect", { width, height });
    },
    screenshot: async () => Buffer.from((await get("screenshot")) as string, "base64"),
    close: end,
  };
}
