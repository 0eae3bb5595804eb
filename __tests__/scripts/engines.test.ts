/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  engines,
  foundEngine,
  missingEngines,
  obtainedEngines,
} from "../../scripts/lib/browsers/engines.mjs";
import { packageInstaller } from "../../scripts/lib/browsers/programs.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { folderWith, removeTemporaryFolders, writeProgram } from "./temporary-folder";

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
});
afterEach(removeTemporaryFolders);

const works = '[ "$1" = "--help" ]';

/** A machine of its own: nothing of the one that runs the tests is seen. */
function machine() {
  const folder = folderWith({});
  const environment: NodeJS.ProcessEnv = { NODE_ENV: "test", PATH: `${folder}/bin` };
  return {
    environment,
    add: (name: string, lines = works) => writeProgram(folder, `bin/${name}`, lines),
    found: () => engines.map((engine) => foundEngine({ ...engine, applications: [] }, environment)),
    obtain: (isRoot: boolean) =>
      obtainedEngines(environment, packageInstaller({ folder, environment, isRoot })),
    calls: () => {
      const file = path.join(folder, "calls");
      return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
    },
  };
}

test("they are looked for on PATH; WebKit needs a screen too", () => {
  const { add, found } = machine();
  expect(found()).toEqual([null, null]);
  const firefox = add("firefox");
  const webkit = add("WebKitWebDriver");
  expect(found()).toEqual([firefox, null]);
  add("Xvfb");
  expect(found()).toEqual([firefox, webkit]);
  const debian = add("firefox-esr");
  expect(found()).toEqual([debian, webkit]);
});

test.each(engines.map(({ variable }) => variable))("a wrong %s is refused", (variable) => {
  const { environment, add, found } = machine();
  add("Xvfb");
  for (const name of ["firefox", "WebKitWebDriver"]) add(name);
  environment[variable] = add("broken", "exit 1");
  expect(found).toThrow(Refusal);
  expect(found).toThrow(variable);
  environment[variable] = add("another");
  expect(found()).toContain(environment[variable]);
});

test("for root the missing ones are installed, after one look at what there is", async () => {
  const { environment, add, obtain, calls } = machine();
  add(
    "apt-get",
    `/bin/echo "$@" >> calls
     [ "$1" = update ] && exit
     for package in "$@"; do
       case $package in
         firefox-esr) program=firefox-esr ;;
         webkit2gtk-driver) program=WebKitWebDriver ;;
         xvfb) program=Xvfb ;;
         *) continue ;;
       esac
       printf '#!/bin/sh\\n' > bin/$program
       /bin/chmod +x bin/$program
     done`,
  );
  const bin = environment.PATH;
  await expect(obtain(true)).resolves.toEqual({
    FIGUREWELL_FIREFOX: `${bin}/firefox-esr`,
    FIGUREWELL_WEBKIT: `${bin}/WebKitWebDriver`,
  });
  const install = "install -y --no-install-recommends";
  expect(calls()).toEqual([
    "update",
    `${install} firefox-esr`,
    `${install} webkit2gtk-driver xvfb`,
  ]);
  expect(said).toContain(`Firefox: ${bin}/firefox-esr`);

  await obtain(true);
  expect(calls()).toHaveLength(3);
});

test("what cannot be had is said in one line, and known to be missing", async () => {
  const { add, obtain, calls } = machine();
  add("apt-get", '/bin/echo "$@" >> calls');
  const firefox = add("firefox");
  const programs = await obtain(false);
  expect(said).toEqual([
    `Firefox: ${firefox}`,
    "WebKit: none here and none could be installed, so its tests are left out.",
  ]);
  expect(missingEngines({ NODE_ENV: "test", ...programs })).toEqual(["WebKit"]);
  expect(calls()).toEqual([]);
});
