/** The names and rules that links and other programs rely on, held against the contract. */
import { calculatorIds } from "@/content/catalogue";
import type { Field } from "@/lib/calculator/fields";

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
  max?: number;
  below?: number;
};
const entries: Record<string, { inputs: ContractInput[]; results: string[]; schedule?: string[] }> =
  contract as never;

describe.each(calculatorIds)("%s", (id) => {
  const { definition } = calculatorOf(id);
  const entry = entries[id];

  test.each(entry?.inputs.map((input) => [input.name, input] as const) ?? [])(
    "%s",
    (name, input) => {
      const field = definition.fields[name] as Field | undefined;
      expect(field?.kind).toBe(input.kind);
      if (field?.kind === "rows") return expect(Object.keys(field.columns)).toEqual(input.columns);
      if (field?.kind === "toggle") {
        expect(field.initial).toBe(input.default);
        return expect(Object.keys(field.options)).toEqual(input.options);
      }
      expect(field?.initial).toBe(input.default === undefined ? "" : String(input.default));
      expect(field?.blank !== undefined).toBe(input.optional ?? false);
      expect(field?.bounds.above).toBe(input.above);
      // Where the contract names no lower bound, any number is one: a loss too.
      if (input.min === undefined && input.above === undefined)
        expect(field?.bounds.min).toBeLessThan(0);
      else expect(field?.bounds.min).toBe(input.min);
      expect(field?.bounds.below).toBe(input.below);
      if (input.max !== undefined) expect(field?.bounds.max).toBe(input.max);
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
