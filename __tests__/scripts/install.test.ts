import { readFileSync } from "node:fs";
import path from "node:path";
import { installWhenNeeded } from "../../scripts/lib/install.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { folderWith, removeTemporaryFolders, write, writeProgram } from "./temporary-folder";

beforeEach(() => jest.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(removeTemporaryFolders);

/** A project whose npm notes what it was asked, and does what `npm ci` does to node_modules. */
function project(exitCode = 0) {
  const folder = folderWith({ "package-lock.json": "{}" });
  writeProgram(
    folder,
    "bin/npm",
    `echo "$@" >> calls; rm -rf node_modules; mkdir node_modules; exit ${exitCode}`,
  );
  const environment = { ...process.env, PATH: `${path.join(folder, "bin")}:${process.env.PATH}` };
  return {
    folder,
    install: () => installWhenNeeded(folder, environment),
    calls: () => readFileSync(path.join(folder, "calls"), "utf8").trim().split("\n"),
  };
}

test("installs once, from the lockfile, with what builds the site", async () => {
  const { install, calls } = project();
  await expect(install()).resolves.toBe(true);
  await expect(install()).resolves.toBe(false);
  expect(calls()).toEqual(["ci --include=dev"]);
});

test("installs again when the lockfile changed", async () => {
  const { folder, install, calls } = project();
  await install();
  write(folder, "package-lock.json", '{"changed":true}');
  await expect(install()).resolves.toBe(true);
  await expect(install()).resolves.toBe(false);
  expect(calls()).toHaveLength(2);
});

test("a failed install is a sentence, and is tried again the next time", async () => {
  const { install, calls } = project(1);
  await expect(install()).rejects.toThrow(Refusal);
  await expect(install()).rejects.toThrow(/could not be installed .* run the command again\.$/);
  expect(calls()).toHaveLength(2);
});

test("a machine without npm is a sentence too", async () => {
  const folder = folderWith({ "package-lock.json": "{}" });
  const environment = { ...process.env, PATH: folder };
  await expect(installWhenNeeded(folder, environment)).rejects.toThrow(Refusal);
});
