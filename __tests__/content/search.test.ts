import { phrases as asked } from "@/__tests__/fixtures/search-first-hits.json";
import { phrases } from "@/__tests__/fixtures/search-phrases.json";
import { searchable, startingPoints, wordsToTry } from "@/content/search";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage, pages } from "@/lib/catalogue/pages";
import { hrefOf } from "@/lib/catalogue/routes";
import { searchIn } from "@/lib/search/search";

const search = searchIn(searchable);

/** The place, from 1, at which a page is found, and infinity where it is not. */
function placeOf(href: string, text: string) {
  const index = search.find(text)?.findIndex(({ entry }) => entry.href === href) ?? -1;
  return index < 0 ? Infinity : index + 1;
}

it("there are thirty phrases, each for a calculator of its own", () => {
  expect(new Set(phrases.map(({ phrase }) => phrase)).size).toBe(30);
  expect(new Set(phrases.map(({ finds }) => finds)).size).toBeGreaterThan(25);
  for (const { finds } of phrases) expect(calculatorIds).toContain(finds);
});

it.each(phrases)("“$phrase” finds $finds within the first $within", ({ phrase, finds, within }) => {
  expect(placeOf(`/calculators/${finds}`, phrase)).toBeLessThanOrEqual(within);
});

/** What finds something else first, by name: one more is seen here, and at most one in twenty may be. */
const missing: readonly string[] = [];

it("more than two hundred phrases find first what was meant", () => {
  const hrefOfFind = (find: string) => (find.startsWith("/") ? find : `/calculators/${find}`);
  const missed = Object.entries(asked)
    .filter(([text, finds]) => {
      const first = search.find(text)?.[0]?.entry.href ?? "";
      return !finds.map(hrefOfFind).includes(first);
    })
    .map(([text]) => text);
  expect(Object.keys(asked).length).toBeGreaterThan(200);
  expect(missed).toEqual(missing);
  expect(missing.length).toBeLessThanOrEqual(0.05 * Object.keys(asked).length);
});

it.each([
  "xylophone",
  "zzzzzz",
  "qq",
  "zebra qwerty",
  "new jersey",
  "new york",
  "best pizza near me",
  "lasagna tomorrow",
  "asdfghjkl",
])("“%s” finds nothing, and nothing is near", (text) => {
  expect(search.find(text)).toEqual([]);
  expect(search.nearest(text)).toEqual([]);
});

it.each([
  ["mxrtxaxe", "loans-credit/mortgage"],
  ["rretyremment", "investment-retirement/retirement-planner"],
  ["amoritzashun", "loans-credit/amortization"],
])("“%s” finds nothing, and %s is near", (text, finds) => {
  expect(search.find(text)).toEqual([]);
  expect(search.nearest(text).map(({ href }) => href)).toContain(`/calculators/${finds}`);
});

// "All Calculators" says nothing to look for; the dialog ends with a link to it.
const named = searchable.filter(({ name }) => name !== allCalculatorsPage.name);

it.each(named)("$href is found by its name", ({ href, name, standing = 1 }) => {
  // A calculator comes first, any other page within the first three.
  expect(placeOf(href, name)).toBeLessThanOrEqual(standing < 1 ? 3 : 1);
});

it.each(searchable)(
  "$href is found within the first five by each of its everyday words",
  ({ href, everydayWords }) => {
    const missed = everydayWords
      .split(",")
      .filter((words) => words.trim() !== "" && placeOf(href, words) > 5)
      .map((words) => `content/search-words.ts:${words} ${placeOf(href, words)}`);
    expect(missed).toEqual([]);
  },
);

it("every page is there once", () => {
  const hrefs = searchable.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const { href } of [...directory, ...pages]) expect(hrefs).toContain(href);
  expect(hrefs.filter((href) => href.startsWith("/calculators/"))).toEqual(
    calculatorIds.map(hrefOf),
  );
});

it("what is offered to start from or to try is found", () => {
  expect(startingPoints.length).toBeGreaterThan(4);
  for (const words of wordsToTry) expect(search.find(words)?.length).toBeGreaterThan(0);
});
