import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";

import { abbreviationsOf, besidesNames, isCalled, isNamed, namesOf } from "./called";
import { phrasesOf, weights, type Phrase, type SearchEntry } from "./phrases";
import { spelledOut } from "./spelled-out";
import { lookedForIn, termsOf } from "./terms";

/** What was found, and the phrase by which it was found best. */
export type Match = Phrase & {
  /** The terms of its phrases that meet what was typed. */
  met: ReadonlySet<string>;
  /** The terms of what was typed that they meet. */
  answered: ReadonlySet<string>;
};

export type Search = {
  /** What was found, the best first; `undefined` where a text says nothing to look for. */
  find: (text: string) => readonly Match[] | undefined;
  /** The three at most that are most like a text by which nothing was found; often none is. */
  nearest: (text: string) => readonly SearchEntry[];
};

/**
 * Finds entries by what somebody types: words in any order, with other endings, unfinished, or with
 * a wrong letter or two.
 */
export function searchIn(entries: readonly SearchEntry[]): Search {
  const phrases = entries.flatMap(phrasesOf);
  const known = new Set(phrases.flatMap(({ text }) => termsOf(text)));
  const names = namesOf(entries);
  const abbreviations = abbreviationsOf(entries);
  const asked = (text: string) => spelledOut(lookedForIn(text), abbreviations);
  const index = new MiniSearch({
    // Apart: how rare a word is among all others says nothing of the many that share theirs.
    fields: ["text", "textOfMany"],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(
    phrases.map(({ entry, text }, id) => ({ id, [entry.called ? "textOfMany" : "text"]: text })),
  );

  function isMeant(result: SearchResult) {
    const own = names.get((phrases[result.id] as Phrase).entry);
    return !own || isNamed(own, result);
  }

  /**
   * What answers every word goes before what answers one of them well. A name is one answer, however
   * many words it has.
   */
  function rankOf({ entry, score, met, answered }: Scored) {
    const own = names.get(entry);
    return score * (own ? 1 + besidesNames(own, met) : answered.size) ** 2;
  }

  function matchesFor(text: string, fuzzy: SearchOptions["fuzzy"]) {
    const matches = new Map<SearchEntry, Scored>();
    const results = index.search(asked(text), {
      fuzzy,
      prefix: true,
      bm25,
      boostDocument: (id) => worthOf(phrases[id] as Phrase),
      filter: (result) => isBegunAlike(result) && isMeant(result),
    });
    // The best come first: an entry keeps the phrase that it is found by first.
    for (const { id, score, terms, queryTerms } of results) {
      const phrase = phrases[id] as Phrase;
      const match = matches.get(phrase.entry) ?? {
        ...phrase,
        score,
        met: new Set(),
        answered: new Set(),
      };
      for (const term of terms) match.met.add(term);
      for (const term of queryTerms) match.answered.add(term);
      matches.set(phrase.entry, match);
    }
    return [...matches.values()]
      .map((match) => ({ ...match, rank: rankOf(match), isAll: isCalled(match.entry, text) }))
      .toSorted((one, other) => Number(other.isAll) - Number(one.isAll) || other.rank - one.rank);
  }

  return {
    find(text) {
      if (termsOf(asked(text)).length === 0) return undefined;
      // A word that is known is not a slip for another: a card is no car.
      const matches = matchesFor(text, (term) => (known.has(term) ? 0 : overlooked(term.length)));
      return matches.filter(({ rank }) => rank >= leastShare * (matches[0]?.rank ?? rank));
    },
    nearest(text) {
      return matchesFor(text, (term) => alike(term.length))
        .slice(0, 3)
        .map(({ entry }) => entry);
    },
  };
}

type Scored = Match & {
  /** Of its best phrase. */
  score: number;
  met: Set<string>;
  answered: Set<string>;
};

/** Who slips within a word has begun it as it is written: York is no work. */
const isBegunAlike = ({ terms, queryTerms }: SearchResult) =>
  terms.some((term) => queryTerms.some((typed) => typed[0] === term[0]));

const worthOf = ({ entry, part }: Phrase) => weights[part] * (entry.standing ?? 1);

/**
 * A phrase counts by how much of it was typed: its whole length tells (b), though a long one still
 * counts for a little (d).
 */
const bm25 = { k: 1.2, b: 1, d: 0.25 };

/** The wrong letters that are overlooked: none in a short word, which would be another word. */
const overlooked = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** The wrong letters with which a longer word is still like another: three of seven. */
const alike = (length: number) => (length < 6 ? overlooked(length) : Math.floor((3 / 7) * length));

/** What scores less than this share of the best has too little to do with what was typed. */
const leastShare = 0.1;
