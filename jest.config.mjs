import { fileURLToPath } from "node:url";

import nextJest from "next/jest.js";

const withNext = nextJest({ dir: fileURLToPath(new URL(".", import.meta.url)) });

export default withNext({
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Their modules are written for bundlers; Jest reads the same code as one plain script.
    "^(d3-[a-z-]+)$": "<rootDir>/node_modules/$1/dist/$1.js",
  },
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
});
