import { formatAmount, inSentence, type Fields, type NumberField } from "./fields";

/** The numbers a result rests on, in words: "home price $400,000". */
export const basedOn = <Input extends Record<string, number>>(
  fields: Fields<Input>,
  input: Input,
) =>
  Object.entries<NumberField>(fields).map(
    ([name, { label, kind }]) => `${inSentence(label)} ${formatAmount(kind, input[name] ?? 0)}`,
  );
