import { fileURLToPath } from "node:url";

import nextJest from "next/jest.js";

const withNext = nextJest({ dir: fileURLToPath(new URL(".", import.meta.url)) });

export default withNext({
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
});
