import { phrases as asked } from "@/__tests__/fixtures/search-first-hits.json";
import { phrases } from "@/__tests__/fixtures/search-phrases.json";
import { calculatorOf } from "@/__tests__/house/calculators";
import { searchable, startingPoints, wordsToTry } from "@/content/search";
import { searchableStates } from "@/content/search-states";
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";
import { directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage, pages } from "@/lib/catalogue/pages";
import { hrefOf } from "@/lib/catalogue/routes";
import { carriedDraft, initialDraft } from "@/lib/calculator/form/draft";
import { searchIn } from "@/lib/search/search";
import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";
import { stateNames } from "@/lib/tax-law/states/state-names";

const found = [...searchable, ...searchableStates];
const search = searchIn(found);
const hrefs = (text: string) => search.find(text)?.map(({ entry }) => entry.href) ?? [];

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
const named = found.filter(({ name }) => name !== allCalculatorsPage.name);

it.each(named)("$href is found by its name", ({ href, name, standing = 1 }) => {
  // A calculator comes first, any other page within the first three.
  expect(placeOf(href, name)).toBeLessThanOrEqual(standing < 1 ? 3 : 1);
});

it.each(found)(
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

/** The page of the income tax with all states beside each other. */
const everyState = "/calculators/tax/income-tax#fill.allStates=compare";

/** The page of the income tax with the state filled in. */
const filledWith = (state: string) => `/calculators/tax/income-tax#fill.state=${state}`;

it("every state is there once, and fills in its box, of which nothing is calculated", () => {
  const states = Object.keys(stateAbbreviations);
  expect(states).toHaveLength(51);
  expect(searchableStates.map(({ href }) => href)).toEqual(
    expect.arrayContaining(states.map(filledWith)),
  );
  expect(searchableStates.map(({ name }) => name)).toEqual(
    expect.arrayContaining(states.map((code) => `${stateNames[code]} income tax`)),
  );
  for (const { href } of searchableStates) {
    const [page, fragment = ""] = href.split("#");
    const id = calculatorIds.find((one) => hrefOf(one) === page) as CalculatorId;
    const { fields } = calculatorOf(id).definition;
    const filled = carriedDraft(fields, fragment) ?? {};
    const { state = "", otherState = "", allStates = "skip", ...others } = filled;
    for (const one of [state, otherState]) expect(["", ...states]).toContain(one);
    expect(state === "" ? allStates : "compare").toBe("compare");
    // Without an income a form calculates nothing by itself.
    expect(initialDraft(fields)).toMatchObject(others);
    expect(Object.values(others)).toContain("");
  }
});

it("every state is found first by its name and its letters, alone and with what its tax is called", () => {
  const missed = Object.entries(stateAbbreviations).flatMap(([code, named]) => {
    const name = named.replace(/^the /, "");
    return [
      name,
      code,
      code.toLowerCase(),
      `${name} income tax`,
      `${name} state tax`,
      `taxes in ${name}`,
    ].filter((text) => hrefs(text)[0] !== filledWith(code));
  });
  expect(missed).toEqual([]);
});

it("a state named beside something else stands below what answers that, and is offered", () => {
  const asides = {
    "new york paycheck": "NY",
    "ohio paycheck": "OH",
    "washington mortgage": "WA",
    "north carolina mortgage": "NC",
    "texas property tax": "TX",
    "california estate tax": "CA",
  };
  const missed = Object.entries(asides).filter(
    ([text, state]) => hrefs(text).indexOf(filledWith(state)) < 1,
  );
  expect(missed).toEqual([]);
});

it("who moves finds the state, and who asks for states all of them", () => {
  const asks = {
    "move to florida": filledWith("FL"),
    "moving to Texas": filledWith("TX"),
    "lowest tax state": everyState,
    "states without income tax": everyState,
    "no income tax states": everyState,
  };
  const missed = Object.entries(asks).flatMap(([text, href]) =>
    hrefs(text)[0] === href ? [] : [[text, ...hrefs(text).slice(0, 3)]],
  );
  expect(missed).toEqual([]);
});

it("a word that abbreviates a state too means none among other words", () => {
  const states = new Set(
    searchableStates.map(({ href }) => href).filter((href) => href !== everyState),
  );
  const meant = [
    "rent or buy",
    "RENT OR BUY",
    "how much house can we afford in our case",
    "help me retire",
    "hi, is it ok to cosign",
    "ma and pa shop",
    "tax id",
    "tax in co",
    "tax in pa",
    "income tax",
    "state tax",
    ...Object.entries(asked).flatMap(([text, finds]) =>
      /texas|oregon|york|carolina|kansas|portland/i.test(text) || /#/.test(finds.join())
        ? []
        : text,
    ),
  ].filter((text) => hrefs(text).some((href) => states.has(href)));
  expect(meant).toEqual([]);
});

it.each(searchableStates.filter(({ href }) => href.includes("otherState")))(
  "cities on the line ask for $name",
  ({ href, called: [states = "", ...cities] = [] }) => {
    const texts = [states, ...cities, `${cities.join(" or ")} taxes`];
    expect(texts.filter((text) => hrefs(text)[0] !== href)).toEqual([]);
  },
);

it("which side of a line is cheaper is a question of income tax, alone or in both states", () => {
  const [first, second] = hrefs("Is it cheaper in Portland or in Vancouver on $120,000?");
  expect([first, second].toSorted()).toEqual([
    hrefOf("tax/income-tax"),
    `${filledWith("OR")}&fill.otherState=WA`,
  ]);
});

it.each([
  "Puerto Rico",
  "Guam",
  "U.S. Virgin Islands",
  "American Samoa",
  "Northern Mariana Islands",
])("%s, which is not modeled, finds what is left out and no state", (text) =>
  expect(hrefs(text)).toEqual(["/limits"]),
);

it("what is offered to start from or to try is found", () => {
  expect(startingPoints.length).toBeGreaterThan(4);
  for (const words of wordsToTry) expect(search.find(words)?.length).toBeGreaterThan(0);
});
