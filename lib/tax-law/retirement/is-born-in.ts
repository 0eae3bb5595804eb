/**
 * Whether a person born in that year can be of this age today: the birthday of this year has come or not.
 *
 * @example isBornIn(1960, 66, { year: 2026 }) // true
 * @example isBornIn(1960, 67, { year: 2026 }) // false
 */
export const isBornIn = (birthYear: number, age: number, today: { year: number }): boolean =>
  Math.abs(today.year - birthYear - Math.floor(age) - 0.5) < 1;
