/** Mutation testing: scripts/lib/mutation.mjs says which files are changed, and which tests hold them. */
export default {
  testRunner: "jest",
  jest: {
    configFile: "jest.config.mjs",
    config: { testEnvironment: "@stryker-mutator/jest-runner/jest-env/node" },
  },
  coverageAnalysis: "perTest",
  concurrency: 2,
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: "test-results/stryker",
  cleanTempDir: "always",
  ignorePatterns: ["out", ".next", "public", "test-results"],
  logLevel: "warn",
  allowConsoleColors: false,
};
