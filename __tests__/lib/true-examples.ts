import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { filesUnder } from "../../scripts/lib/files.mjs";

type Names = Record<string, unknown>;

/**
 * Tests that every example in a folder of formulas is a true one, that what stands after // is what
 * the code before it gives, and that every file has one, those without a formula, or all of a folder, left out.
 */
export function testExamples(folder: string, without: string[], known: Names = {}): void {
  const files = filesUnder(join(process.cwd(), folder)).map((name) => name.replace(/\.ts$/, ""));
  const examples = files.flatMap((file) =>
    [...readFileSync(join(folder, `${file}.ts`), "utf8").matchAll(/@example (.+) \/\/ (.+)/g)].map(
      ([, code = "", value = ""]) => ({ file, code, value }),
    ),
  );

  test.each(
    files.filter((file) => !without.some((one) => one === basename(file) || one === dirname(file))),
  )("%s has an example", (file) => {
    expect(examples.map((example) => example.file)).toContain(file);
  });

  test.each(examples)("$code is $value", async ({ file, code, value }) => {
    const scope = { ...known, ...((await import(`@/${folder}/${file}`)) as Names) };
    const run = new Function(...Object.keys(scope), `return ${code}`) as (
      ...values: unknown[]
    ) => unknown;
    const result = run(...Object.values(scope));

    if (/^[a-z]/i.test(value)) return expect(String(result)).toBe(value);
    if (value.endsWith("…"))
      return expect(String(result)).toMatch(new RegExp(`^${value.slice(0, -1)}`));
    expect(result).toBeCloseTo(Number(value), 9);
  });
}
