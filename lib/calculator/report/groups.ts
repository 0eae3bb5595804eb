import { nameIn, type NameIn } from "./figure-name";
import type { Figure } from "./figure";
import type { Output, Outputs, TableRow } from "./outputs";

/** The outputs of the group of law, as far as a result has one. */
export type LawOutputs<Result> = Result extends { law: infer Law }
  ? { readonly [Name in keyof Law]-?: Output<Result, Exclude<Law[Name], undefined>> }
  : object;

/** The outputs that are left to give where these are given elsewhere, which may be repeated. */
export type OutputsBut<Result, Given extends PropertyKey> = Omit<Outputs<Result>, Given | "law"> &
  Partial<Omit<Outputs<Result>, "law">> & { law?: Partial<LawOutputs<Result>> } & LawIn<
    Result,
    Given
  >;

type LawIn<Result, Given> = Result extends { law: unknown }
  ? { law: Omit<LawOutputs<Result>, WithoutLaw<Given>> & Partial<LawOutputs<Result>> }
  : unknown;

type WithoutLaw<Name> = Name extends `law.${infer Own}` ? Own : never;

/**
 * The outputs together, with the group of law where there is one. Of a figure that is given twice, the first place
 * and the last words count.
 */
export function mergedOutputs(...all: readonly { outputs: object; law?: object }[]): object {
  const merged: Record<string, object> = {};
  for (const { outputs, law } of all)
    for (const [name, output] of Object.entries<object>({
      ...outputs,
      ...(law && { law: { ...law, ...("law" in outputs && (outputs.law as object)) } }),
    }))
      merged[name] = name === "law" ? { ...merged[name], ...output } : output;
  return merged;
}

/** Outputs by the names of their figures, which no group holds any more: a Figure or a Table each. */
export type FlatOutputs = Readonly<
  Record<string, Pick<Figure<never, never>, "label"> & { kind: string }>
>;

/** What a figure of a result is, by its name: null where this case of the calculator does not have it. */
export const valueIn = <Result>(result: Result, name: string): unknown =>
  (result as Readonly<Record<string, unknown>>)[name] ?? null;

/** The rows of a table of a result, by its name. */
export const rowsIn = <Result>(result: Result, name: string) =>
  (valueIn(result, name) ?? []) as readonly TableRow[];

/** Outputs whose groups are opened, in their order. */
export const flatOutputs = <Result>(outputs: Outputs<Result>) =>
  Object.fromEntries(
    Object.entries<object>(outputs).flatMap(([name, output]) =>
      isGroup(output)
        ? Object.entries(output).map(([inner, one]) => [nameIn(name, inner), one])
        : [[name, output]],
    ),
  ) as unknown as FlatOutputs;

const isGroup = (output: object) => !("kind" in output && typeof output.kind === "string");

/** The names of the figures of a group, as a section lists them: `namesIn("law", "tax", "refund")`. */
export const namesIn = <Group extends string, Names extends readonly string[]>(
  group: Group,
  ...names: Names
) =>
  names.map((name) => nameIn(group, name)) as {
    [Place in keyof Names]: NameIn<Group, Names[Place]>;
  };

/** Makes results whose figures are found by their names too, those of its groups among them. */
export function withFigureNames<Result>(outputs: Outputs<Result>): (result: Result) => Result {
  const groups = Object.entries<object>(outputs)
    .filter(([, output]) => isGroup(output))
    .map(([group, output]) => [group, Object.keys(output)] as const);
  return (result) => {
    const found = groups.flatMap(([group, names]) => {
      const values = result[group as keyof Result] as Readonly<Record<string, unknown>>;
      return names.map((name) => [nameIn(group, name), values[name]]);
    });
    return { ...result, ...Object.fromEntries(found) };
  };
}

/** A result without its groups: their figures stand in it by their names, as other programs get them. */
export const flatResult = (result: object): object =>
  Object.fromEntries(
    Object.entries<unknown>(result as never).flatMap(([name, value]) =>
      isFigures(value)
        ? Object.entries(value).map(([inner, one]) => [nameIn(name, inner), one])
        : [[name, value]],
    ),
  );

/** A day of the calendar is a figure, and a list a table. */
const isFigures = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("day" in value);
