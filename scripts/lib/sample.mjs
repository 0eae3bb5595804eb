import { Refusal } from "./refusal.mjs";

/**
 * The seed by which tests choose their sample of what is too much to try every time: a new one each
 * day, so that in time everything is tried, or the one that is asked for, to repeat a run.
 *
 * @param {string | undefined} wanted the variable FIGUREWELL_SAMPLE
 * @param {Date} today
 */
export function sampleSeed(wanted, today) {
  if (!wanted) return today.toISOString().slice(0, 10).replaceAll("-", "");
  if (!/^\d{1,9}$/.test(wanted)) {
    throw new Refusal(
      `FIGUREWELL_SAMPLE is "${wanted}": give a whole number of at most nine digits, or unset it.`,
    );
  }
  return wanted;
}
