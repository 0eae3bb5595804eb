import path from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";
import { build } from "esbuild";
import config from "../../../next.config.mjs";
import { publicVariables } from "./environment.mjs";

/** What every page begins with. */
export const begins = "app/browser.ts";
/** What stands before that in its script, and fetches the others. */
const loader = "app/load-scripts.ts";

const calculator = /^components\/calculators\/[^/]+\/(?!index)[^/]+\.tsx$/;
const react = /^node_modules\/(react|react-dom|scheduler)\//;

/** @type {Record<string, string>} */
const replaced = {
  ...config.turbopack?.resolveAlias,
  "next/dynamic": fileURLToPath(new URL("lazy.mjs", import.meta.url)),
};

/**
 * Writes the scripts of all pages, and gives the names of those that a source file cannot run without.
 * esbuild makes one of each set of files that are always needed together; Rollup joins most of those,
 * so that a page asks for few.
 *
 * @param {import("../post-build.mjs").Export} finished
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
    target: "es2022",
    minify: true,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', ...publicVariables(folder, environment) },
    plugins: [
      {
        name: "replaced packages",
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[\w/-]+$/ }, ({ path: name }) =>
            replaced[name] ? { path: path.resolve(folder, replaced[name]) } : null,
          ),
      },
    ],
  });
  const made = metafile.outputs;
  const codes = new Map(outputFiles.map((file) => [path.relative(folder, file.path), file.text]));
  const madeOf = (/** @type {string} */ source) =>
    Object.keys(made).find((file) => made[file]?.entryPoint === source) ?? "";
  const neededFor = (/** @type {string} */ file) =>
    reached(file, (one) =>
      made[one]?.imports.flatMap((to) => (to.kind === "import-statement" ? to.path : [])),
    );

  const always = neededFor(madeOf(begins));
  const calculators = Object.keys(made)
    .filter((file) => calculator.test(made[file]?.entryPoint ?? ""))
    .map(neededFor);
  const isShared = (/** @type {string} */ file) => {
    const users = calculators.filter((needed) => needed.has(file)).length;
    // Another request would cost more than half a kilobyte that only some calculators need.
    return users === calculators.length || (users > 1 && (codes.get(file) ?? "").length < 1_300);
  };

  const loaderCode = codes.get(madeOf(loader)) ?? "";
  const joined = await rollup({
    input: madeOf(begins),
    treeshake: false,
    // It would say that 'use client' says nothing here.
    logLevel: "silent",
    plugins: [
      { name: "made above", resolveId: path.normalize, load: (file) => codes.get(file) ?? null },
    ],
  });
  const { output } = await joined.write({
    dir,
    // A browser's own modules would do, but never asks again for one that did not come.
    format: "amd",
    amd: { autoId: true },
    // Chromium then compiles a script while it comes, and not while somebody waits for an answer.
    banner: ({ isEntry }) =>
      `//# allFunctionsCalledOnLoad\n${isEntry ? `(()=>{${loaderCode}})();` : ""}`,
    generatedCode: { arrowFunctions: true, objectShorthand: true },
    externalLiveBindings: false,
    compact: true,
    entryFileNames: "[hash].js",
    chunkFileNames: "[hash].js",
    manualChunks(file) {
      if (file === madeOf(begins)) return null;
      if (always.has(file)) return "first";
      if (Object.keys(made[file]?.inputs ?? {}).some((input) => react.test(input))) return "react";
      return isShared(file) ? "shared" : null;
    },
  });
  const scripts = output.filter((file) => file.type === "chunk");
  return (/** @type {string} */ source) => {
    const own = scripts.find(({ moduleIds }) => moduleIds.includes(madeOf(source)));
    if (!own) throw new Error(`No script begins with ${source}`);
    return reached(
      own.fileName,
      (name) => scripts.find(({ fileName }) => fileName === name)?.imports,
    );
  };
}

/**
 * @param {string} from
 * @param {(from: string) => string[] | undefined} leadsTo
 */
function reached(from, leadsTo) {
  const found = new Set([from]);
  for (const one of found) for (const next of leadsTo(one) ?? []) found.add(next);
  return found;
}
