/**
 * @typedef {object} Goal
 * @property {string} text
 * @property {(value: number, ofPlain: number) => boolean} isMet by the value of a page, beside the
 *   plain page's
 */

/** @typedef {(value: number) => string} Shown */

/**
 * @param {number} most
 * @param {Shown} shown
 * @returns {Goal}
 */
export const atMost = (most, shown) => ({
  text: `≤ ${shown(most)}`,
  isMet: (value) => value <= most,
});

/**
 * @param {number} least
 * @param {Shown} shown
 * @returns {Goal}
 */
export const atLeast = (least, shown) => ({
  text: `≥ ${shown(least)}`,
  isMet: (value) => value >= least,
});

/**
 * @param {number} most so many times the plain page's
 * @returns {Goal}
 */
export const timesPlain = (most) => ({
  text: `≤ ${most}×`,
  isMet: (value, ofPlain) => value <= most * ofPlain,
});

/**
 * "yes", or how many of them meet it.
 *
 * @param {boolean[]} each
 */
export function met(each) {
  const count = each.filter(Boolean).length;
  return count === each.length ? "yes" : `no: ${count} of ${each.length}`;
}
