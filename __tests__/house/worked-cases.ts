import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { calculatorIds } from "@/lib/catalogue/calculators";

import type { CaseInputs } from "./case-inputs";

type Row = { month: number } & Record<string, number>;

/** A schedule by its length and some of its rows, or all of them. */
type Schedule = { scheduleRows?: number; scheduleCheckpoints?: Row[]; rows?: Row[] };

export type WorkedCase = {
  id: string;
  calculator: string;
  inputs: CaseInputs;
  /** Where chance has a part: at the middle of it. */
  expected?: Record<string, unknown> & Schedule;
  /** Between which figures lie, whatever was drawn. */
  bounds?: Record<string, [least: number, most: number]>;
  /** How far a figure found by search may lie from its exact value. */
  tolerance?: Record<string, number>;
  /** With expected figures beside it, they are shown with it. */
  expectedError?: { title: string; message: string | null };
  notice?: { title: string; message: string };
};

/** Where the cases of a calculator stand that came after the specification. */
export const casesFile = (id: string) => `__tests__/lib/calc/${id}/cases.json`;

const read = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), "utf8"));

/** The cases of a calculator that came after the specification. */
export const ownCases = (root: string, id: string): WorkedCase[] => {
  if (!existsSync(path.join(root, casesFile(id)))) return [];
  const { cases } = read(root, casesFile(id)) as { cases: WorkedCase[] };
  return cases.map((one, index) => ({ ...one, id: `${id}#${index + 1}`, calculator: id }));
};

/** The cases of the specification. */
export const specifiedCases = (root: string) =>
  read(root, "__tests__/fixtures/spec_examples.json") as readonly WorkedCase[];

/** Inputs with the results they must have, computed by others: those of the specification, and each calculator's own. */
export const workedCasesIn = (root: string): readonly WorkedCase[] => [
  ...specifiedCases(root),
  ...calculatorIds.flatMap((id) => ownCases(root, id)),
];
