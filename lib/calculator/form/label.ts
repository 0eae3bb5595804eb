import { formatNumber } from "@/lib/format";

import { formatAmount } from "./format-amount";
import type { NumberKind } from "./number-field";

/** What a label says that counts the unit itself: "Target months", "Years of service". */
const unitIn: Partial<Record<NumberKind, RegExp>> = { years: /\byears\b/i, months: /\bmonths\b/i };

/**
 * An amount as it stands after its label: 4 after "Target months", which names the unit already,
 * and 30 years after "Loan term".
 */
export const labeledAmount = (label: string, kind: NumberKind, amount: number): string =>
  unitIn[kind]?.test(label) ? formatNumber(amount) : formatAmount(kind, amount);

/**
 * A label inside a sentence: "Home price" is the home price; "APR" stays the APR, a title such as
 * "Present Value" a title, and Medicare and Medicaid names.
 */
export const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) && !/ [A-Z][a-z]|^Medica/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
