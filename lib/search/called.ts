import type { SearchEntry } from "./phrases";
import { termsOf, wordsOf } from "./terms";

/** What tells an entry among many that share their other words: each of its names, in terms. */
type Names = readonly (readonly string[])[];

/** Of each entry that is found by its names alone. */
export const namesOf = (entries: readonly SearchEntry[]): ReadonlyMap<SearchEntry, Names> =>
  new Map(
    entries.flatMap((entry) =>
      entry.called
        ? [[entry, entry.called.map(termsOf).filter((terms) => terms.length > 0)] as const]
        : [],
    ),
  );

/**
 * Whether a whole name is among the terms that were met, and each of it was typed: two letters may
 * be all of a word, but no beginning of a name. "tax id" does not ask for Idaho.
 */
export const isNamed = (
  names: Names,
  { terms, queryTerms }: { terms: readonly string[]; queryTerms: readonly string[] },
): boolean =>
  names.some((name) =>
    name.every(
      (term) =>
        terms.includes(term) &&
        queryTerms.some((typed) => typed === term || (typed.length > 2 && typed[0] === term[0])),
    ),
  );

/** How many of these terms are in no name. */
export const besidesNames = (names: Names, terms: ReadonlySet<string>): number =>
  [...terms].filter((term) => !names.some((name) => name.includes(term))).length;

/** Whether a text is a name of an entry, and nothing else. */
export const isCalled = ({ called = [] }: SearchEntry, text: string): boolean =>
  called.some((name) => plain(name) === plain(text));

const plain = (text: string) => wordsOf(text).join(" ");

/** The names that two letters stand for, by the letters: "or" for "Oregon". */
export const abbreviationsOf = (entries: readonly SearchEntry[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ called: [spelledOut = "", ...others] = [] }) =>
      others
        .filter((name) => /^[A-Z]{2}$/.test(name))
        .map((letters) => [letters.toLowerCase(), spelledOut] as const),
    ),
  );
