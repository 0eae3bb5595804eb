import { singleBox, type Boxes } from "./boxes";

/** One of a few options. */
export type ChoiceField<Option extends string> = Boxes<Option> & {
  kind: "toggle";
  label: string;
  hint?: string;
  /** The options by their ids, in the words of the page. */
  options: Readonly<Record<Option, string>>;
  initial: Option;
};

/** Two or three options in view at once, one of them chosen when the page opens. */
export const toggle = <Option extends string>(
  label: string,
  {
    options,
    initial,
    ...rest
  }: Pick<ChoiceField<Option>, "options" | "hint" | "extra"> & { initial: NoInfer<Option> },
): ChoiceField<Option> => ({
  kind: "toggle",
  label,
  options,
  initial,
  ...rest,
  ...singleBox(initial),
});
