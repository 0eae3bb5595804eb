import { inflateSync } from "node:zlib";

/** How many sheets a PDF has: its page objects, which Chromium writes as they are and Firefox packs. */
export const sheetsIn = (pdf: Buffer) =>
  [pdf, ...objectsPackedIn(pdf)].reduce(
    (sum, part) => sum + (part.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0),
    0,
  );

const objectsPackedIn = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/\/ObjStm.*?stream\r?\n/gs)].map((head) =>
    inflateSync(pdf.subarray(head.index + head[0].length)),
  );
