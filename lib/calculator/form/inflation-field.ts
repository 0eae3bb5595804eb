import { rate } from "./number-field";

/**
 * How fast prices rise, for a figure in today’s dollars: beyond the specification, 3 unless changed.
 *
 * @example inflation: inflationField()
 */
export const inflationField = () =>
  rate("Annual inflation", {
    initial: 3,
    blank: 0,
    hint: "Changes only the value in today’s dollars.",
  });
