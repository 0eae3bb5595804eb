import type { Definition, Report } from "@/lib/calculator/definition";
import type { CalendarDay } from "@/lib/finance/months-after";

import { readingOf, viewOf } from "./view";

/** What the example comes to, for a page that has not calculated anything yet. */
export type ExampleAnswer = { label: string; reading: string; verdict: string };

/** The example as a visitor of this day is offered it. */
export const exampleOf = <Input, Result>(
  { example, exampleOn }: Pick<Report<Input, Result>, "example" | "exampleOn">,
  today: CalendarDay,
): Input => exampleOn?.(today) ?? example;

/** What the example of a calculator comes to on a day. */
export function exampleAnswerOf<Input, Result>(
  definition: Definition<Input, Result>,
  today: CalendarDay,
): ExampleAnswer {
  const { calculate } = definition;
  const example = exampleOf(definition, today);
  const { headline, verdict } = viewOf(definition, example, calculate(example, { today }));
  return { label: headline.label, reading: readingOf(headline), verdict };
}
