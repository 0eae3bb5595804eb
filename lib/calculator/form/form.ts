import type { CalculatorId } from "@/lib/catalogue/calculators";

import { fieldsOf, type Field, type Fields } from "./fields";

/** What a calculator asks: all that a page needs before its button is pressed. */
export type Form<Input> = {
  id: CalculatorId;
  /** The text of the button. */
  submit: string;
  /** Those of the options among them. */
  fields: Fields<Input>;
  /**
   * The fields under headings, every one of them once. Without it they stand in one list.
   * `groups: { "The new loan": ["newRate", "newTerm", "costs"] }`
   */
  groups?: Readonly<Record<string, readonly (keyof Input & string)[]>>;
  /** What is asked beyond the specification, subject by subject: each folds under its heading. */
  options?: readonly OptionForm[];
  /** Options whose boxes come with the code of the answer, when one is opened: as many would weigh on every page. */
  later?: readonly LaterOption<keyof Input & string>[];
  /** Calculated anew with every change, without a notice; the button announces. */
  autoCalculate?: boolean;
  /** What is typed goes with the page: neither a reload nor the way back brings it again. */
  ephemeral?: boolean;
};

/**
 * The form's half of an option: fields beyond the specification, of one subject, whose blanks change nothing.
 *
 * @example { title: "Mortgage insurance (PMI)", fields: { pmiRate: percent("PMI rate", { blank: 0 }) } } satisfies OptionForm
 */
export type OptionForm<OwnFields extends object = object> = {
  /**
   * The heading that its boxes fold under. Without one they fold under "More options", and a notice calls them
   * by their own labels.
   */
  title?: string;
  fields: OwnFields;
};

/** The heading of an option whose boxes come later, and the names of its fields. */
type LaterOption<Name extends string> = { title: string; names: readonly Name[] };

/** A form that asks these inputs later. */
export type PageForm<Input, Later extends keyof Input & string = never> = Form<Input> & {
  later?: readonly LaterOption<Later>[];
};

/** The names of the fields that options ask. */
type AskedBy<Options extends readonly OptionForm[]> = {
  [Place in keyof Options]: keyof Options[Place]["fields"];
}[number];

/** Each input that no option of `options` asks needs a field. */
type FieldsOrOptions<Input, Options extends readonly OptionForm[]> = Omit<
  Fields<Input>,
  AskedBy<Options>
>;

/** Of options over an input: a field that is none of it, or of another kind, does not compile. */
type OptionsOver<Input, Options extends readonly OptionForm[]> = {
  [Place in keyof Options]: Options[Place] extends OptionForm<infer Own>
    ? OptionForm<{ [Name in keyof Own]: Name extends keyof Input ? Fields<Input>[Name] : never }>
    : never;
};

/**
 * Names the input once; everything in the form is checked against it. What its options ask belongs to its
 * fields. `alsoAsked` are options that everybody is asked: they stand with the specified boxes. What is asked
 * `later` is left to withLater.
 *
 * @example defineForm<MortgageInput>()({ id, submit: "Calculate Mortgage Payment", fields, options: [pmi] })
 */
export const defineForm =
  <Input>() =>
  <
    const Options extends readonly OptionForm[] = [],
    const Later extends keyof Input & string = never,
  >({
    fields: own,
    alsoAsked = [],
    ...form
  }: Omit<Form<Input>, "fields" | "options" | "later"> & {
    fields: Omit<FieldsOrOptions<Input, Options>, Later>;
    options?: Options & OptionsOver<Input, NoInfer<Options>>;
    alsoAsked?: readonly (keyof Input & string)[];
    later?: readonly LaterOption<Later>[];
  }): PageForm<Input, Later> => ({
    ...form,
    fields: withOptionFields(own, alsoAsked, form.options),
  });

/** All inputs that are asked later, each by an option: one that is left out does not compile. */
type AskingAll<Later, Options extends readonly OptionForm[]> = [
  Exclude<Later, AskedBy<Options>>,
] extends [never]
  ? unknown
  : never;

/**
 * A form with the options that its page asks later: what everything but the page itself goes by.
 *
 * @example withLater(pageForm, [raiseForm, otherLinesForm])
 */
export const withLater = <
  Input,
  Later extends keyof Input & string,
  const Options extends readonly OptionForm[],
>(
  form: PageForm<Input, Later>,
  options: Options & OptionsOver<Input, NoInfer<Options>> & AskingAll<Later, NoInfer<Options>>,
): Form<Input> => ({
  ...form,
  options: [...(form.options ?? []), ...options],
  fields: withOptionFields(form.fields, [], options),
});

/** All fields in their order: an option that may give a field instead comes right after it, the others at the end. */
function withOptionFields<Input>(
  own: object,
  alsoAsked: readonly string[],
  options: readonly OptionForm[] = [],
): Fields<Input> {
  const instead = ({ fields }: OptionForm, field: Field) =>
    "givenBy" in field && field.givenBy?.names.some((name) => name in fields);
  const entries = fieldsOf(own).flatMap(([name, field]) => [
    [name, field] as const,
    ...options.filter((one) => instead(one, field)).flatMap(({ fields }) => fieldsOf(fields)),
  ]);
  const all = [...entries, ...options.flatMap(({ fields }) => fieldsOf(fields))];
  // Beyond the specification: a link and a summary name it only where it was changed.
  const isOption = (name: string) => !(name in own) || alsoAsked.includes(name);
  return Object.fromEntries(
    all.map(([name, field]) => [name, isOption(name) ? { ...field, isOption: true } : field]),
  ) as Fields<Input>;
}
