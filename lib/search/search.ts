import { closeness } from "./closeness";
import { stemsOf } from "./stems";

/** Something that can be found. */
export type SearchEntry = {
  href: string;
  name: string;
  /** Where it belongs: the name of its category. */
  category: string;
  description: string;
  /** What people may call it, separated by commas. */
  everydayWords: string;
  /** Below 1 for what is found after what answers a question equally well. */
  standing?: number;
};

type Part = "name" | "everydayWords" | "description" | "category";

export type Match = {
  entry: SearchEntry;
  /** The text by which it was found best, and what that is of the entry. */
  part: Part;
  text: string;
  /** The stems that meet what was typed. */
  met: ReadonlySet<string>;
};

/** What was found, the best first; `undefined` where a text says nothing to look for. */
export type Search = (text: string) => readonly Match[] | undefined;

/** A name says it best, then what people call it, then what is said about it. */
const weights: Readonly<Record<Part, number>> = {
  name: 10,
  everydayWords: 7,
  category: 2,
  description: 1.5,
};

type Phrase = { part: Part; text: string; stems: readonly string[] };

const phrasesOf = (entry: SearchEntry): readonly Phrase[] =>
  [
    { part: "name" as const, text: entry.name },
    ...entry.everydayWords
      .split(",")
      .map((text) => ({ part: "everydayWords" as const, text: text.trim() })),
    { part: "category" as const, text: entry.category },
    { part: "description" as const, text: entry.description },
  ]
    .map((phrase) => ({ ...phrase, stems: stemsOf(phrase.text) }))
    .filter(({ stems }) => stems.length > 0);

/**
 * A function that finds entries by what somebody types, the best first. Order, endings and filling
 * words do not count, and a wrong letter or two is overlooked.
 */
export function searchIn(entries: readonly SearchEntry[]): Search {
  const indexed = entries.map((entry) => ({ entry, phrases: phrasesOf(entry) }));
  const stemSets = indexed.map(({ phrases }) => new Set(phrases.flatMap(({ stems }) => stems)));
  const stems = [...new Set(stemSets.flatMap((set) => [...set]))];

  /** The worth of each stem of the list for a typed one: more where few entries have such a one. */
  function worthsFor(typed: string): Worths {
    const isKnown = stems.includes(typed);
    const near = stems
      // A word that is known is not a slip for another: a card is no car.
      .filter((stem) => !isKnown || stem.startsWith(typed))
      .map((stem) => [stem, closeness(typed, stem)] as const)
      .filter(([, close]) => close > 0);
    const entriesWith = stemSets.filter((set) => near.some(([stem]) => set.has(stem))).length;
    const rarity = Math.log2(1 + entries.length / entriesWith);
    return new Map(near.map(([stem, close]) => [stem, close * rarity]));
  }

  return (text) => {
    const typed = stemsOf(text).map(worthsFor);
    if (typed.length === 0) return undefined;
    const met = new Set(typed.flatMap((worths) => [...worths.keys()]));
    return indexed
      .map(({ entry, phrases }) => {
        const { score, best } = scoreOf(phrases, typed);
        return { entry, best, score: score * (entry.standing ?? 1) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .filter(({ score }, _, [best]) => score >= (best?.score ?? 0) * leastShare)
      .map(({ entry, best }) => ({ entry, part: best.part, text: best.text, met }));
  };
}

/** What scores less than this share of the best has too little to do with what was typed. */
const leastShare = 0.1;

type Worths = ReadonlyMap<string, number>;

/** How well an entry answers, and by which of its phrases best. */
function scoreOf(phrases: readonly Phrase[], typed: readonly Worths[]) {
  const scored = phrases.map((phrase) => ({
    phrase,
    worths: typed.map((worths) => Math.max(...phrase.stems.map((stem) => worths.get(stem) ?? 0))),
  }));

  let whole = 0;
  let best = phrases[0] as Phrase;
  for (const { phrase, worths } of scored) {
    const met = worths.filter((worth) => worth > 0).length;
    // A phrase counts by how much of it was typed, and how much of what was typed it holds.
    const share = Math.min(1, met / phrase.stems.length) * (met / typed.length);
    const score = weights[phrase.part] * sum(worths) * share;
    if (score <= whole) continue;
    whole = score;
    best = phrase;
  }

  const words = typed.map((_, index) =>
    Math.max(...scored.map(({ phrase, worths }) => weights[phrase.part] * (worths[index] ?? 0))),
  );
  const answered = words.filter((worth) => worth > 0).length / typed.length;
  return { score: (sum(words) + whole) * answered ** 2, best };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
