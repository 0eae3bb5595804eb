/** A label inside a sentence: "Home price" is the home price, "APR" stays the APR. */
export const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
