/**
 * Packs pages so that what they have in common is kept once. `pageIn` of lib/offline/page-archive.ts
 * unpacks one.
 *
 * @param {Readonly<Record<string, string>>} pages HTML by address
 * @returns {import("../../lib/offline/page-archive").PageArchive}
 */
export function pageArchive(pages) {
  const cut = Object.entries(pages).map(([address, html]) => ({ address, pieces: piecesOf(html) }));

  /** In how many pages a piece is. */
  const uses = new Map();
  for (const { pieces } of cut)
    for (const piece of new Set(pieces)) uses.set(piece, (uses.get(piece) ?? 0) + 1);
  const shared = [...uses.keys()].filter((piece) => uses.get(piece) > 1);
  const places = new Map(shared.map((piece, place) => [piece, place]));

  return {
    shared,
    pages: Object.fromEntries(
      cut.map(({ address, pieces }) => [
        address,
        pieces.map((piece) => places.get(piece) ?? piece),
      ]),
    ),
  };
}

/**
 * Cut where an element begins or a line ends, in the HTML and in the data that Next writes below it.
 *
 * @param {string} html
 */
const piecesOf = (html) => html.split(/(?=<)|(?<=\\n)|(?=\[\\"\$)/);
