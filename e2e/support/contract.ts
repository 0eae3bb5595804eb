import { readFileSync } from "node:fs";

import { fixturePath } from "./root-path";

export type ContractInput = {
  name: string;
  kind: "money" | "percent" | "years";
  default?: number;
  optional?: boolean;
  min?: number;
  above?: number;
};

type Entry = { inputs: ContractInput[]; results: string[]; schedule?: string[] };

const contract = JSON.parse(readFileSync(fixturePath("contract.json"), "utf8")) as Record<
  string,
  Entry
>;

/** The categories whose calculators exist. */
const categories = ["loans-credit"];

/** What the contract promises of each calculator that exists. */
export const calculators = Object.entries(contract)
  .filter(([id]) => categories.some((category) => id.startsWith(`${category}/`)))
  .map(([id, entry]) => ({ id, ...entry }));

export type Calculator = (typeof calculators)[number];
