/**
 * A rate of the law in percent. Such rates have no more than a hundredth of a percent, so that float
 * dust is cut off.
 *
 * @example inPercent(0.28) // 28
 */
export const inPercent = (rate: number): number => Math.round(rate * 10_000) / 100;
