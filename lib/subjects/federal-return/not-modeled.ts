/** What a federal return has here in no line, for the list of what is not in a number. */
export const notModeled = [
  { words: "stock options and other preferences of the minimum tax" },
  { words: "a child’s income at the parents’ rate, gains on collectibles" },
  { words: "businesses with employees above the income limit" },
];
