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
  /**
   * The names of one of many that share all other words, the first spelled out: "Oregon", "OR". Only
   * they find it, and where nothing else is typed it comes first.
   */
  called?: readonly string[];
};

/** A text by which an entry can be found, and what that is of the entry. */
export type Phrase = {
  entry: SearchEntry;
  part: "name" | "everydayWords" | "description" | "category";
  text: string;
};

/** A name says it best, then what people call it, then what is said about it. */
export const weights: Readonly<Record<Phrase["part"], number>> = {
  name: 10,
  everydayWords: 9,
  category: 2,
  description: 1.5,
};

/** The texts by which an entry can be found, each of its everyday words by itself. */
export const phrasesOf = (entry: SearchEntry): readonly Phrase[] => [
  { entry, part: "name", text: entry.name },
  ...entry.everydayWords
    .split(",")
    .map((text) => ({ entry, part: "everydayWords" as const, text: text.trim() })),
  { entry, part: "category", text: entry.category },
  { entry, part: "description", text: entry.description },
];
