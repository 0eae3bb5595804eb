import { formatNumber } from "@/lib/format";

import type { NumberKind } from "./fields";
import { formatAmount } from "./format-amount";

/** What a label says that counts the unit itself: "Target months", "Years of service". */
const unitIn: Partial<Record<NumberKind, RegExp>> = { years: /\byears\b/i, months: /\bmonths\b/i };

/**
 * An amount as it stands after its label: 4 after "Target months", which names the unit already,
 * and 30 years after "Loan term".
 */
export const labeledAmount = (label: string, kind: NumberKind, amount: number): string =>
  unitIn[kind]?.test(label) ? formatNumber(amount) : formatAmount(kind, amount);
