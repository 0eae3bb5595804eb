import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Every example in lib/finance is a true one: what stands after // is what the code before it gives. */
const folder = join(process.cwd(), "lib/finance");
const files = readdirSync(folder).map((name) => basename(name, ".ts"));
const examples = files.flatMap((file) =>
  [...readFileSync(join(folder, `${file}.ts`), "utf8").matchAll(/@example (.+) \/\/ (.+)/g)].map(
    ([, code = "", value = ""]) => ({ file, code, value }),
  ),
);

test.each(files.filter((file) => file !== "payment-timing"))("%s has an example", (file) => {
  expect(examples.map((example) => example.file)).toContain(file);
});

test.each(examples)("$code is $value", async ({ file, code, value }) => {
  const exported = (await import(`@/lib/finance/${file}`)) as Record<string, unknown>;
  const run = new Function(...Object.keys(exported), `return ${code}`) as (
    ...names: unknown[]
  ) => unknown;
  const result = run(...Object.values(exported));

  if (value === "true" || value === "false") return expect(String(result)).toBe(value);
  if (value.endsWith("…"))
    return expect(String(result)).toMatch(new RegExp(`^${value.slice(0, -1)}`));
  expect(result).toBeCloseTo(Number(value), 9);
});
