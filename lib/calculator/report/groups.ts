import type { Figure, IsGroup, Outputs } from "./outputs";

/**
 * The group whose name is part of the names of its figures, in formulas, links and files: `result.law.tax` is
 * `law.tax` there. The figures of every other group are called as they are.
 */
const named = "law";

type NameIn<Group, Name extends string> = Group extends typeof named ? `law.${Name}` : Name;

const nameIn = (group: string, name: string) => (group === named ? `${group}.${name}` : name);

/** The names of all figures and tables of a result, those of its groups among them. */
export type FigureName<Result> = {
  [Name in keyof Result & string]: IsGroup<Result[Name]> extends true
    ? NameIn<Name, keyof NonNullable<Result[Name]> & string>
    : Name;
}[keyof Result & string];

/** Outputs by the names of their figures, which no group holds any more: a Figure or a Table each. */
export type FlatOutputs = Readonly<
  Record<string, Pick<Figure<never, never>, "label"> & { kind: string }>
>;

/** What a figure of a result is, by its name. */
export const valueIn = <Result>(result: Result, name: string): unknown =>
  (result as Readonly<Record<string, unknown>>)[name];

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
export const namesIn = <Group extends string, Name extends string>(
  group: Group,
  ...names: readonly Name[]
) => names.map((name) => nameIn(group, name) as NameIn<Group, Name>);

/**
 * A result whose figures are found by their names too, those of its groups among them. A group that is null has
 * figures that are null, and tables without rows.
 */
export function withFigureNames<Result>(result: Result, outputs: Outputs<Result>): Result {
  const found = Object.entries<object>(outputs).flatMap(([group, output]) => {
    if (!isGroup(output)) return [];
    const values = result[group as keyof Result] as Readonly<Record<string, unknown>> | null;
    return Object.entries<{ kind: string }>(output as never).map(([name, { kind }]) => [
      nameIn(group, name),
      values ? values[name] : kind === "table" ? [] : null,
    ]);
  });
  return { ...result, ...Object.fromEntries(found) };
}

/** Whether any of the outputs is a group. */
export const hasGroups = (outputs: object) => Object.values(outputs).some(isGroup);
