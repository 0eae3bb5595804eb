import type { CalendarDay } from "@/lib/finance/months-after";

/** Whether a value of a result is a group of figures, such as `result.law`, and no figure by itself. */
export type IsGroup<Value> = unknown extends Value
  ? false
  : [NonNullable<Value>] extends [readonly unknown[] | CalendarDay | string | number | boolean]
    ? false
    : true;

/**
 * The group whose name is part of the names of its figures, in formulas, links and files: `result.law.tax` is
 * `law.tax` there. The figures of every other group are called as they are.
 */
const named = "law";

export type NameIn<Group, Name extends string> = Group extends typeof named ? `law.${Name}` : Name;

/** The name of a figure of a group. */
export const nameIn = (group: string, name: string) =>
  group === named ? `${group}.${name}` : name;

/** The names of all figures and tables of a result, those of its groups among them. */
export type FigureName<Result> = {
  [Name in keyof Result & string]-?: IsGroup<Result[Name]> extends true
    ? NameIn<Name, keyof NonNullable<Result[Name]> & string>
    : Name;
}[keyof Result & string];
