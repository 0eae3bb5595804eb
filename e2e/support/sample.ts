import { sampleOf, sampleSeed } from "../../scripts/lib/sample.mjs";

/** Whether to try everything: `npm run test:all`. Otherwise a sample, which is always the same. */
const exhaustive = process.env.FIGUREWELL_EXHAUSTIVE === "1";

const seed = sampleSeed(process.env.FIGUREWELL_SAMPLE);

/** `count` of `all`, others for each key. Everything in an exhaustive run. */
export const sampled = <Item>(key: string, all: readonly Item[], count = 1): readonly Item[] =>
  exhaustive ? all : sampleOf(all, { seed, key, count });
