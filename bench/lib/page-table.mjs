import { ratio } from "./figures.mjs";
import { met } from "./goal.mjs";

/**
 * What was measured of every page.
 *
 * @typedef {object} Measure
 * @property {string} what
 * @property {(number | null)[]} values the plain page's first; null where there is nothing to measure
 * @property {import("./goal.mjs").Shown} shown
 * @property {boolean} [isAlone] how many times the plain page's it is says nothing
 * @property {import("./goal.mjs").Goal} [goal] of the site's pages
 */

/**
 * The table of the report: a column for each page, the plain one first, and in the others how many
 * times the plain page's each figure is.
 *
 * @param {string[]} names of the pages
 * @param {Measure[]} measures
 */
export const pageTable = (names, measures) => ({
  head: ["Measured", ...names, "Goal", "Met"],
  rows: measures.map(({ what, values, shown, isAlone = false, goal }) => {
    const [ofPlain = null, ...ofSite] = values;
    const compared = (/** @type {number} */ value) =>
      [shown(value), isAlone || !ofPlain ? "" : `(${ratio(value, ofPlain)})`]
        .filter(Boolean)
        .join(" ");
    const measured = ofSite.filter((value) => value !== null);
    return [
      what,
      ofPlain === null ? "–" : shown(ofPlain),
      ...ofSite.map((value) => (value === null ? "–" : compared(value))),
      goal?.text ?? "",
      goal ? met(measured.map((value) => goal.isMet(value, ofPlain ?? 0))) : "",
    ];
  }),
});
