import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorIds as fuzzedIds } from "../../scripts/lib/fuzz.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterAll(removeTemporaryFolders);

const fuzzIn = (folder: string, ...words: string[]) =>
  spawnSync(process.execPath, ["scripts/fuzz.mjs", ...words], { cwd: folder, encoding: "utf8" });

const fuzz = (...words: string[]) => fuzzIn(projectFolder, ...words);

test("the command says what it tried, and the seed to try it again", () => {
  const words = ["--calculator", "tax/sales-tax", "--inputs", "50", "--seed", "7"];
  const { status, stdout } = fuzz(...words);
  expect(stdout).toContain("50 inputs a calculator, seed 7\n");
  expect(stdout).toMatch(
    /^tax\/sales-tax: 50 inputs: \d+ answered, \d+ refused, \d+ without a finite result, in \d+ s$/m,
  );
  expect(stdout).toMatch(/1 calculators, 50 inputs, 0 with a fault, in \d+ s\n$/);
  expect(status).toBe(0);
});

test("it refuses a calculator that is not there, and a number that is none", () => {
  for (const words of [
    ["--calculator", "tax/none"],
    ["--inputs", "many"],
  ]) {
    const { status, stderr } = fuzz(...words);
    expect(stderr).toMatch(/tax\/none|many/);
    expect(status).toBe(1);
  }
});

test("it tries every calculator of the catalogue", () => {
  expect([...fuzzedIds(projectFolder)]).toEqual([...calculatorIds].sort());
});

test("a fault fails the command, which says the smallest form that shows it and how to see it again", () => {
  const folder = folderWith({});
  for (const name of ["package.json", "lib", "scripts"])
    cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true });
  for (const name of ["components", "content", "__tests__", "e2e", "node_modules"])
    symlinkSync(path.join(projectFolder, name), path.join(folder, name));
  const report = "lib/calc/tax/sales-tax/report.ts";
  const sound = "A purchase of $0 has no sales tax.";
  const text = readFileSync(path.join(folder, report), "utf8");
  expect(text).toContain(sound);
  write(folder, report, text.replace(sound, "A purchase of $NaN has no sales tax."));

  const words = ["--calculator", "tax/sales-tax", "--inputs", "2000", "--seed", "7"];
  const { status, stdout } = fuzzIn(folder, ...words);
  expect(stdout).toContain("FAULT. ");
  expect(stdout).toContain("Shown: A purchase of $NaN has no sales tax.");
  expect(stdout).toMatch(/The smallest form that shows it: \{"draft":\{.*"purchaseAmount":"0"/);
  expect(stdout).toContain(
    "Again: npm run fuzz -- --calculator tax/sales-tax --seed 7 --inputs 2000",
  );
  expect(status).toBe(1);
});
