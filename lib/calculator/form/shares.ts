import type { CalendarDay } from "@/lib/finance/months-after";

import type { Draft } from "./draft";
import { fieldsOf, type Field } from "./fields";
import { readField } from "./read-field";
import { typedNumber } from "./typed-number";

/**
 * The draft with dollars, to the cent, in place of each share: "10%" of a home price of 425,000 is
 * 42500. A share of what is no number yet stays as it was typed.
 */
export function inDollars(fields: object, draft: Draft, today?: CalendarDay): Draft {
  const dollars = fieldsOf(fields).flatMap(([name, field]) => {
    const whole = wholeOf(field);
    const share = typedNumber(draft[name] ?? "");
    if (whole === undefined || share?.sign !== "%") return [];
    const value = valueOf(whole, fields as Record<string, Field>, draft, today);
    return typeof value === "number" && value > 0
      ? [[name, String(Math.round(value * share.value) / 100)]]
      : [];
  });
  return dollars.length > 0 ? { ...draft, ...Object.fromEntries(dollars) } : draft;
}

/** The name of the field that this one may be typed as a share of. */
const wholeOf = (field: Field) => ("shareOf" in field ? field.shareOf : undefined);

/** What a field holds, or what the others that give it come to. */
function valueOf(name: string, fields: Record<string, Field>, draft: Draft, today?: CalendarDay) {
  const read = (one: string) => readField(one, fields[one] as Field, draft, today).value;
  const field = fields[name] as Field;
  const value = read(name);
  return value === null && "givenBy" in field && field.givenBy
    ? field.givenBy.value(
        Object.fromEntries(Object.keys(fields).map((one) => [one, read(one)])) as never,
      )
    : value;
}
