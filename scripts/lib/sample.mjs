import { createHash } from "node:crypto";
import { Refusal } from "./refusal.mjs";

/** The seed of every run that is not told another: the same commit tries the same. */
const always = "1";

/**
 * The seed by which tests choose their sample of what is too much to try every time.
 *
 * @param {string | undefined} wanted the variable FIGUREWELL_SAMPLE
 */
export function sampleSeed(wanted) {
  if (!wanted) return always;
  if (!/^\d{1,9}$/.test(wanted)) {
    throw new Refusal(
      `FIGUREWELL_SAMPLE is "${wanted}": give a whole number of at most nine digits, or unset it.`,
    );
  }
  return wanted;
}

/**
 * The seed of what rotates: another one each day, so that in time everything is tried, or the one that
 * is asked for, to repeat a run.
 *
 * @param {string | undefined} wanted the variable FIGUREWELL_SAMPLE
 * @param {Date} today
 */
export const rotatingSeed = (wanted, today) =>
  sampleSeed(wanted || today.toISOString().slice(0, 10).replaceAll("-", ""));

/**
 * `count` of `all`, in their order, others for each key and each seed. One that is added or taken away
 * changes at most itself and one other: a sample of an unchanged thing is not another one tomorrow.
 *
 * @template Item
 * @param {readonly Item[]} all
 * @param {{ seed: string, key: string, count: number }} choice
 * @returns {readonly Item[]}
 */
export function sampleOf(all, { seed, key, count }) {
  if (all.length <= count) return all;
  const rankOf = (/** @type {Item} */ item) =>
    createHash("sha256")
      .update(`${seed} ${key} ${nameOf(item)}`)
      .digest("hex");
  const chosen = all
    .map((item) => ({ item, rank: rankOf(item) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
  return all.filter((item) => chosen.includes(item));
}

/**
 * What stays the same of an item while the rest of it changes: its id, where it has one.
 *
 * @param {unknown} item
 */
const nameOf = (item) =>
  typeof item === "object" && item !== null && "id" in item ? item.id : JSON.stringify(item);
