/**
 * A label inside a sentence: "Home price" is the home price, "A year" a year; "APR" stays the APR, a title such as
 * "Present Value" a title, and Medicare, Medicaid and Roth names.
 */
export const inSentence = (label: string) =>
  /^(?:[A-Z][a-z]|A )/.test(label) && !/ [A-Z][a-z]|^Medica|^Roth\b/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
