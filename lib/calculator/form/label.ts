/**
 * A label inside a sentence: "Home price" is the home price; "APR" stays the APR, a title such as
 * "Present Value" a title, and Medicare and Medicaid names.
 */
export const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) && !/ [A-Z][a-z]|^Medica/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
