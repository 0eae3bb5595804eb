/**
 * An acceptance scenario of the IRS’s Tax Withholding Estimator, as its spreadsheet says it: rows with names, in
 * groups, and their values as text.
 */
import type { CalendarDay } from "@/lib/finance/months-after";

export type Scenario = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Row = { group: string; name: string };

/** The rows of one scenario, and which of them something has asked for. */
export class Rows {
  private readonly asked = new Set<string>();

  constructor(readonly scenario: Scenario) {}

  get name(): string {
    return this.text("Head", "Key scenario feature:");
  }

  /** What a row says: "" where the scenario leaves it out, because it is zero. */
  text(group: string, name: string): string {
    this.asked.add(keyOf(group, name));
    return this.scenario[group]?.[name] ?? "";
  }

  /** Dollars: "$1,234" and "($536)". */
  dollars(group: string, name: string): number {
    const text = this.text(group, name);
    const digits = text.replaceAll(/[$,()%\s]/g, "");
    const amount = digits === "" ? 0 : Number(digits);
    if (Number.isNaN(amount))
      throw new Error(`${this.name}: “${name}” in “${group}” is “${text}”.`);
    return text.includes("(") ? -amount : amount;
  }

  count(group: string, name: string): number {
    return this.dollars(group, name);
  }

  isTrue(group: string, name: string): boolean {
    return this.text(group, name) === "1";
  }

  /** "2/10/2026"; a scenario that must have it and does not says so. */
  day(group: string, name: string): CalendarDay {
    const text = this.text(group, name);
    const [month = 0, day = 0, year = 0] = text.split("/").map(Number);
    if (!year) throw new Error(`${this.name} lacks “${name}” in “${group}”.`);
    return { year, month, day };
  }

  /** The rows that nothing has asked for. */
  get notAsked(): Row[] {
    return Object.entries(this.scenario).flatMap(([group, rows]) =>
      Object.keys(rows)
        .filter((name) => !this.asked.has(keyOf(group, name)))
        .map((name) => ({ group, name })),
    );
  }
}

const keyOf = (group: string, name: string) => `${group} › ${name}`;
