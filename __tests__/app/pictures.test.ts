import { readFileSync } from "node:fs";

import { pictures } from "@/app/og/pictures";
import sitemap from "@/app/sitemap";
import { wordsOf } from "@/content/calculators";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { root } from "../house/calculators";

const paths = sitemap().map(({ url }) => new URL(url).pathname);

test("every page of the sitemap has a picture, and every picture a page", () => {
  expect(pictures.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

/** The characters of the font's Latin part; the drawing library would ask the network for others. */
function latinRanges(): [number, number][] {
  const { latin } = JSON.parse(
    readFileSync(`${root}/node_modules/@fontsource/figtree/unicode.json`, "utf8"),
  ) as { latin: string };
  return latin.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

test("every picture is written in letters that its font has", () => {
  const ranges = latinRanges();
  for (const { title, subject = "", question } of pictures)
    for (const letter of `${title}${subject}${question}`) {
      const code = letter.codePointAt(0) ?? 0;
      expect([letter, ranges.some(([first, last]) => first <= code && code <= last)]).toEqual([
        letter,
        true,
      ]);
    }
});

test("every picture has room for its words", () => {
  // 744 px: at 64 px a letter takes about 31 px in the mean, at 31 px about 15.
  for (const { title, question } of pictures) {
    expect(title.length).toBeLessThanOrEqual(3 * 24);
    expect(question.length).toBeLessThanOrEqual(3 * 48);
  }
});

test("the sitemap has the day on which the words of a calculator were reviewed, and no other", () => {
  const dated = new Map(sitemap().map(({ url, lastModified }) => [url, lastModified]));
  for (const id of calculatorIds)
    expect(dated.get(`https://figurewell.example/calculators/${id}`)).toBe(wordsOf[id].reviewed);
  expect(dated.get("https://figurewell.example/")).toBeUndefined();
});
