import path from "node:path";
import { fileURLToPath } from "node:url";
import config from "../../../next.config.mjs";
import { publicVariables } from "./environment.mjs";

/** What every page begins with. */
export const begins = "app/browser.ts";

const calculator = /^components\/calculators\/[^/]+\/(?!index)[^/]+\.tsx$/;
const react = /^node_modules\/(react|react-dom|scheduler)\//;

/** @type {Record<string, string>} */
const replaced = {
  ...config.turbopack?.resolveAlias,
  "next/dynamic": fileURLToPath(new URL("lazy.mjs", import.meta.url)),
};

/**
 * @typedef {object} Scripts
 * @property {{ fileName: string, code: string }[]} all
 * @property {(source: string) => Set<string>} neededBy the names of the script that a source file
 *   begins and of all that it cannot run without
 */

/**
 * The scripts of the finished pages. esbuild makes one of each set of files that are always needed
 * together; Rollup joins most of those, so that a page asks for few.
 *
 * @param {import("../post-build.mjs").Export} finished
 * @returns {Promise<Scripts>}
 */
export async function bundle({ folder, environment }) {
  // Imported only now: `npm start` reads this file before it installs the packages.
  const [{ build }, { rollup }] = await Promise.all([
    import("esbuild"),
    import("@rollup/wasm-node"),
  ]);
  const options = /** @type {const} */ ({
    absWorkingDir: folder,
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    legalComments: "none",
    target: "es2022",
  });
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [begins],
    splitting: true,
    format: "esm",
    metafile: true,
    jsx: "automatic",
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
  const sources = Object.entries(made).map(([file, { entryPoint = "" }]) => ({ file, entryPoint }));
  const madeOf = (/** @type {string} */ source) =>
    sources.find(({ entryPoint }) => entryPoint === source)?.file ?? "";
  const neededFor = (/** @type {string} */ file) =>
    reached(file, (one) =>
      made[one]?.imports.flatMap((to) => (to.kind === "import-statement" ? to.path : [])),
    );

  const always = neededFor(madeOf(begins));
  const first = sources.filter(({ entryPoint }) => calculator.test(entryPoint));
  const ofCalculators = first.flatMap(({ file }) => [...neededFor(file)]);
  const isShared = (/** @type {string} */ file) =>
    ofCalculators.indexOf(file) < ofCalculators.lastIndexOf(file);

  const [{ text: loader = "" } = {}] = (
    await build({ ...options, entryPoints: ["app/load-scripts.ts"], format: "iife" })
  ).outputFiles;
  const joined = await rollup({
    input: madeOf(begins),
    treeshake: false,
    // It would say that 'use client' says nothing here.
    logLevel: "silent",
    plugins: [
      { name: "made above", resolveId: path.normalize, load: (file) => codes.get(file) ?? null },
    ],
  });
  const { output } = await joined.generate({
    // A browser's own modules would do, but never asks again for one that did not come.
    format: "amd",
    amd: { autoId: true },
    banner: ({ isEntry }) => (isEntry ? loader : ""),
    generatedCode: { arrowFunctions: true, objectShorthand: true },
    externalLiveBindings: false,
    compact: true,
    entryFileNames: "[hash].js",
    chunkFileNames: "[hash].js",
    manualChunks(file) {
      if (file === madeOf(begins)) return null;
      if (always.has(file)) return "first";
      if (Object.keys(made[file]?.inputs ?? {}).some((input) => react.test(input))) return "react";
      // Another request would cost more than half a kilobyte that only some calculators need.
      return isShared(file) && (codes.get(file) ?? "").length < 1_300 ? "shared" : null;
    },
  });
  const all = output.filter((script) => script.type === "chunk");
  const neededBy = (/** @type {string} */ source) => {
    const own = all.find(({ moduleIds }) => moduleIds.includes(madeOf(source)));
    if (!own) throw new Error(`No script begins with ${source}`);
    return reached(own.fileName, (name) => all.find(({ fileName }) => fileName === name)?.imports);
  };
  return { all, neededBy };
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
