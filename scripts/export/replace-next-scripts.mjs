import { rmSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "../lib/files.mjs";
import { entry, writeBundle } from "./bundle.mjs";
import { knownStyles } from "./known-code.mjs";
import { editPages } from "./pages.mjs";
import { refuseAnotherReact } from "./same-react.mjs";

const chunks = "_next/static/chunks";

/**
 * Has every page of an export begin with app/_client/page.ts in place of Next's scripts and their data:
 * words need no framework, and React comes for the islands alone, the same that Next has rendered.
 *
 * @param {import("./finish-export.mjs").Export} finished
 */
export async function replaceScripts(finished) {
  refuseAnotherReact(finished.folder);
  const folder = path.join(finished.exported, chunks);
  const isStyle = (/** @type {string} */ name) => name.endsWith(".css");
  removeFiles(folder, (name) => !isStyle(name));
  const neededFor = await writeBundle(finished, folder);

  editPages(finished, [
    knownStyles,
    () => (elements, page) => {
      const old = elements.filter(isOfNext);
      if (old.length === 0) throw new Error(`${page} has no script of Next’s`);
      const [first, ...later] = neededFor(sourcesOf(elements));
      const begin = `<script type="module" src="/${chunks}/${first}"></script>`;
      // The words of a page, and the font, come before what brings its form to life: page.ts begins these.
      const preload = `<link rel="modulepreload" media="not all"`;
      const own = begin + later.map((name) => `${preload} href="/${chunks}/${name}"/>`).join("");
      return old.map(({ start: at, end: until }, index) => ({ at, until, text: index ? "" : own }));
    },
  ]);
  // No page asks for them: their text is in it.
  removeFiles(folder, isStyle);
}

/** @param {import("./pages.mjs").PageElement} element */
const isOfNext = ({ name, attributes: { src, href, as }, text }) =>
  name === "script"
    ? (src?.startsWith(`/${chunks}/`) ??
      /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/.test(text))
    : as === "script" && href?.startsWith(`/${chunks}/`);

/**
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
function removeFiles(folder, isWanted) {
  for (const name of filesUnder(folder).filter(isWanted)) rmSync(path.join(folder, name));
}

/** What a page begins with, and what it asks for next: with that comes the code of its calculator. */
function sourcesOf(/** @type {import("./pages.mjs").PageElement[]} */ elements) {
  const island = elements.find(({ attributes }) => attributes["data-island"] === "calculator");
  if (!island) return [entry];
  const { id } = JSON.parse(island.attributes["data-props"] ?? "");
  const list = `components/calculators/${path.dirname(id)}/index.ts`;
  return [entry, "app/_client/islands.tsx", list, `components/calculators/${id}.tsx`];
}
