import type { Filer } from "../filer";

/**
 * How many of the people on a return are 65 or older, and once more for each who is blind.
 *
 * @example agedOrBlind({ people: [{ age: 70 }, { age: 60 }], household: { blind: 1 } }) // 2
 */
export const agedOrBlind = ({ people, household }: Pick<Filer, "people" | "household">): number =>
  people.filter(({ age }) => age >= 65).length + (household.blind ?? 0);
