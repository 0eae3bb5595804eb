import { singleBox, type FieldCodec } from "./draft";

/** One of a few options. */
export type ChoiceField<Option extends string> =
  ChoiceOf<"toggle", Option> | ChoiceOf<"select", Option>;

type ChoiceOf<Kind, Option extends string> = FieldCodec<Option> & {
  kind: Kind;
  label: string;
  hint?: string;
  /** The options by their ids, in the words of the page. */
  options: Readonly<Record<Option, string>>;
  /** What is chosen when the page opens; "" is nothing yet. */
  initial: Option | "";
};

type ChoiceOptions<Option extends string> = Pick<
  ChoiceField<Option>,
  "options" | "hint" | "atOnce"
> & {
  initial?: NoInfer<Option>;
};

const choice = <Kind, Option extends string>(
  kind: Kind,
  label: string,
  { initial = "" as never, ...options }: ChoiceOptions<Option>,
): ChoiceOf<Kind, Option> => ({ kind, label, initial, ...options, ...singleBox(initial) });

/**
 * Two or three options in view at once, one of them chosen when the page opens.
 *
 * @example toggle("Type", { options: { due: "Start", ordinary: "End" }, initial: "ordinary" })
 */
export const toggle = <Option extends string>(
  label: string,
  options: ChoiceOptions<Option> & { initial: NoInfer<Option> },
): ChoiceField<Option> => choice("toggle", label, options);

/**
 * One of several options in a list that opens. Without `initial` it must be chosen.
 *
 * @example select("Coverage level", { options: { bronze: "Bronze", silver: "Silver" } })
 */
export const select = <Option extends string>(
  label: string,
  options: ChoiceOptions<Option>,
): ChoiceField<Option> => choice("select", label, options);
