import { plainDecimal } from "@/lib/format";

import { formatAmount, inSentence, type Fields, type NumberField } from "./fields";

/** The numbers a result rests on, in words: "home price $400,000". */
export const basedOn = <Input extends Record<string, number>>(
  fields: Fields<Input>,
  input: Input,
) => inputViews(fields, input).map(({ label, text }) => `${inSentence(label)} ${text}`);

/** The same numbers one by one: what each is called, how it is read, and its exact value. */
export const inputViews = <Input extends Record<string, number>>(
  fields: Fields<Input>,
  input: Input,
) =>
  Object.entries<NumberField>(fields).map(([name, { label, kind }]) => {
    const value = input[name] ?? 0;
    return { label, text: formatAmount(kind, value), value: plainDecimal(value) };
  });
