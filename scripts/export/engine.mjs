import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { bundledCode } from "./bundled-code.mjs";

/** What is run, and what has the same types and their comments: without the checks before each call. */
const source = { code: "lib/engine/published.ts", types: "lib/engine/index.ts" };
const published = "engine/figurewell";
const banner = "// The calculations of Figurewell. MIT License, Copyright (c) 2026 Figurewell.\n";

/**
 * The arithmetic of the site for other programs: one module that imports nothing, left readable.
 *
 * @param {string} folder of the project
 * @returns the module, and by what hash a page may hold it to being this one
 */
export async function bundledEngine(folder) {
  const code = await bundledCode(
    { folder, file: path.join(folder, source.code), transform: { target: "es2022" } },
    { format: "es", minify: false, banner },
  );
  return { code, integrity: `sha384-${createHash("sha384").update(code).digest("base64")}` };
}

/**
 * Publishes the engine, and one file of its types with their comments.
 *
 * @param {Pick<import("./finish-export.mjs").Export, "folder" | "exported">} finished
 * @param {Awaited<ReturnType<typeof bundledEngine>>} engine
 */
export function writeEngine({ folder, exported }, { code }) {
  const file = path.join(exported, published);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.js`, code);
  writeFileSync(`${file}.d.ts`, `${banner}\n${typesOf(folder)}`);
}

/**
 * The types of every source file as a module of its own name, and the whole of them for whatever is
 * imported as figurewell.js: by its address or as a file that somebody has saved.
 *
 * @param {string} folder
 */
function typesOf(folder) {
  const program = ts.createProgram([path.join(folder, source.types)], {
    declaration: true,
    emitDeclarationOnly: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    // The arithmetic knows no page.
    lib: ["lib.es2022.d.ts"],
    strict: true,
    skipLibCheck: true,
    types: [],
    paths: { "@/*": [path.join(folder, "*")] },
  });
  const lib = path.join(folder, "lib");
  const nameOf = (/** @type {string} */ module) =>
    `figurewell/${path.relative(lib, module).replace(/(\.d)?\.ts$/, "")}`;
  /** @type {string[]} */
  const modules = [];
  program.emit(undefined, (file, text) => {
    // The list of calculators, which the compiler holds the calculations against, is no part of them.
    if (!file.startsWith(lib)) return;
    const named = text
      .replace(/(?<=(?:from |import\()")(?:@|\.\.?)\/[^"]+/g, (specifier) =>
        nameOf(path.resolve(path.dirname(file), specifier.replace(/^@/, folder))),
      )
      // What is imported for what it does has no types.
      .replace(/^import "[^"]+";\n/gm, "")
      // All that stands in a module of types is a declaration.
      .replace(/^(export )?declare /gm, "$1");
    modules.push(inModule(nameOf(file), named));
  });
  const whole = `export * from "${nameOf(path.join(folder, source.types))}";\n`;
  return [inModule("*figurewell.js", whole), ...modules].join("\n");
}

/**
 * @param {string} name
 * @param {string} text
 */
const inModule = (name, text) => `declare module "${name}" {\n${text}}\n`;
