import { lookedForIn, termsOf } from "@/lib/search/terms";

it.each([
  ["taxes", "tax"],
  ["houses", "house"],
  ["payments", "payment"],
  ["companies", "company"],
  ["saving", "save"],
  ["savings", "saved"],
  ["shopping", "shop"],
  ["selling", "sell"],
  ["sold", "sell"],
  ["kids", "children"],
])("%s and %s are one term", (one, other) => {
  expect(termsOf(one)).toHaveLength(1);
  expect(termsOf(one)).toEqual(termsOf(other));
});

it.each(["business", "bring", "need", "bus", "fee", "tax", "529"])("%s stays as it is", (word) => {
  expect(termsOf(`${word} x`)[0]).toMatch(new RegExp(`^(${word.replace(/e$/, "")}e?|x)$`));
});

it("leaves fillers, accents, case and marks away", () => {
  expect(termsOf("How much do I need for my 401(k)?")).toEqual(["401k"]);
  expect(termsOf("Can’t / can't WÖRK")).toEqual(["cant", "work"]);
  expect(termsOf("tax TAX taxes")).toEqual(["tax"]);
  expect(termsOf("W-2 and w2, a 2-year loan")).toEqual(["w2", "2", "year", "loan"]);
  expect(termsOf("how much is it")).toEqual([]);
});

it("looks for a hundred letters of a text, and for ten words that say something", () => {
  const question =
    "What is the best way to pay off my credit card debt when I also have a car loan?";
  expect(lookedForIn(question)).toBe(question);
  expect(lookedForIn("x".repeat(20_000))).toBe("x".repeat(100));
  const letters = "b c d e f g h j k l";
  expect(lookedForIn(`${letters} m n o`)).toBe(`${letters} `);
  expect(lookedForIn(`/${letters.replaceAll(" ", "/")}/m`)).toBe(
    `/${letters.replaceAll(" ", "/")}/`,
  );
  expect(lookedForIn("?! ".repeat(20_000)).length).toBe(100);
});
