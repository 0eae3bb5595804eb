/** The lists that name every calculator to the compiler and the bundler follow from the catalogue. */
import { spawnSync } from "node:child_process";

import { root } from "./calculators";

test("the lists that npm run registries writes are current", () => {
  const { stderr } = spawnSync(process.execPath, ["scripts/registries.mjs", "--check"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr.trim()).toBe("");
});
