import { brotliCompressSync, gzipSync } from "node:zlib";
import { asCount, inKilobytes } from "./lib/figures.mjs";
import { inNewContext } from "./lib/opened.mjs";

/** @type {Record<string, (type: string) => boolean>} */
const kinds = {
  HTML: (type) => type === "document",
  JavaScript: (type) => type === "script",
  CSS: (type) => type === "stylesheet",
  Font: (type) => type === "font",
  Other: (type) => !["document", "script", "stylesheet", "font"].includes(type),
  "All files": () => true,
};

/** As a host keeps them, each file compressed on its own and as hard as it goes. */
const compressions = {
  gzip: (/** @type {Buffer} */ body) => gzipSync(body, { level: 9 }),
  brotli: (/** @type {Buffer} */ body) => brotliCompressSync(body),
};

/**
 * What a page fetches and holds before anything is pressed.
 *
 * @param {import("./run.mjs").Bench} bench
 * @returns {Promise<import("./lib/page-table.mjs").Measure[]>}
 */
export async function pageWeight({ browser, pages }) {
  /** @type {Awaited<ReturnType<typeof fetchedBy>>[]} */
  const weighed = [];
  for (const page of pages) {
    console.log(`Page weight: ${page.name}`);
    weighed.push(await inNewContext(browser, (opened) => fetchedBy(opened, page.address)));
  }
  const weights = Object.entries(kinds).flatMap(([kind, isOfKind]) =>
    Object.entries(compressions).map(([name, compress]) => ({
      what: `${kind}, ${name}`,
      values: weighed.map(({ files }) =>
        files
          .filter(({ type }) => isOfKind(type))
          .reduce((sum, { body }) => sum + compress(body).length, 0),
      ),
      shown: inKilobytes,
    })),
  );
  return [
    ...weights.filter(({ values }) => values.some((bytes) => bytes > 0)),
    { what: "Requests", values: weighed.map(({ files }) => files.length), shown: asCount },
    { what: "Elements", values: weighed.map(({ elements }) => elements), shown: asCount },
  ];
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 */
async function fetchedBy(page, address) {
  /** @type {Promise<{ type: string, body: Buffer }>[]} */
  const files = [];
  page.on("response", (response) => {
    if (response.url().startsWith("data:")) return;
    const type = response.request().resourceType();
    files.push(response.body().then((body) => ({ type, body })));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return {
    files: await Promise.all(files),
    elements: await page.evaluate(() => document.querySelectorAll("*").length),
  };
}
