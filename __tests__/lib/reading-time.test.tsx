import { readingMinutes, textOf, wordCount } from "@/lib/reading-time";

const Twice = ({ children }: { children: string }) => (
  <p>
    {children} and {children}
  </p>
);

it("reads what a tree will render, components included", () => {
  const text = textOf(
    <>
      <h2>One</h2>
      <Twice>two</Twice>
      {[3, 4].map((number) => (
        <li key={number}>{number}</li>
      ))}
      {false}
      {null}
    </>,
  );
  expect(text.split(/\s+/).filter(Boolean)).toEqual(["One", "two", "and", "two", "3", "4"]);
});

it("keeps a word whole that is partly marked", () => {
  expect(textOf(<strong>un</strong>)).toBe("un");
  expect(
    textOf(
      <p>
        <strong>Not</strong>, and <em>never</em>.
      </p>,
    ).trim(),
  ).toBe("Not, and never.");
});

it("counts words and numbers, not dashes and arrows", () => {
  expect(wordCount("A loan of $280,000 at 6.75% – over 30 years →")).toBe(9);
  expect(wordCount("  ")).toBe(0);
});

it("gives whole minutes, at least one", () => {
  expect(readingMinutes("word")).toBe(1);
  expect(readingMinutes("word ".repeat(1_100))).toBe(5);
});
