import { closeness } from "@/lib/search/closeness";

it("overlooks one wrong letter in a short word, two in a long one, none in three letters", () => {
  expect(closeness("lone", "loan")).toBe(0);
  expect(closeness("laon", "loan")).toBeGreaterThan(0);
  expect(closeness("morgag", "mortgag")).toBeGreaterThan(0);
  expect(closeness("morgaj", "mortgag")).toBe(0);
  expect(closeness("amortisasion", "amortization")).toBeGreaterThan(0);
  expect(closeness("imortisasion", "amortization")).toBe(0);
  expect(closeness("cat", "car")).toBe(0);
});

it("takes the word itself above its beginning, and more of it above less", () => {
  const falling = [
    closeness("mortgag", "mortgag"),
    closeness("mortga", "mortgag"),
    closeness("mo", "mortgag"),
    closeness("tax", "mortgag"),
  ];
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  expect(new Set(falling).size).toBe(falling.length);
});
