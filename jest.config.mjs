import { fileURLToPath } from "node:url";

import nextJest from "next/jest.js";

import { listsOfAll } from "./scripts/lib/calculators/when-asked-for.mjs";

const withNext = nextJest({ dir: fileURLToPath(new URL(".", import.meta.url)) });

const configuration = withNext({
  // A test that renders asks for a document in its first lines: @jest-environment jsdom.
  testEnvironment: "node",
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Their modules are written for bundlers; Jest reads the same code as one plain script.
    "^(d3-[a-z-]+)$": "<rootDir>/node_modules/$1/dist/$1.js",
  },
  // What arithmetic asks for at every step: in the context of a test, to look a global up is slow.
  sandboxInjectedGlobals: ["Math", "Number", "Object", "Array", "isNaN"],
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
});

export default async function jestConfiguration() {
  const config = await configuration();
  const [next] = Object.values(config.transform ?? {});
  config.transform = {
    [listsOfAll]: ["<rootDir>/scripts/lib/calculators/when-asked-for.mjs", { next }],
    ...config.transform,
  };
  return config;
}
