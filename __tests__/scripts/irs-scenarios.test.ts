import { spawnSync } from "node:child_process";
import path from "node:path";

import { projectFolder } from "../../scripts/lib/project.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterAll(removeTemporaryFolders);

const run = (...words: string[]) =>
  spawnSync(process.execPath, ["scripts/irs-scenarios.mjs", ...words], {
    cwd: projectFolder,
    encoding: "utf8",
  });

test("it says what each scenario compares, what differs and why, and how many hold", () => {
  const { status, stdout } = run("__tests__/fixtures/irs_withholding_scenarios.json");
  expect(stdout).toContain("Single, wages + tip income: 53 lines, all hold\n");
  expect(stdout).toContain(
    "  Final summary › NetInvestmentIncomeTax: IRS 456.00, ours 0.00, -456.00\n",
  );
  expect(stdout).toContain("  Why: It counts a pension as net investment income.");
  expect(stdout).toMatch(
    /4571 lines compared\. 66 of 83 scenarios hold, 17 are pinned with their reason\.\n$/,
  );
  expect(status).toBe(0);
});

test("a scenario that the mapping cannot read does not hold, and says why", () => {
  const folder = folderWith({});
  const file = path.join(folder, "one.json");
  const scenario = { Head: { "Key scenario feature:": "Half a scenario" } };
  write(folder, "one.json", JSON.stringify({ scenarios: [scenario] }));
  const { status, stdout } = run(file);
  expect(stdout).toContain(
    "Half a scenario: not compared. Half a scenario has the filing status “”.",
  );
  expect(stdout).toContain("0 of 1 scenarios hold.");
  expect(status).toBe(1);
});

test("it refuses no file, a file that is not there, and one without scenarios", () => {
  const folder = folderWith({});
  write(folder, "text.json", "scenarios");
  write(folder, "empty.json", "{}");
  for (const [words, said] of [
    [[], "Name a file of scenarios"],
    [["none.json"], "none.json could not be read."],
    [[path.join(folder, "text.json")], "is no JSON."],
    [[path.join(folder, "empty.json")], 'has no list of "scenarios".'],
  ] as const) {
    const { status, stderr } = run(...words);
    expect(stderr).toContain(said);
    expect(status).toBe(1);
  }
});
