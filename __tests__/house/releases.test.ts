/**
 * A version of the calculations stands for what they answer: where an example is answered otherwise
 * than before, or a calculator is new, there has to be a new one, and words on what it changed. The
 * answers of a new calculator are written with the first run; to write changed ones:
 * `npx jest house/releases -u`.
 */
import { calculatorIds } from "@/lib/catalogue/calculators";
import { releases } from "@/lib/releases/releases";
import { version } from "@/lib/releases/version";

import contract from "../fixtures/contract.json";
import { answerOf, figuresOf } from "./answer-of";

const partsOf = (text: string) => text.split(".").map(Number);

test("the newest release is the version, and each one follows the one before", () => {
  expect(releases[0]?.version).toBe(version);
  for (const [index, release] of releases.entries()) {
    expect(release.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(release.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    const older = releases[index + 1];
    if (!older) continue;
    expect(release.date >= older.date).toBe(true);
    const rises = partsOf(release.version).map(
      (part, at) => part - (partsOf(older.version)[at] ?? 0),
    );
    expect(rises.find((rise) => rise !== 0)).toBe(1);
    for (const words of Object.values(release.changes)) expect(words).toMatch(/^[A-Z].*\.$/);
  }
});

test.each(releases.map((release) => [release.version, release] as const))(
  "version %s is as it was released: what comes later is another one",
  (_, { date, changes }) => expect({ date, changes }).toMatchSnapshot(),
);

test.each(calculatorIds)("%s came with a version of the calculations", (id) => {
  const isKnown = id in contract || releases.some(({ changes }) => changes[id]);
  if (isKnown) return;
  const [major = 0, minor = 0] = partsOf(version);
  const next = `${major}.${minor + 1}.0`;
  throw new Error(
    `No version brought ${id}. Set the one in lib/releases/version.ts to "${next}", and add above the others in lib/releases/releases.ts:\n  { version: "${next}", date: "<today>", changes: { "${id}": "New." } },`,
  );
});

/** To twelve digits: the last ones of a power differ between machines. */
const rounded = (_: string, value: unknown) =>
  typeof value === "number" ? Number(value.toPrecision(12)) : value;

test.each(calculatorIds)("%s answers its example as it did", (id) => {
  const figures = Object.entries(figuresOf(answerOf(id).calculation)).filter(
    ([, value]) => !Array.isArray(value),
  );
  expect(JSON.parse(JSON.stringify(Object.fromEntries(figures), rounded))).toMatchSnapshot();
});
