import type { NumberKind } from "@/lib/calculator/form/number-field";

/** What stands in a box behind its number, and the unit in words where that is a sign. */
type Unit = { after?: string; unit?: string };

const inYears = { after: "years" };
const units: Partial<Record<string, Unit>> = {
  money: { unit: "dollars" },
  percent: { after: "%", unit: "percent" },
  years: inYears,
  months: { after: "months" },
  age: inYears,
} satisfies Partial<Record<NumberKind, Unit>>;

/** The unit of a kind of number: none of what is counted, or is no number. */
export function unitOf(kind: string): Unit {
  const { after, unit = after } = units[kind] ?? {};
  return { after, unit };
}
