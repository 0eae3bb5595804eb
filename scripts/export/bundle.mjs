import path from "node:path";
import { rolldown } from "rolldown";
import config from "../../next.config.mjs";
import { oldestBrowsers } from "./browsers.mjs";
import { publicVariables } from "./environment.mjs";

/** What every page begins with. */
export const entry = "app/_client/page.ts";
/** What a part of a page does without React. */
const behavior = /\.behavior\.ts$/;
/** What makes an answer of a press, beside the report of a calculator. */
const answering = "components/calculator/answering.ts";
/** The client component of a calculator. */
const component = /^components\/calculators\/[^/]+\/[^/]+\.tsx$/;
/** React, and what the bundler itself adds to every script. */
const react = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;
/** Whoever needs one of them names their list: every answer then seems to need the icons of dialogs. */
const icons = /node_modules\/lucide-react\//;

/**
 * Writes the scripts of all pages as native modules.
 *
 * @param {import("./finish-export.mjs").Export} finished
 * @param {string} dir where they go
 * @returns what gives the names of the scripts that these source files need before they run, their own
 *   first
 */
export async function writeBundle({ folder, environment }, dir) {
  const graph = moduleGraph(folder);
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    platform: "browser",
    tsconfig: true,
    plugins: [graph.plugin],
    transform: {
      target: oldestBrowsers(folder),
      define: { "process.env.NODE_ENV": '"production"', ...publicVariables(folder, environment) },
      jsx: { runtime: "automatic", development: false },
    },
    resolve: { alias: aliases(folder) },
    // It would say that 'use client' means nothing here.
    logLevel: "silent",
  });
  const { output } = await bundle.write({
    dir,
    format: "es",
    minify: true,
    comments: false,
    // Chromium then compiles functions before they are called: see the README.
    postBanner: "//# allFunctionsCalledOnLoad",
    entryFileNames: "[hash].js",
    chunkFileNames: "[hash].js",
    // A page asks for few scripts: what several calculators or every answer needs is one of each.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: "react", test: react },
        { name: "form", test: graph.isNeededBySeveral },
        { name: "icons", test: icons },
        { name: "answer", test: graph.isNeededByAnswers },
      ],
    },
  });
  const scripts = output.filter((file) => file.type === "chunk");
  const scriptOf = (/** @type {string} */ source) => {
    const made = scripts.find(({ moduleIds }) => moduleIds.includes(path.join(folder, source)));
    if (!made) throw new Error(`No script has ${source}`);
    return made.fileName;
  };
  return (/** @type {string[]} */ sources) =>
    allNeededBy(sources.map(scriptOf), (name) => {
      const script = scripts.find(({ fileName }) => fileName === name);
      return script?.imports ?? [];
    });
}

/**
 * Which source files need which, read while they are bundled.
 *
 * @param {string} folder
 */
function moduleGraph(folder) {
  /** @type {Map<string, readonly string[]>} */
  const imports = new Map();
  const neededBy = (/** @type {string[]} */ ...sources) =>
    new Set(
      allNeededBy(
        sources.map((source) => path.join(folder, source)),
        (id) => imports.get(id) ?? [],
      ),
    );
  /** @type {{ words: Set<string>, answers: Set<string>, calculators: Set<string>[] }} */
  let needed;
  return {
    /** @type {import("rolldown").Plugin} */
    plugin: {
      name: "module-graph",
      buildEnd() {
        for (const id of this.getModuleIds())
          imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
        const sources = [...imports.keys()].map((id) => path.relative(folder, id));
        needed = {
          words: neededBy(entry, ...sources.filter((source) => behavior.test(source))),
          answers: neededBy(answering),
          calculators: sources
            .filter((source) => component.test(source))
            .map((source) => neededBy(source)),
        };
      },
    },
    /** @param {string} id of a module that the forms of two calculators need or more, but no page of words */
    isNeededBySeveral: (id) =>
      !needed.words.has(id) && needed.calculators.filter((one) => one.has(id)).length > 1,
    /** @param {string} id of a module that every answer needs, but no page of words */
    isNeededByAnswers: (id) => !needed.words.has(id) && needed.answers.has(id),
  };
}

/**
 * These and all that they need, each once.
 *
 * @param {string[]} begun
 * @param {(one: string) => readonly string[]} neededBy
 */
function allNeededBy(begun, neededBy) {
  const found = new Set(begun);
  // A set that grows while it is walked is walked to its new end.
  for (const one of found) for (const needed of neededBy(one)) found.add(needed);
  return [...found];
}

/**
 * As Next is told of them, each for this name alone and not for longer ones that begin with it.
 *
 * @param {string} folder
 */
const aliases = (folder) =>
  Object.fromEntries(
    Object.entries(config.turbopack?.resolveAlias ?? {}).map(([name, file]) => [
      `${name}$`,
      path.join(folder, String(file)),
    ]),
  );
