// A page has the rules for all that stands in it and for all that may come into it.
import { exportedPages, scripts, textOf } from "./support/exported";
import { expect, test } from "./support/test";

/** The text without the backslashes of a selector. */
const unescaped = (selector: string) => selector.replace(/\\(.)/g, "$1");

/** The classes that the sheet of a page has rules for. */
const ruledIn = (page: string) => {
  const [, sheet = ""] = /<style\b[^>]*>(.*?)<\/style>/s.exec(textOf(page)) ?? [];
  return [...sheet.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => unescaped(name));
};

/** The classes of the elements of a page. */
const namedIn = (page: string) =>
  [...textOf(page).matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(" "),
  );

/** What may be a class that a script sets: every word between spaces and quotation marks. */
const wordsOf = (script: string) => textOf(script).split(/[\s"'`]+/);

test("no page lacks a rule that another page has for the same class", () => {
  const ruled = new Set(exportedPages().flatMap(ruledIn));
  const setLater = new Set(scripts().flatMap(wordsOf));
  expect(ruled.size).toBeGreaterThan(500);
  for (const page of exportedPages()) {
    const own = new Set(ruledIn(page));
    // An embedded calculator has the scripts of its page, and opens none of the dialogs in them.
    const wanted = page.startsWith("/embed/") ? namedIn(page) : [...namedIn(page), ...setLater];
    expect(
      wanted.filter((name) => ruled.has(name) && !own.has(name)),
      page,
    ).toEqual([]);
  }
});
