import type { CalendarDay } from "@/lib/finance/months-after";

import { describedInputs, type DescribedCell, type DescribedInput } from "./described-input";

type Schema = Readonly<Record<string, unknown>>;

/** What each kind of number is, for a reader who sees no form. */
const measures: Partial<Record<DescribedInput["kind"], string>> = {
  money: "US dollars",
  percent: "Percent: 5.25 means 5.25%",
  years: "Years, fractions allowed",
  months: "Months, fractions allowed",
  age: "Age in years",
};

/** The inputs of a form as a JSON Schema: https://json-schema.org/draft/2020-12. */
export function inputSchema(fields: object, today: CalendarDay): Schema {
  const inputs = describedInputs(fields);
  return {
    type: "object",
    properties: Object.fromEntries(inputs.map((input) => [input.name, schemaOf(input, today)])),
    required: inputs
      .filter(
        ({ kind, optional, replacedBy, givenBy, default: opened }) =>
          kind !== "rows" && !optional && !replacedBy && !givenBy && opened === undefined,
      )
      .map(({ name }) => name),
    additionalProperties: false,
  };
}

function schemaOf(input: DescribedInput, today: CalendarDay): Schema {
  if (input.kind === "rows")
    return {
      type: "array",
      title: input.label,
      ...describing(input.hint),
      items: {
        type: "object",
        properties: Object.fromEntries(
          (input.cells ?? []).map((cell) => [cell.name, boxSchema(cell, today)]),
        ),
        additionalProperties: false,
      },
      ...(input.default && { default: input.default }),
    };
  return {
    ...boxSchema(input, today),
    ...(input.default !== undefined && { default: input.default }),
  };
}

/** One box: a number, a choice or a line of text. */
function boxSchema(input: DescribedInput | DescribedCell, today: CalendarDay): Schema {
  const { label: title, kind } = input;
  const hint = "hint" in input ? input.hint : undefined;
  if ("options" in input)
    return {
      type: "string",
      title,
      ...describing(hint, optionWords(input.optionLabels)),
      enum: input.options,
    };
  if (kind === "text") {
    const maxLength = "maxLength" in input ? input.maxLength : undefined;
    return { type: "string", title, ...describing(hint), ...(maxLength && { maxLength }) };
  }
  return {
    type: kind === "integer" ? "integer" : "number",
    title,
    ...describing(measures[kind], hint),
    ...withValues({
      minimum: boundOn(input.min, today),
      exclusiveMinimum: input.above,
      maximum: boundOn(input.max, today),
      exclusiveMaximum: input.below,
    }),
  };
}

const optionWords = (labels: DescribedInput["optionLabels"] = {}) =>
  Object.entries(labels)
    .map(([id, words]) => `${id === "" ? "empty" : id}: ${words}`)
    .join("; ");

/** A description made of the parts that there are. */
function describing(...parts: (string | undefined)[]) {
  const said = parts.filter(Boolean).map((part) => `${part}`.replace(/\.$/, ""));
  return said.length > 0 ? { description: `${said.join(". ")}.` } : {};
}

/** A bound that moves with the calendar, as it is today. */
const boundOn = (bound: DescribedInput["max"], { year }: CalendarDay) =>
  bound === "this year" ? year : bound === "next year" ? year + 1 : bound;

const withValues = (schema: Schema) =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
