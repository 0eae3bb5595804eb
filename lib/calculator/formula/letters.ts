import { partsOf, withParts, type Expression, type Role } from "./expression";

/** A letter, and what it stands for. */
export type Letter = { letter: string; stands: Quantity | Name };

type Quantity = Extract<Expression, { kind: "quantity" }>;
type Name = Extract<Expression, { kind: "name" }>;

/** The letters of textbooks, in the order in which they are given out. */
const lettersOf: Record<Role, string> = {
  present: "PQ",
  payment: "ABC",
  future: "FGH",
  rate: "ijk",
  periods: "nmq",
};
/** Those that no one takes for a number. */
const otherLetters = "ABCDEFGHKLMNPQRSTUVWXYZ";

/**
 * Letters for the quantities and names of an expression, in the order in which they are read. What stands
 * for the same has the same letter. `labelOf` is what a name is called: its letter is the first of it.
 */
export function lettersIn(expression: Expression, labelOf: (name: string) => string): Letter[] {
  const quantities = new Map<string, Quantity>();
  collect(expression, (part) => {
    if (part.kind === "quantity") quantities.set(keyOf(part), part);
    return part.kind === "quantity";
  });
  const all = new Map<string, Quantity | Name>();
  collect(expression, (part) => {
    const stands = quantities.get(keyOf(part)) ?? (part.kind === "name" ? part : undefined);
    if (stands && !all.has(keyOf(stands))) all.set(keyOf(stands), stands);
    return stands !== undefined;
  });

  // A name takes a letter that no quantity wants.
  const given = new Map<Quantity | Name, string>();
  const give = (stands: Quantity | Name, wanted: string) => {
    const taken = [...given.values()];
    given.set(stands, [...wanted, ...otherLetters].find((letter) => !taken.includes(letter)) ?? "");
  };
  for (const stands of all.values())
    if (stands.kind === "quantity") give(stands, lettersOf[stands.role]);
  for (const stands of all.values())
    if (stands.kind === "name") give(stands, initialOf(labelOf(stands.name)));
  return [...all.values()].map((stands) => ({ letter: given.get(stands) ?? "", stands }));
}

const initialOf = (label: string) => /[a-z]/i.exec(label)?.[0].toUpperCase() ?? "";

/** Goes through the parts of an expression, into none that `isTaken`. */
function collect(expression: Expression, isTaken: (part: Expression) => boolean): void {
  if (!isTaken(expression)) for (const part of partsOf(expression)) collect(part, isTaken);
}

/** The expression with what `write` returns where a letter stands. */
export function withLetters(
  expression: Expression,
  letters: readonly Letter[],
  write: (letter: Letter) => Expression,
): Expression {
  const byKey = new Map(letters.map((letter) => [keyOf(letter.stands), letter]));
  const change = (part: Expression): Expression => {
    const letter = byKey.get(keyOf(part));
    return letter ? write(letter) : withParts(part, change);
  };
  return change(expression);
}

/** Equal for what stands for the same, whether a formula says its role or not. */
const keyOf = (expression: Expression) =>
  JSON.stringify(expression.kind === "quantity" ? expression.of : expression);
