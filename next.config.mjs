import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
const config = {
  // Every page is a file: the site needs no server, and none ever sees what a visitor types.
  output: "export",
  // Next's own is drawn anew with each build, and stands in every page.
  generateBuildId: () => process.env.FIGUREWELL_BUILD_ID ?? null,
  turbopack: {
    root: fileURLToPath(new URL(".", import.meta.url)),
    // For the writer of workbooks, whose own zip the content policy blocks.
    resolveAlias: { fflate: "./components/calculator/share/zip.ts" },
  },
  // `npm run typecheck` covers the tests and scripts too; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The pages are small enough that a second request for the styles would cost more than it saves.
    inlineCss: true,
    // Next would leave one processor idle, and write a cache for as long as it saves the next build.
    cpus: availableParallelism(),
    turbopackFileSystemCacheForBuild: false,
  },
};

export default config;
