import { edits } from "@/lib/search/edits";

it.each([
  ["loan", "loan", 0],
  ["", "tax", 3],
  ["morgage", "mortgage", 1],
  ["insurence", "insurance", 1],
  ["laon", "loan", 1],
  ["budgett", "budget", 1],
  ["retirment", "retirements", 2],
  ["cat", "dog", 3],
])("%s is %s by %d", (typed, word, count) => {
  expect(edits(typed, word)).toBe(count);
  expect(edits(word, typed)).toBe(count);
});
