const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** 1,234 */
export const asCount = (/** @type {number} */ value) => whole.format(value);

/** 85 ms */
export const inMilliseconds = (/** @type {number} */ value) => `${whole.format(value)} ms`;

/** 147.3 kB, of 1,000 bytes */
export const inKilobytes = (/** @type {number} */ bytes) => `${tenths.format(bytes / 1e3)} kB`;

/** 4.2 MB, of 1,000,000 bytes */
export const inMegabytes = (/** @type {number} */ bytes) => `${tenths.format(bytes / 1e6)} MB`;

/** 0.012, as layout shift is given; 0 where nothing moved at all */
export const inThousandths = (/** @type {number} */ value) => (value ? value.toFixed(3) : "0");

/** 1,234,000 /s: so many times in a second, to three digits */
export const aSecond = (/** @type {number} */ times) =>
  `${whole.format(Number(times.toPrecision(3)))} /s`;

/**
 * How many times as much a value is as another: 1.28×, 12×. Nothing is no measure of anything.
 *
 * @param {number} value
 * @param {number} other
 */
export function ratio(value, other) {
  if (other === 0) return "";
  const times = value / other;
  return `${times < 10 ? times.toFixed(2) : whole.format(times)}×`;
}
