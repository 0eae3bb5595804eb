import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/** The font of every page, as a browser loads it. */
export const siteFontFile = "app/fonts/figtree.woff2";

const whole = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

const charactersBetween = (/** @type {string} */ first, /** @type {string} */ last) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, place) =>
    String.fromCharCode(first.charCodeAt(0) + place),
  ).join("");

/**
 * What pages say, and the letters of the Western languages that visitors name things in. Another
 * character comes from a font of the system.
 */
const characters =
  charactersBetween(" ", "~") + charactersBetween("À", "ÿ") + "\u00a0§©°·±½–—‘’“”•…−↑↓€™";

/** The weights that classes name, from normal to bold. */
const weights = { min: 400, max: 700 };

/**
 * Figtree without what no page shows. The same version of the font and of HarfBuzz gives the same.
 *
 * @param {string} folder of the project, its packages installed
 */
export const siteFont = (folder) =>
  subsetFont(readFileSync(path.join(folder, "node_modules", whole)), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
