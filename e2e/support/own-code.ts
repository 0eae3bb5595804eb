import { existsSync, readFileSync } from "node:fs";

import { calculators } from "./contract";
import { rootPath } from "./root-path";

/** The text of a calculator's button: of all code, only its form contains it. */
const submitOf = (id: string) => {
  const room = (file: string) => rootPath("lib", "calc", id, file);
  // What a page asks later is not in the form that it loads.
  const file = ["page-form.ts", "form.ts"].map(room).find((path) => existsSync(path));
  const form = file ? readFileSync(file, "utf8") : "";
  const submit = /^ {2}submit: "(.+)",$/m.exec(form)?.[1];
  if (!submit) throw new Error(`No text of a button in the form of ${id}`);
  return submit;
};

export const submits = calculators.map(({ id }) => ({ id, submit: submitOf(id) }));

/** The calculators whose form is in this script. */
export const calculatorsIn = (script: string) =>
  submits
    .filter(({ submit }) => ['"', "'", "`"].some((mark) => script.includes(mark + submit + mark)))
    .map(({ id }) => id);
