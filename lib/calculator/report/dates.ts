import type { DatedEvent, Definition, World } from "@/lib/calculator/definition";
import { dateSerial } from "@/lib/finance/date-serial";

/** The days of an answer that are still to come, in their order. */
export const datesOf = <Input, Result>(
  { dates }: Pick<Definition<Input, Result>, "dates">,
  input: Input,
  result: Result,
  { today }: World,
): DatedEvent[] =>
  (dates?.(result, input) ?? [])
    .flatMap(({ day, ...event }) =>
      day && dateSerial(day) >= dateSerial(today) ? [{ day, ...event }] : [],
    )
    .toSorted((one, other) => dateSerial(one.day) - dateSerial(other.day));
