import path from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";
import { build } from "esbuild";
import config from "../../next.config.mjs";
import { oldestBrowsers } from "./browsers.mjs";
import { publicVariables } from "./environment.mjs";

/** What every page begins with. */
export const begins = "app/_client/page.ts";
/** What stands before that in its script, and fetches the others. */
const loader = "app/_client/load-scripts.ts";

const calculator = /^components\/calculators\/[^/]+\/(?!index)[^/]+\.tsx$/;
const react = /^node_modules\/(react|react-dom|scheduler)\//;

/**
 * Writes all scripts, and gives the names of those that source files cannot do without. esbuild makes
 * one of each set of files always needed together; Rollup joins most, so that a page asks for few.
 *
 * @param {import("./finish-export.mjs").Export} finished
 * @param {string} dir where they go
 */
export async function writeBundle({ folder, environment }, dir) {
  const { outputFiles, metafile } = await build({
    entryPoints: [begins, loader],
    absWorkingDir: folder,
    outdir: folder,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    target: oldestBrowsers(folder),
    minify: true,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', ...publicVariables(folder, environment) },
    alias: {
      ...config.turbopack?.resolveAlias,
      // A file of that package is none of the package's name.
      "fflate/browser": "fflate/browser",
      "next/dynamic": fileURLToPath(new URL("lazy.mjs", import.meta.url)),
    },
  });
  const made = metafile.outputs;
  const codes = new Map(outputFiles.map((file) => [path.relative(folder, file.path), file.text]));
  const sourcesOf = (/** @type {string} */ file) => Object.keys(made[file]?.inputs ?? {});
  const madeOf = (/** @type {string} */ source) => {
    for (const file in made) if (made[file]?.entryPoint === source) return file;
    throw new Error(`No script begins with ${source}`);
  };
  // esbuild's own functions: of no source, and named by all others, even where nothing is taken.
  const areHelpers = (/** @type {string} */ file) =>
    !made[file]?.entryPoint && sourcesOf(file).length === 0;
  const neededFor = (/** @type {string[]} */ ...files) => {
    const found = new Set(files);
    for (const one of found)
      for (const { kind, path: needed } of made[one]?.imports ?? [])
        if (kind === "import-statement" && !areHelpers(needed)) found.add(needed);
    return found;
  };
  const always = neededFor(madeOf(begins));
  const calculators = Object.keys(made)
    .filter((file) => calculator.test(made[file]?.entryPoint ?? ""))
    .map((file) => neededFor(file));
  const isShared = (/** @type {string} */ file) => {
    const users = calculators.filter((needed) => needed.has(file)).length;
    // Another request would cost more than half a kilobyte that only some calculators need.
    return users === calculators.length || (users > 1 && (codes.get(file) ?? "").length < 1_300);
  };

  const joined = await rollup({
    input: madeOf(begins),
    treeshake: { moduleSideEffects: (file) => !areHelpers(file) },
    plugins: [{ name: "made above", resolveId: path.normalize, load: (file) => codes.get(file) }],
    // It would say that 'use client' says nothing here.
    logLevel: "silent",
  });
  const { output } = await joined.write({
    dir,
    // A browser's own modules would do, but never asks again for one that did not come.
    format: "amd",
    amd: { autoId: true },
    // Chromium then compiles a script while it comes, and not while somebody waits for an answer.
    banner: ({ isEntry }) =>
      `//# allFunctionsCalledOnLoad\n${isEntry ? `(()=>{${codes.get(madeOf(loader))}})();` : ""}`,
    compact: true,
    entryFileNames: "[hash].js",
    chunkFileNames: "[hash].js",
    manualChunks(file) {
      if (areHelpers(file) || sourcesOf(file).some((one) => react.test(one))) return "react";
      if (always.has(file)) return "first";
      return isShared(file) ? "shared" : null;
    },
  });
  return (/** @type {string[]} */ sources) => {
    const needed = neededFor(...sources.map(madeOf));
    return output
      .filter((script) => script.type === "chunk" && script.moduleIds.some((id) => needed.has(id)))
      .map(({ fileName }) => fileName);
  };
}
