import { readdirSync } from "node:fs";
import path from "node:path";

import type { Definition } from "@/lib/calculator/definition";

type Numbers = Record<string, number>;
export type AnyDefinition = Definition<Numbers, Record<string, unknown>>;

export const root = path.resolve(__dirname, "../..");

export { world } from "./world";

/** The definition of a calculator (form and report), found by its id as a reader would find it. */
export function calculatorOf(id: string): { definition: AnyDefinition } {
  const room = path.join(root, "lib/calc", id);
  const { form } = jest.requireActual<{ form: AnyDefinition }>(path.join(room, "form"));
  const { report } = jest.requireActual<{ report: AnyDefinition }>(path.join(room, "report"));
  if (report.needed) jest.requireActual("@/lib/tax-law/states/keep-every-state");
  return { definition: { ...form, ...report } };
}

/** The ids of the files under a folder that end so: the path up to there. */
export const idsUnder = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.includes(path.sep) && file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
