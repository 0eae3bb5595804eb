import { saidBound } from "./calendar-year";
import type { Bound, NumberField } from "./number-field";

/**
 * The range that a field suggests, as its help gives it: "1 to 100", "$1 or more", "1800 to this
 * year". Nothing where any amount will do, or any that is not negative.
 */
export function suggestedRange({ kind, suggested }: NumberField): string | undefined {
  const { min = 0, max } = suggested;
  const said = (bound: Bound) => `${kind === "money" ? "$" : ""}${saidBound(bound)}`;
  if (max !== undefined) return `${said(min)} to ${said(max)}`;
  return min === 0 || Number(min) < 0 ? undefined : `${said(min)} or more`;
}
