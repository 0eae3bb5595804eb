import { formatAmount } from "./format-amount";
import type { NumberField, NumberKind, PlausibleRange } from "./number-field";
import { plainDecimal } from "./plain-decimal";
import { breachOf } from "./read-number";
import { typedNumber } from "./typed-number";

/** What hardly anybody’s number is outside of, where a field does not know better. */
const plausibleOf: Record<NumberKind, PlausibleRange> = {
  money: { max: 1_000_000_000 },
  percent: { max: 100 },
  years: { max: 75 },
  months: { max: 360 },
  age: { max: 110 },
  number: { max: 1_000_000_000 },
  integer: { max: 1_000 },
  calendarYear: {},
  randomFactor: {},
};

/** Outside of this hardly anybody’s number is, as the field or else its kind says. */
export const plausibleRangeOf = ({ kind, plausible }: NumberField): PlausibleRange => ({
  ...plausibleOf[kind],
  ...plausible,
});

/** A question to ask at a field, and what to type if the answer is yes. */
export type Doubt = { question: string; suggestion?: { text: string; amount: string } };

/**
 * What there is to ask about a number that few people mean, with the number that they may have meant:
 * months typed as years, thousands left out or a decimal point forgotten. Nothing where the number is
 * plausible, is 0, or is refused anyway. It asks and never refuses.
 */
export function doubtOf(field: NumberField, typed: string): Doubt | undefined {
  const { kind, label } = field;
  const plausible = plausibleRangeOf(field);
  const { value, sign } = typedNumber(typed) ?? {};
  if (!value || (kind === "money" && sign === "%") || breachOf(field, value)) return undefined;
  if (isWithin(plausible, value)) return undefined;

  const meant = alternatives(kind, value)
    .map((amount) => Number(amount.toPrecision(12)))
    .find((amount) => isWithin(plausible, amount) && !breachOf(field, amount));
  const amount = formatAmount(kind, value);
  if (meant === undefined) return { question: `“${label}”: ${amount}? That is unusual.` };
  const suggested = formatAmount(kind, meant);
  return {
    question: `“${label}”: ${amount}? Did you mean ${suggested}?`,
    suggestion: { text: plainDecimal(meant), amount: suggested },
  };
}

const isWithin = ({ min = 0, max = Infinity }: PlausibleRange, value: number) =>
  Math.abs(value) >= min && Math.abs(value) <= max;

/** What a number may have been meant as, the likeliest first. */
function alternatives(kind: NumberKind, value: number): number[] {
  const size = Math.abs(value);
  switch (kind) {
    case "years": {
      // A term in months, if that makes whole or half years.
      const inYears = value / 12;
      return [...(Number.isInteger(inYears * 2) ? [inYears] : []), value / 10, value / 100];
    }
    case "percent":
      // 65 for 6.5, 625 for 6.25, and 0.065 for 6.5.
      return size < 100 ? [value * 100, value / 10] : [value / 100, value / 10];
    case "money":
      return [value * 1_000, value / 1_000, value / 100];
    case "age":
      return [value - 100, value / 10];
    default:
      return [value / 12, value / 10, value / 100];
  }
}
