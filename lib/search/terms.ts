/** Words that say nothing about what somebody looks for. */
const fillers = new Set(
  (
    "a all am an and any are as at be been best but by calculate calculator calculators can could " +
    "did do does estimate estimator figure find for from get give go going had has have " +
    "how i if im in into is it its just know like long made make many me much my near need new of off on one " +
    "or our out should so some than that the their them then there they this to until up us vs want was " +
    "we were what whats when where whether which will with would you your"
  ).split(" "),
);

const irregular: Readonly<Record<string, string>> = {
  bought: "buy",
  children: "child",
  kids: "child",
  kid: "child",
  lost: "lose",
  paid: "pay",
  sold: "sell",
  spent: "spend",
};

/**
 * What is looked for in a text: each of its words once, without its ending, and no fillers. None
 * where it says nothing.
 */
export function termsOf(text: string): string[] {
  const telling = wordsOf(text).filter((word) => !fillers.has(word));
  return [...new Set(telling.map(withoutEnding))];
}

/** A question is shorter than this. What is pasted, or stands in an address, may be a book. */
const most = { letters: 100, words: 10 };

/** As much of a text as is looked for: 100 letters of it at most, and up to ten words that are no fillers. */
export function lookedForIn(text: string): string {
  const letters = text.slice(0, most.letters);
  const telling = [...letters.matchAll(/[\p{L}\p{M}\p{N}’'.()]+/gu)].filter(
    ([word]) => termsOf(word).length > 0,
  );
  return letters.slice(0, telling[most.words]?.index);
}

/** "The 401(k)’s W-2" is "the", "401ks", "w2": accents, case and what stands inside words go. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFD").toLowerCase();
  const joined = plain.replace(/[\u0300-\u036f'’.()]/g, "").replace(/\b([a-z])-(?=\d)/g, "$1");
  return joined.match(/[a-z0-9]+/g) ?? [];
}

/** What is left of a word when its ending goes: taxes, tax; saving, saved, save; pays, pay. */
function withoutEnding(word: string): string {
  const singular = (irregular[word] ?? word)
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^su])s$/, "$1");
  // "ing" and "ed" go where a word is left: "bring" and "need" keep them.
  const bare = singular.replace(/^(.*[aeiouy].*?)(?:ing|ed)$/, "$1").replace(/(.{2,})e$/, "$1");
  return bare.length < 3 ? singular : bare.replace(/([^lsz])\1$/, "$1");
}
