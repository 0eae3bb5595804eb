import { createHash } from "node:crypto";

/** Whether to try everything: `npm run test:all`. Otherwise each run takes a sample. */
const exhaustive = process.env.FIGUREWELL_EXHAUSTIVE === "1";

const seed =
  process.env.FIGUREWELL_SAMPLE ?? new Date().toISOString().slice(0, 10).replaceAll("-", "");

/** `count` of `all`, others for each key and each day. Everything in an exhaustive run. */
export function sampled<Item>(key: string, all: readonly Item[], count = 1): readonly Item[] {
  if (exhaustive || all.length <= count) return all;
  const start = createHash("sha256").update(`${seed} ${key}`).digest().readUInt32BE() % all.length;
  return [...all, ...all].slice(start, start + count);
}
