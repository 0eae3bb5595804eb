import { stemOf, stemsOf } from "@/lib/search/stems";

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
])("%s and %s have one stem", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each(["business", "bring", "need", "bus", "fee", "tax", "529"])("%s stays as it is", (word) => {
  expect(stemOf(word)).toMatch(new RegExp(`^${word.replace(/e$/, "")}e?$`));
});

it("leaves fillers, accents, case and marks away", () => {
  expect(stemsOf("How much do I need for my 401(k)?")).toEqual(["401k"]);
  expect(stemsOf("Can’t / can't WÖRK")).toEqual(["cant", "work"]);
  expect(stemsOf("tax TAX taxes")).toEqual(["tax"]);
  expect(stemsOf("how much is it")).toEqual([]);
});
