import { readdirSync } from "node:fs";
import path from "node:path";

import type { Calculate, Definition } from "@/lib/calculator/definition";

type Numbers = Record<string, number>;
export type AnyDefinition = Definition<Numbers, Record<string, unknown>>;
export type AnyCalculate = Calculate<Numbers, Record<string, unknown>>;

export const root = path.resolve(__dirname, "../..");

export { world } from "./world";

/** The definition (form and report) and the calculation of a calculator, found by its id as a reader would find them. */
export function calculatorOf(id: string): { definition: AnyDefinition; calculate: AnyCalculate } {
  const { form } = jest.requireActual<{ form: AnyDefinition }>(
    path.join(root, "lib/calc", id, "form"),
  );
  const { report } = jest.requireActual<{ report: AnyDefinition }>(
    path.join(root, "lib/calc", id, "report"),
  );
  const functions = Object.values(
    jest.requireActual<Record<string, AnyCalculate>>(
      path.join(root, "lib/calc", id, "calculation"),
    ),
  ).filter((exported) => typeof exported === "function");
  if (functions.length !== 1)
    throw new Error(`lib/calc/${id}/calculation.ts must export one function`);
  return { definition: { ...form, ...report }, calculate: functions[0] as AnyCalculate };
}

/** The ids of the files under a folder that end so: the path up to there. */
export const idsUnder = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && path.basename(file) !== "index.tsx")
    .map((file) => file.slice(0, -ending.length))
    .sort();
