/**
 * All pages of the site in one file. They are alike for the most part, so each is cut into pieces,
 * and a piece that several pages have is kept once: together they weigh an eighth of what they weigh
 * one by one. The build makes it: scripts/export/page-archive.mjs.
 */
export type PageArchive = {
  shared: readonly string[];
  /** By address, its text in order: a number stands for a shared piece, a string for the page's own. */
  pages: Readonly<Record<string, readonly (number | string)[]>>;
};

/** The HTML of the page at an address, exactly as it was built; `undefined` where there is none. */
export function pageIn({ shared, pages }: PageArchive, address: string): string | undefined {
  if (!Object.hasOwn(pages, address)) return undefined;
  return pages[address]
    ?.map((piece) => (typeof piece === "number" ? shared[piece] : piece))
    .join("");
}
