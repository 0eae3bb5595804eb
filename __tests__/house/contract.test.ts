/** The names and rules that links and other programs rely on, held against the contract. */
import { calculatorIds } from "@/content/catalogue";
import { nextYear, thisYear } from "@/lib/calculator/calendar-year";
import type { Bound, Field } from "@/lib/calculator/fields";

import contract from "../fixtures/contract.json";
import { calculatorOf } from "./calculators";

type ContractInput = {
  name: string;
  kind: string;
  default?: number | string;
  columns?: string[];
  options?: string[];
  optional?: boolean;
  min?: number;
  above?: number;
  max?: number | keyof typeof years;
  below?: number;
  maxLength?: number;
  hidden?: boolean;
};
const entries: Record<string, { inputs: ContractInput[]; results: string[]; schedule?: string[] }> =
  contract as never;

/** Bounds by the clock, as the contract calls them. */
const years = { "this year": thisYear, "next year": nextYear };

const boundOf = (bound: ContractInput["max"]): Bound | undefined =>
  typeof bound === "string" ? years[bound] : bound;

/** The kinds that the contract calls by their plain names. */
const plainKinds: Record<string, string> = { calendarYear: "integer", drawn: "number" };

describe.each(calculatorIds)("%s", (id) => {
  const { definition } = calculatorOf(id);
  const entry = entries[id];

  test.each(entry?.inputs.map((input) => [input.name, input] as const) ?? [])(
    "%s",
    (name, input) => {
      const field = definition.fields[name] as Field | undefined;
      const kind = field?.kind ?? "";
      expect(plainKinds[kind] ?? kind).toBe(input.kind);
      if (field?.kind === "rows") return expect(Object.keys(field.columns)).toEqual(input.columns);
      if (field && "options" in field) {
        expect(field.initial).toBe(input.default ?? "");
        return expect(Object.keys(field.options)).toEqual(input.options);
      }
      if (field?.kind === "text") {
        expect(field.longest).toBe(input.maxLength);
        return expect(field.blank !== undefined).toBe(input.optional ?? false);
      }
      expect(field?.initial).toBe(input.default === undefined ? "" : String(input.default));
      expect(field?.kind === "drawn").toBe(input.hidden ?? false);
      // What is drawn is never blank: in a link it may be.
      if (!input.hidden) expect(field?.blank !== undefined).toBe(input.optional ?? false);
      expect(field?.bounds.above).toBe(input.above);
      // Where the contract names no lower bound, any number is one: a loss too.
      if (input.min === undefined && input.above === undefined)
        expect(field?.bounds.min).toBeLessThan(0);
      else expect(field?.bounds.min).toBe(input.min);
      expect(field?.bounds.below).toBe(input.below);
      if (input.max !== undefined) expect(field?.bounds.max).toBe(boundOf(input.max));
    },
  );

  test("has every result of the contract", () => {
    expect(Object.keys(definition.outputs)).toEqual(expect.arrayContaining(entry?.results ?? []));
  });

  test("has the columns of the contract", () => {
    const tables = Object.values(definition.outputs).flatMap((output) =>
      "columns" in output ? [Object.keys(output.columns as object)] : [],
    );
    if (entry?.schedule) expect(tables).toContainEqual(entry.schedule);
  });
});
