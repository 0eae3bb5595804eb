import { execFileSync } from "node:child_process";

import {
  committedState,
  measuredParts,
  mutatedFiles,
  stillTrue,
} from "../../scripts/lib/evidence.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterAll(removeTemporaryFolders);

const report = {
  files: {
    "lib/finance/time-value/payment.ts": {
      source: "as it was",
      mutants: ["Killed", "Killed", "Timeout", "Survived", "NoCoverage", "CompileError"].map(
        (status) => ({ status }),
      ),
    },
    "lib/finance/time-value/periods.ts": { source: "other", mutants: [{ status: "Killed" }] },
  },
  config: {
    mutate: [
      "lib/finance/time-value/payment.ts",
      "lib/finance/time-value/periods.ts",
      "lib/finance/timing.ts",
    ],
  },
};
const reported = () => mutatedFiles(report, "2026-11-21", () => "nothing to change");

test("of a mutation report counts what was noticed and what was not", () => {
  expect(reported()).toMatchObject({
    "lib/finance/time-value/payment.ts": { date: "2026-11-21", changes: 5, noticed: 3 },
    "lib/finance/time-value/periods.ts": { changes: 1, noticed: 1 },
    "lib/finance/timing.ts": { changes: 0, noticed: 0 },
  });
});

test("a file that has changed or gone since is measured no more", () => {
  const files = reported();
  const now = {
    "lib/finance/time-value/payment.ts": "as it was",
    "lib/finance/time-value/periods.ts": "changed",
  };
  expect(Object.keys(stillTrue(files, (file) => now[file as keyof typeof now]))).toEqual([
    "lib/finance/time-value/payment.ts",
  ]);
  expect(stillTrue(files, () => null)).toEqual({});
});

test("a part that no test left is missed by its name", () => {
  const folder = folderWith({ "workedCases.json": '{"a":{"cases":1}}' });
  expect(() => measuredParts(folder)).toThrow(
    "__tests__/house/second-engine.test.ts has left no secondEngine.json.",
  );
  for (const name of ["secondEngine", "lawCases", "households", "publishedCases", "reach"])
    write(folder, `${name}.json`, "{}");
  expect(measuredParts(folder)).toMatchObject({ workedCases: { a: { cases: 1 } }, reach: {} });
});

test("names a commit only where it holds what was measured", () => {
  const folder = folderWith({ "lib/a.ts": "1" });
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder });
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=T", "-c", "user.email=t@t.example", "commit", "--quiet", "-m", "One");
  write(folder, "README.md", "not measured");
  expect(committedState(folder)).toMatch(/^[0-9a-f]{7}$/);
  write(folder, "content/evidence.json", "{}");
  expect(committedState(folder)).toMatch(/^[0-9a-f]{7}$/);
  write(folder, "lib/a.ts", "2");
  expect(() => committedState(folder)).toThrow("lib/a.ts");
});
