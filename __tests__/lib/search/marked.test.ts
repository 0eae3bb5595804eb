import { marked } from "@/lib/search/marked";

it("marks the words that were met, without the commas around them", () => {
  const text = "Your 401(k), taxes and “pay”.";
  const pieces = marked(text, new Set(["401k", "tax", "pay"]));
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ isMet }) => isMet).map((piece) => piece.text)).toEqual([
    "401(k)",
    "taxes",
    "pay",
  ]);
});
