/** Anything that can be written as text and read as the same again: a value of JSON, or a function. */
type Written = object | string;

/**
 * A function as the text of a script that calls it with these values, for what has to run before any
 * file has come. What is in the function and in functions given to it is all that the script has: no
 * import and no name from outside.
 */
export const scriptText = <Values extends Written[]>(
  run: (...values: Values) => void,
  ...values: Values
) =>
  `(${run})(${values.map((value) => (typeof value === "function" ? `${value}` : JSON.stringify(value))).join()})`;
