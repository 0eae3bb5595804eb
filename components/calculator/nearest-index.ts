/** The index of the value that is nearest to a number, the first of two as near. */
export const nearestIndex = (values: readonly number[], to: number): number =>
  values.reduce(
    (nearest, value, index) =>
      Math.abs(value - to) < Math.abs((values[nearest] ?? 0) - to) ? index : nearest,
    0,
  );
