import { saidBound } from "./calendar-year";
import { groupedAmount } from "./grouped-amount";
import type { Bound, NumberField } from "./number-field";

/**
 * The range that a field suggests, as its help gives it: "1 to 100", "16 or more", "1800 to this
 * year". Nothing where any amount will do that is not negative, or not zero: people type no other.
 */
export function suggestedRange({ kind, suggested }: NumberField): string | undefined {
  const { min = 0, max } = suggested;
  const said = (bound: Bound) => {
    const words = saidBound(bound);
    return kind === "money" ? `$${groupedAmount(`${words}`)}` : words;
  };
  if (max !== undefined) return `${said(min)} to ${said(max)}`;
  return Number(min) <= 1 ? undefined : `${said(min)} or more`;
}
