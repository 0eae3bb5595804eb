/** The names and rules that links and other programs rely on, held against the contract. */
import { calculatorIds } from "@/content/catalogue";

import contract from "../fixtures/contract.json";
import { calculatorOf } from "./calculators";

type ContractInput = {
  name: string;
  kind: string;
  default?: number;
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
      const field = definition.fields[name];
      expect(field?.kind).toBe(input.kind);
      expect(field?.initial).toBe(input.default === undefined ? "" : String(input.default));
      expect(field?.blank !== undefined).toBe(input.optional ?? false);
      expect(field?.bounds.above).toBe(input.above);
      expect(field?.bounds.min).toBe(input.min);
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
