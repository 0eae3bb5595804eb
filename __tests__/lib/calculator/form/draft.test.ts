import { draftFromFragment, readDraft } from "@/lib/calculator/form/draft";
import { money, percent, years } from "@/lib/calculator/form/number-field";
import { draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";

const fields = { price: money("Price"), years: years("Term", { initial: 10 }) };

test("an input that is not named keeps what the page opens with; an empty one is an empty box", () => {
  expect(draftFromFragment(fields, "#price=5")?.draft).toEqual({ price: "5", years: "10" });
  expect(draftFromFragment(fields, "#price=5&years=")?.draft).toEqual({ price: "5", years: "" });
});

test.each(["", "#", "#main", "#faq", "#year=3", "#__proto__=1", "#constructor=1", "#%E0%A4%A"])(
  "%p belongs to the browser",
  (fragment) => expect(draftFromFragment(fields, fragment)).toBeUndefined(),
);

test("names that are not inputs are dropped, and the first of a repeated name counts", () => {
  const draft = draftFromFragment(fields, "#price=1&price=2&__proto__=x&toString=y&other=z")?.draft;
  expect(draft).toEqual({ price: "1", years: "10" });
  expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
});

test("a hostile link cannot fill a box without end", () => {
  expect(draftFromFragment(fields, `#price=${"9".repeat(1e5)}`)?.draft.price).toHaveLength(1_000);
});

test("broken percent escapes are text like any other", () => {
  expect(draftFromFragment(fields, "#price=%E0%A4%A&years=%")?.draft.years).toBe("%");
});

test("files in a form are not text", () => {
  const form = new FormData();
  form.append("price", new File([], "x"));
  expect(readDraft(fields, form).price).toBe("");
});

test("a fragment opens the draft it was made from, as typed", () => {
  const draft = { price: "$1,000 & more # 100%", years: "" };
  expect(draftFromFragment(fields, fragmentOf(fields, draft))?.draft).toEqual(draft);
});

test("an example is typed as a person would", () => {
  expect(draftOf(fields, { price: 400_000, years: 6.5 })).toEqual({
    price: "400000",
    years: "6.5",
  });
});

test("an option beyond the specification is in a fragment only where it was changed", () => {
  const withOption = {
    ...fields,
    inflation: { ...percent("Inflation", { initial: 3 }), isOption: true },
  };
  const draft = { price: "5", years: "10", inflation: "3" };
  expect(fragmentOf(withOption, draft)).toBe("price=5&years=10");
  expect(fragmentOf(withOption, { ...draft, inflation: "2" })).toBe("price=5&years=10&inflation=2");
});
