import { existsSync, readdirSync } from "node:fs";
import { sampleOf } from "./scripts/lib/sample.mjs";

const folders = ["lib/finance", "lib/calc", "lib/rates"];
const all = [
  "lib/calculator/typed-number.ts",
  ...folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts"))
        .map((file) => `${folder}/${file}`),
    ),
];

// `npm test` takes one formula a day; `npm run mutation` and `npm run test:all` take all.
const { FIGUREWELL_SAMPLE: seed, FIGUREWELL_EXHAUSTIVE: exhaustive } = process.env;
const isSample = seed !== undefined && exhaustive !== "1";
const mutate = isSample ? [...sampleOf(all, { seed, key: "mutation", count: 1 })] : all;

/** Mutation testing: each formula is changed a little, many times, and a test has to notice. */
export default {
  mutate,
  testRunner: "jest",
  jest: {
    configFile: "jest.config.mjs",
    config: {
      // The tests of the house try whole calculators; these say of each formula what it has to be.
      testMatch: [
        "<rootDir>/__tests__/lib/{finance,calc,rates}/**/*.test.ts",
        "<rootDir>/__tests__/lib/calculator/typed-number.test.ts",
      ],
      testEnvironment: "@stryker-mutator/jest-runner/jest-env/node",
    },
  },
  coverageAnalysis: "perTest",
  concurrency: 2,
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: "test-results/mutation.json" },
  tempDirName: "test-results/stryker",
  cleanTempDir: "always",
  ignorePatterns: ["out", ".next", "public", "test-results"],
  // Of few changes one that changes nothing is a larger part.
  thresholds: { high: 100, low: 92, break: isSample ? 75 : 92 },
  allowConsoleColors: false,
};
