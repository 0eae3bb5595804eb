// The arguments of a module are written in several files: TypeScript lets a later one replace what an earlier one says.
import { readdirSync } from "node:fs";
import path from "node:path";

import { financeArguments } from "@/lib/engine/finance-arguments";
import { ratesArguments } from "@/lib/engine/rates-arguments";

import { root } from "../../house/calculators";

test.each([
  ["finance-arguments", financeArguments],
  ["rates-arguments", ratesArguments],
])("%s has each function in one of its files", (name, together) => {
  const folder = path.join(root, "lib/engine", name);
  const parts = readdirSync(folder).filter((file) => file !== "index.ts");
  const functions = parts.flatMap((file) =>
    Object.entries(jest.requireActual<Record<string, object>>(path.join(folder, file)))
      .filter(([exported]) => exported.endsWith("Arguments"))
      .flatMap(([, table]) => Object.keys(table)),
  );
  expect(functions.toSorted()).toEqual(Object.keys(together).toSorted());
});
