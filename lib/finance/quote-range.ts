/** How far quotes may lie from the middle of them, as factors. */
export const variation = { least: 0.8, most: 1.2 } as const;

/**
 * The premiums that quotes may come to around a midpoint, in its unit.
 *
 *     low = midpoint × 0.8, high = midpoint × 1.2
 *
 * @example quoteRange(100).low // 80
 * @example quoteRange(100).high // 120
 */
export const quoteRange = (midpoint: number) => ({
  low: midpoint * variation.least,
  high: midpoint * variation.most,
});
