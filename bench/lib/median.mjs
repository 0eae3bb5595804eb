/**
 * The value in the middle. One slow run among many, when the machine was busy, does not move it.
 *
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("Nothing has no middle.");
  return (lower + upper) / 2;
}
