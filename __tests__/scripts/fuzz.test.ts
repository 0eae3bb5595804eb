/** @jest-environment node */
import { spawnSync } from "node:child_process";

import { calculatorIds } from "../../content/catalogue";
import { calculatorIds as fuzzedIds } from "../../scripts/lib/fuzz.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";

const fuzz = (...words: string[]) =>
  spawnSync(process.execPath, ["scripts/fuzz.mjs", ...words], {
    cwd: projectFolder,
    encoding: "utf8",
  });

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
