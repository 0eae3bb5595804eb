import { fieldsOf } from "@/lib/calculator/form/fields";
import type { Figure } from "@/lib/calculator/report/figure";
import type { Table } from "@/lib/calculator/report/outputs";

import { faultIn } from "./formula";
import { namedIn, type NamedParts } from "./named";

/** Every name or function in the formulas of a definition that is not there, in words. */
export function formulaFaults<Result>({
  fields,
  outputs,
  exported,
  ...parts
}: {
  fields: object;
  outputs: object;
  exported?: object;
} & NamedParts) {
  const entries = Object.entries({ ...outputs, ...exported } as Record<
    string,
    Figure<Result, unknown> | AnyTable<Result>
  >);
  const named = namedIn(parts);
  const known = new Set(["today", ...Object.keys(named)]);
  for (const [name, field] of fieldsOf(fields))
    if (field.kind !== "rows") known.add(name);
    else for (const column of Object.keys(field.columns)) known.add(`${name}.${column}`);
  for (const [name, output] of entries) {
    if (output.kind === "table")
      for (const column of Object.keys(output.columns)) known.add(`${name}.${column}`);
    else if (output.explanation) known.add(name);
  }

  const inNamed = Object.entries(named).flatMap(([name, one]) =>
    "formula" in one ? faults([one.formula], known).map((fault) => `${name}: ${fault}`) : [],
  );
  const inOutputs = entries.flatMap(([name, output]) => {
    const faults =
      output.kind === "figure" ? figureFaults(output, known) : tableFaults(output, known);
    return faults.map((fault) => `${name}: ${fault}`);
  });
  return [...inNamed, ...inOutputs];
}

type AnyTable<Result> = Table<Result, Record<string, unknown>>;

const faults = (formulas: readonly (string | undefined)[], known: ReadonlySet<string>) =>
  formulas.flatMap((formula) => (formula ? (faultIn(formula, known) ?? []) : []));

const figureFaults = <Result>(
  { explanation }: Figure<Result, unknown>,
  known: ReadonlySet<string>,
) => {
  const { formula, check, proof = {}, onlyIf } = explanation ?? {};
  return faults([formula, check, ...Object.values(proof), onlyIf], known);
};

function tableFaults<Result>(table: AnyTable<Result>, known: Set<string>) {
  const { columns, start, count } = table;
  const names = Object.keys(columns);
  const inRow = new Set([...known, ...names, ...names.map((name) => `previous.${name}`)]);
  return [
    ...faults([count, ...Object.values(start)], known),
    ...faults([table.while, ...Object.values(columns).map(({ formula }) => formula)], inRow),
  ];
}
