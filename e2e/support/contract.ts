import { existsSync, readFileSync } from "node:fs";

import { fixturePath, rootPath } from "./root-path";

type NumberKind = "money" | "percent" | "years" | "months" | "age" | "number" | "integer";

/** A box of a form as the contract describes it; of a list of rows, a cell of its first row. */
export type ContractBox = {
  name: string;
  kind: NumberKind | "text" | "toggle";
  default?: number | string;
  optional?: boolean;
  min?: number;
  above?: number;
  max?: number;
  options?: string[];
};

export type NumberBox = ContractBox & { kind: NumberKind };

type Rows = {
  name: string;
  kind: "rows";
  columns: string[];
  default?: Record<string, string>[];
};

type Entry = {
  inputs: (ContractBox | Rows)[];
  results: string[];
  schedule?: string[];
  /** Calculates with every change, and is never out of date. */
  live?: boolean;
};

const contract = JSON.parse(readFileSync(fixturePath("contract.json"), "utf8")) as Record<
  string,
  Entry
>;

const boxesOf = (input: ContractBox | Rows): ContractBox[] =>
  input.kind === "rows"
    ? input.columns.map((column) => ({
        name: `${input.name}.0.${column}`,
        kind: column === "amount" ? "money" : "text",
        default: input.default?.[0]?.[column],
        optional: true,
        min: 0,
      }))
    : [input];

const isNumber = (box: ContractBox): box is NumberBox =>
  box.kind !== "text" && box.kind !== "toggle";

/** What the contract promises of each calculator that exists. */
export const calculators = Object.entries(contract)
  .filter(([id]) => existsSync(rootPath("lib", "forms", `${id}.ts`)))
  .map(([id, { inputs, ...entry }]) => {
    const boxes = inputs.flatMap(boxesOf);
    const numbers = boxes.filter(isNumber);
    return {
      id,
      ...entry,
      boxes,
      numbers,
      /** The first box that takes a number, and no age: few ages go with the other one. */
      first: (numbers.find(({ kind }) => kind !== "age") ?? numbers[0])?.name ?? "",
      /** The boxes that must not be empty. */
      required: numbers.filter((box) => !box.optional && box.default === undefined),
    };
  });

export type Calculator = (typeof calculators)[number];
