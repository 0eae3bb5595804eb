import { rmSync } from "node:fs";
import path from "node:path";
import { begins, writeBundle } from "./bundle.mjs";
import { editPages } from "./pages.mjs";

const chunks = "_next/static/chunks";

/**
 * Takes Next's scripts out of every page of an export, with the data that they would read there, and
 * has each begin with app/browser.ts instead: the words of a page need no framework, and React comes
 * for the islands alone. No component is written twice: these are the ones that Next has rendered.
 *
 * @param {import("../post-build.mjs").Export} finished
 */
export async function replaceScripts(finished) {
  const folder = path.join(finished.exported, chunks);
  rmSync(folder, { recursive: true });
  const neededFor = await writeBundle(finished, folder);

  editPages(finished, [
    () => (elements, page) => {
      const old = elements.filter(isOfNext);
      if (old.length === 0) throw new Error(`${page} has no script of Next’s`);
      // In a sandbox a frame is of no origin: it may run what it has read as any other site would.
      const mode = page.startsWith("embed/") ? ' crossorigin=""' : "";
      const own = neededFor(sourcesOf(elements))
        .map((name) => `<script defer${mode} src="/${chunks}/${name}"></script>`)
        .join("");
      return old.map(({ start: at, end: until }, index) => ({ at, until, text: index ? "" : own }));
    },
  ]);
}

/** @param {import("./pages.mjs").PageElement} element */
const isOfNext = ({ name, attributes: { src, href, as }, text }) =>
  name === "script"
    ? (src?.startsWith(`/${chunks}/`) ?? /__next_f|TURBOPACK/.test(text))
    : as === "script" && href?.startsWith(`/${chunks}/`);

/** What a page begins with: the code of its calculator comes with the script that will ask for it. */
function sourcesOf(/** @type {import("./pages.mjs").PageElement[]} */ elements) {
  const island = elements.find(({ attributes }) => attributes["data-island"] === "calculator");
  if (!island) return [begins];
  const { id } = JSON.parse(island.attributes["data-props"] ?? "");
  const list = `components/calculators/${path.dirname(id)}/index.tsx`;
  return [begins, "app/islands.tsx", list, `components/calculators/${id}.tsx`];
}
