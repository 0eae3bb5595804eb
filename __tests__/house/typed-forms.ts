/** Random forms, as people, programs and the ill-disposed fill them in. */
import fc from "fast-check";

import { noNumbers } from "@/e2e/support/typed-texts";
import type { Definition, World } from "@/lib/calculator/definition";
import type { Draft } from "@/lib/calculator/form/draft";
import type { Field } from "@/lib/calculator/form/fields";
import type { RowColumn } from "@/lib/calculator/form/rows-field";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import { acceptedInputs, sensibleInputs } from "./sensible-values";

/** What a form holds, what else its link has, and the day and the chance it is answered with. */
export type TypedForm = { draft: Draft; strangers: readonly [string, string][]; world: World };

type Values = Record<string, unknown>;

/** Numbers at the edge of what a box takes, and what is no number; emptiness among both. */
const awkwardTexts = fc.oneof(
  fc.constantFrom(
    ...["0", "0.00", "-0", "-0.0", "-$0.00", "$0", "0%", ".0", "1", "100", "100.000000001"],
    ...["0.005", "0.0000001", "0.000000000000000000001", "-1", "-0.01", "99.999999999999", "1000"],
    ...["1000.000001", "12000", "150", "999999999999.99", "1000000000000", "1000000000001"],
    ...["9".repeat(400), `0.${"0".repeat(400)}1`],
  ),
  fc.constantFrom("", "   ", "\t", ...noNumbers),
  fc.constantFrom("__proto__", "constructor", "toString", "<b>bold</b>", "=1+1", '"', "a,b", "‮"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.double({ min: 0, max: 1e13, noNaN: true }).map(plainDecimal),
);

/** The ways in which people write a number that a box takes. */
const handwritings: ((plain: string) => string)[] = [
  (plain) => plain,
  (plain) => `$${plain}`,
  (plain) => ` ${plain} `,
  (plain) => `${plain}%`,
  (plain) => `00${plain}`,
  (plain) => plain.replace(/^\d+/, (whole) => Number(whole).toLocaleString("en-US")),
  (plain) => (plain.includes(".") ? `${plain}000` : `${plain}.`),
  (plain) => plain.replace(/^0(?=\.)/, ""),
];

/** Names in a link that no form has, or that nobody should take for a box. */
const strangers = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom("__proto__", "constructor", "toString"), fc.string()),
        awkwardTexts,
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
);

/** A list of thousands of rows is rare, and none at all too. */
const rowCounts = fc.oneof(
  { weight: 1_800, arbitrary: fc.constant(undefined) },
  { weight: 100, arbitrary: fc.constant(0) },
  { weight: 100, arbitrary: fc.constant(20) },
  { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 10_000 }) },
);

const worlds = fc.record({
  today: fc.constantFrom(
    { year: 2026, month: 1, day: 31 },
    { year: 2028, month: 2, day: 29 },
    { year: 2026, month: 12, day: 31 },
    { year: 2099, month: 7, day: 4 },
  ),
  chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

/**
 * Forms of a calculator. Most rest on numbers around its example, some on anything that its fields
 * accept; in one of three, one to four boxes hold something awkward instead, and in one of sixteen
 * all of them. So most are answered.
 */
export function typedForms<Input>({
  fields,
  example,
}: Pick<Definition<Input, unknown>, "fields" | "example">): fc.Arbitrary<TypedForm> {
  const inputs = fc.oneof(
    { weight: 3, arbitrary: sensibleInputs(fields, example) as fc.Arbitrary<Values> },
    { weight: 1, arbitrary: acceptedInputs(fields) as fc.Arbitrary<Values> },
  );
  const awkward = fc.oneof(
    { weight: 10, arbitrary: fc.constant([]) },
    {
      weight: 5,
      arbitrary: fc.array(fc.tuple(fc.nat(), awkwardTexts), { minLength: 1, maxLength: 4 }),
    },
    { weight: 1, arbitrary: fc.array(awkwardTexts, { minLength: 40, maxLength: 40 }).map(inOrder) },
  );
  return fc
    .record({
      input: inputs,
      rowCount: rowCounts,
      hand: fc.nat(7),
      awkward,
      strangers,
      world: worlds,
    })
    .map(({ input, rowCount, hand, awkward, strangers, world }) => {
      const draft = draftOf(fields as never, withRows(input, rowCount));
      return { draft: withTexts(inHand(fields, draft, hand), awkward), strangers, world };
    });
}

/** A text for each box, from the first on. */
const inOrder = (texts: string[]) =>
  texts.map((text, position): [number, string] => [position, text]);

/** Every list as long as is wanted, its rows by turns. */
const withRows = (input: Values, count?: number): Values =>
  count === undefined
    ? input
    : Object.fromEntries(
        Object.entries(input).map(([name, value]) => [
          name,
          Array.isArray(value) && value.length > 0
            ? Array.from({ length: count }, (_, row) => value[row % value.length] as unknown)
            : value,
        ]),
      );

/** As one person writes it: the same way in every box. A machine’s 1e-7 is nobody’s hand. */
const inHand = (fields: object, draft: Draft, hand: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).map(([box, text]) => {
      const kind = kindOfBox(fields, box);
      if (text === "" || notWritten.includes(kind)) return [box, text];
      const plain = plainDecimal(Number(text));
      return [box, handwritings[hand]?.(plain) ?? plain];
    }),
  );

/** What is chosen or is words, and has no handwriting. */
const notWritten: readonly (BoxKind | undefined)[] = ["text", "date", "toggle", "select"];

type BoxKind = Field["kind"] | RowColumn["kind"];

/** What a box takes: that of its field, or of the column that `income.0.amount` names. */
export function kindOfBox(fields: object, box: string): BoxKind | undefined {
  const [name = "", , column = ""] = box.split(".");
  const field = (fields as Readonly<Record<string, Field>>)[name];
  return field?.kind === "rows"
    ? (field.columns as Readonly<Record<string, RowColumn>>)[column]?.kind
    : field?.kind;
}

function withTexts(draft: Record<string, string>, texts: readonly [number, string][]): Draft {
  const names = Object.keys(draft);
  for (const [position, text] of names.length > 0 ? texts : [])
    draft[names[position % names.length] as string] = text;
  return draft;
}
