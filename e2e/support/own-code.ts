import { readFileSync } from "node:fs";

import { calculators } from "./contract";
import { rootPath } from "./root-path";

/** The text of a calculator's button: of all code, only its form contains it. */
const submitOf = (id: string) => {
  const form = readFileSync(rootPath("lib", "calc", id, "form.ts"), "utf8");
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
