import MiniSearch from "minisearch";

import type { SearchEntry } from "./phrases";
import type { Search } from "./search";
import { lookedForIn, termsOf } from "./terms";

/**
 * A function that gives the three pages at most that an address without a page may have meant, the
 * likeliest first. Its last part tells most, then the ones before it: each is held against the last
 * part of every address, letter by letter, and then against what people call a page.
 */
export function pagesMeantIn(entries: readonly SearchEntry[], { find }: Search) {
  const byHref = new Map(entries.map((entry) => [entry.href, entry]));
  const addresses = new MiniSearch({
    idField: "href",
    fields: ["href"],
    tokenize: (href) => partsOf(href).slice(-1).map(lettersOf),
    processTerm: (letters) => letters,
  });
  addresses.addAll([...byHref.values()]);

  const alike = (part: string) =>
    addresses.search(part, { fuzzy: 0.3, prefix: true }).flatMap(({ id }) => byHref.get(id) ?? []);

  const called = (part: string) =>
    (find(part) ?? [])
      .filter(({ answered }) => answered.size === termsOf(part).length)
      .filter(({ part }) => part === "name" || part === "everydayWords")
      // What leads into a page with a box filled in means the page.
      .flatMap(({ entry }) => byHref.get(entry.href.replace(/#.*/, "")) ?? []);

  return (path: string): readonly SearchEntry[] => {
    const meant = partsOf(path)
      .toReversed()
      .flatMap((part) => [...alike(part), ...called(part)]);
    return [...new Set(meant)].slice(0, 3);
  };
}

/** "/Loans-Credit/Morgage.html/" has the parts "loans credit" and "morgage". */
const partsOf = (path: string) =>
  lookedForIn(decoded(path))
    .toLowerCase()
    .split("/")
    .map((part) => part.replace(/\.\w+$/, "").replace(/[-_+\s]+/g, " "))
    // A letter alone says nothing.
    .filter((part) => part.length > 1);

/** Where one word ends and the next begins is often forgotten, and "heloc-calculator" is "heloc". */
const lettersOf = (part: string) => part.replace(/ calculator$/, "").replaceAll(" ", "");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that stands for itself.
    return path;
  }
}
