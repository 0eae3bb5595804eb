import { createHash } from "node:crypto";
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

/**
 * `count` of `all`, others for each key and each seed.
 *
 * @template Item
 * @param {readonly Item[]} all
 * @param {{ seed: string, key: string, count: number }} choice
 * @returns {readonly Item[]}
 */
export function sampleOf(all, { seed, key, count }) {
  if (all.length <= count) return all;
  const start = createHash("sha256").update(`${seed} ${key}`).digest().readUInt32BE() % all.length;
  return [...all, ...all].slice(start, start + count);
}
