/**
 * A version of the calculations stands for what they answer: where an example is answered otherwise
 * than the version did, there has to be a new one, and words on what it changed.
 */
import { calculatorIds } from "@/lib/catalogue/calculators";
import { releases } from "@/lib/releases/releases";
import { version } from "@/lib/releases/version";

import { answeredExample } from "./answered-example";

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

/** To twelve digits: the last ones of a power differ between machines. */
const rounded = (_: string, value: unknown) =>
  typeof value === "number" ? Number(value.toPrecision(12)) : value;

test.each(calculatorIds)(`version ${version} answers the example of %s`, (id) => {
  const { result } = answeredExample(id).answer;
  const figures = Object.entries(result).filter(([, value]) => !Array.isArray(value));
  expect(JSON.parse(JSON.stringify(Object.fromEntries(figures), rounded))).toMatchSnapshot();
});
