/** Where a copied result comes from, so that it can be held against a later one. */
export type ResultVersion = {
  /** The version of the calculations. */
  engine: string;
  /** The newest year of law they knew. */
  law: string;
  /** The day of the calculation, as 2026-11-23. */
  on: string;
  /** The name of the headline figure. Results copied before the law came first have none. */
  of?: string;
  /** The parts of the headline, exactly; one empty part where there was no such number. */
  was: readonly string[];
};

/** The version as part of a fragment, after the inputs: their names are taken by no input. */
export const resultVersionText = ({ on, engine, law, of, was }: ResultVersion) =>
  new URLSearchParams([
    [names.on, on],
    [names.engine, engine],
    [names.law, law],
    ...(of ? [[names.of, of]] : []),
    ...was.map((part) => [names.was, part]),
  ]).toString();

const names = {
  on: "asOf",
  engine: "asOf.engine",
  law: "asOf.law",
  of: "asOf.of",
  was: "asOf.was",
};

/** How they are written. Anyone can write a link: what is not like this is no version. */
const patterns = {
  on: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  engine: /^\d{1,4}\.\d{1,4}\.\d{1,4}$/,
  law: /^20\d\d$/,
};

/** The version that a fragment carries, if it carries a whole one. */
export function resultVersionIn(fragment: string): ResultVersion | undefined {
  const entries = new URLSearchParams(fragment.replace(/^#/, ""));
  const of = entries.get(names.of) ?? undefined;
  const read = (part: keyof typeof patterns) =>
    patterns[part].exec(entries.get(names[part]) ?? "")?.[0];
  const [on, engine, law] = [read("on"), read("engine"), read("law")];
  const was = entries.getAll(names.was);
  return on && engine && law && was.length > 0 ? { on, engine, law, of, was } : undefined;
}
