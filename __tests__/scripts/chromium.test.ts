import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  foundChromium,
  foundForTests,
  noChromiumSentence,
  obtainedChromium,
  obtainedForTests,
} from "../../scripts/lib/browsers/chromium.mjs";
import { packageInstaller } from "../../scripts/lib/browsers/programs.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { folderWith, removeTemporaryFolders, write, writeProgram } from "./temporary-folder";

beforeEach(() => jest.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(removeTemporaryFolders);

const works = '[ "$1" = "--version" ] && echo Chromium 1';

/** A machine of its own: nothing of the one that runs the tests is seen. */
function machine() {
  const folder = folderWith({});
  const ofPlaywright = path.join(folder, "playwright/chrome");
  const application = path.join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome");
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: "test",
    PATH: `${folder}/first:${folder}/second`,
  };
  const surroundings = { environment, ofPlaywright, applications: [application] };
  const add = (name: string, lines = works) => writeProgram(folder, name, lines);
  const found = () => foundChromium(surroundings);
  return { folder, environment, surroundings, ofPlaywright, add, found };
}

test("each place is looked at only when those before it have no browser", () => {
  const { environment, add, found } = machine();
  expect(found()).toBeNull();
  const inOrder = [
    add("Google Chrome.app/Contents/MacOS/Google Chrome"),
    add("second/google-chrome"),
    add("first/google-chrome-stable"),
    add("first/chromium-browser"),
    add("second/chromium"),
    add("first/chromium"),
    add("playwright/chrome"),
  ];
  // All are there now; the last one added comes first.
  expect(found()).toBe(inOrder.at(-1));
  for (const place of inOrder.toReversed()) {
    expect(found()).toBe(place);
    write(path.dirname(place), path.basename(place), "#!/bin/sh\nexit 1\n");
  }
  expect(found()).toBeNull();

  environment.PUPPETEER_EXECUTABLE_PATH = add("puppeteer");
  expect(found()).toBe(environment.PUPPETEER_EXECUTABLE_PATH);
  environment.CHROME_PATH = add("lighthouse");
  expect(found()).toBe(environment.CHROME_PATH);
  environment.FIGUREWELL_CHROMIUM = add("ours");
  expect(found()).toBe(environment.FIGUREWELL_CHROMIUM);
});

test("each of them is found when it is the only one", () => {
  for (const place of [
    "playwright/chrome",
    "second/chromium",
    "second/chromium-browser",
    "second/google-chrome-stable",
    "second/google-chrome",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
  ]) {
    const { add, found } = machine();
    const only = add(place);
    expect(found()).toBe(only);
  }
});

test("a program that does not start, a plain file and a folder are no browsers", () => {
  const { folder, add, found } = machine();
  add("first/chromium", 'echo "install the chromium snap" >&2; exit 1');
  write(folder, "first/chromium-browser", "not executable");
  write(folder, "first/google-chrome/file", "");
  expect(found()).toBeNull();
});

test.each(["FIGUREWELL_CHROMIUM", "CHROME_PATH", "PUPPETEER_EXECUTABLE_PATH"])(
  "a wrong %s is refused, whatever else is there",
  (variable) => {
    const { folder, environment, add, found } = machine();
    add("first/chromium");
    environment[variable] = path.join(folder, "nothing-here");
    expect(found).toThrow(Refusal);
    expect(found).toThrow(variable);
    environment[variable] = add("broken", "exit 1");
    expect(found).toThrow(/no browser starts/);
    environment[variable] = "";
    expect(found()).toBe(path.join(folder, "first/chromium"));
  },
);

describe("the one to test with", () => {
  test("has no window, unless another one is named or it is not there", () => {
    const { environment, surroundings, add } = machine();
    const chromium = add("playwright/chrome");
    expect(foundForTests(surroundings)).toBe(chromium);
    const shell = add("second/chromium-headless-shell");
    expect(foundForTests(surroundings)).toBe(shell);
    expect(foundChromium(surroundings)).toBe(chromium);
    environment.FIGUREWELL_CHROMIUM = chromium;
    expect(foundForTests(surroundings)).toBe(chromium);
  });

  test("is installed where that can be done, and any other is taken where it cannot", async () => {
    const { folder, surroundings, add } = machine();
    const chromium = add("first/chromium");
    const install = jest.fn(async () => undefined);
    const obtained = () => obtainedForTests(surroundings, { folder, install });
    await expect(obtained()).resolves.toBe(chromium);
    expect(install).toHaveBeenCalledWith("--no-install-recommends", "chromium-headless-shell");
    install.mockImplementation(async () => void add("second/chromium-headless-shell"));
    await expect(obtained()).resolves.toBe(path.join(folder, "second/chromium-headless-shell"));
    await expect(
      obtainedForTests(machine().surroundings, { folder, install: null, seconds: 1 }),
    ).rejects.toThrow(noChromiumSentence);
  });
});

describe("without a browser", () => {
  function machineWithPlaywright(playwright: string) {
    const made = machine();
    write(made.folder, "node_modules/@playwright/test/cli.js", playwright);
    const obtain = (isRoot: boolean, seconds?: number) =>
      obtainedChromium(made.surroundings, {
        folder: made.folder,
        install: packageInstaller({ folder: made.folder, environment: made.environment, isRoot }),
        seconds,
      });
    const calls = () => {
      const file = path.join(made.folder, "calls");
      return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
    };
    return { ...made, obtain, calls };
  }

  const downloadFails = "process.exit(1)";

  test("nothing is fetched when one is there", async () => {
    const { obtain, calls, add } = machineWithPlaywright(
      'require("node:fs").appendFileSync("calls", "playwright\\n")',
    );
    const there = add("playwright/chrome");
    await expect(obtain(true)).resolves.toBe(there);
    expect(calls()).toEqual([]);
  });

  test("Playwright's download is tried first", async () => {
    const { obtain, calls, add, ofPlaywright } = machineWithPlaywright(`
      const fs = require("node:fs");
      if (process.argv.slice(2).join(" ") !== "install chromium") process.exit(1);
      fs.mkdirSync("playwright");
      fs.writeFileSync("playwright/chrome", "#!/bin/sh\\nexit 0\\n", { mode: 0o755 });
    `);
    add("first/apt-get", 'echo "$@" >> calls');
    await expect(obtain(true)).resolves.toBe(ofPlaywright);
    expect(calls()).toEqual([]);
  });

  test("then, for root, the system's package", async () => {
    const { folder, obtain, calls, add } = machineWithPlaywright(downloadFails);
    add("first/chromium", "exit 1");
    add(
      "first/apt-get",
      'echo "$@" >> calls; [ "$1" = update ] || { echo "#!/bin/sh" > first/chromium; }',
    );
    await expect(obtain(true)).resolves.toBe(path.join(folder, "first/chromium"));
    expect(calls()).toEqual(["update", "install -y chromium"]);
  });

  test("a download that lacks libraries gets them", async () => {
    const { obtain, calls, add, ofPlaywright } = machineWithPlaywright(`
      const fs = require("node:fs");
      fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
      fs.mkdirSync("playwright", { recursive: true });
      const code = process.argv[2] === "install-deps" ? 0 : 127;
      fs.writeFileSync("playwright/chrome", "#!/bin/sh\\nexit " + code + "\\n", { mode: 0o755 });
    `);
    add("first/apt-get", 'echo "apt $@" >> calls');
    await expect(obtain(true)).resolves.toBe(ofPlaywright);
    expect(calls()).toEqual(["install chromium", "install-deps chromium"]);
  });

  test("who is not root is told how to get one, and nothing is installed", async () => {
    const { obtain, calls, add } = machineWithPlaywright(downloadFails);
    add("first/apt-get", 'echo "$@" >> calls');
    await expect(obtain(false)).rejects.toThrow(Refusal);
    await expect(obtain(false)).rejects.toThrow(noChromiumSentence);
    expect(calls()).toEqual([]);
  });

  test("a download that hangs is given up", async () => {
    const { obtain } = machineWithPlaywright("setInterval(() => {}, 1000)");
    await expect(obtain(false, 0.5)).rejects.toThrow(noChromiumSentence);
  });
});
