import { draftFromFragment, draftOf, fragmentOf, readDraft } from "@/lib/calculator/draft";

const fields = { price: { initial: "" }, years: { initial: "10" } };

test("an input that is not named keeps what the page opens with; an empty one is an empty box", () => {
  expect(draftFromFragment(fields, "#price=5")).toEqual({ price: "5", years: "10" });
  expect(draftFromFragment(fields, "#price=5&years=")).toEqual({ price: "5", years: "" });
});

test.each(["", "#", "#main", "#faq", "#year=3", "#__proto__=1", "#constructor=1", "#%E0%A4%A"])(
  "%p belongs to the browser",
  (fragment) => expect(draftFromFragment(fields, fragment)).toBeUndefined(),
);

test("names that are not inputs are dropped, and the first of a repeated name counts", () => {
  const draft = draftFromFragment(fields, "#price=1&price=2&__proto__=x&toString=y&other=z");
  expect(draft).toEqual({ price: "1", years: "10" });
  expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
});

test("a hostile link cannot fill a box without end", () => {
  expect(draftFromFragment(fields, `#price=${"9".repeat(1e5)}`)?.price).toHaveLength(1_000);
});

test("broken percent escapes are text like any other", () => {
  expect(draftFromFragment(fields, "#price=%E0%A4%A&years=%")?.years).toBe("%");
});

test("files in a form are not text", () => {
  const form = new FormData();
  form.append("price", new File([], "x"));
  expect(readDraft(fields, form).price).toBe("");
});

test("a fragment opens the draft it was made from, as typed", () => {
  const draft = { price: "$1,000 & more # 100%", years: "" };
  expect(draftFromFragment(fields, fragmentOf(draft))).toEqual(draft);
});

test("an example is typed as a person would", () => {
  expect(draftOf({ price: 400_000, years: 6.5 })).toEqual({ price: "400000", years: "6.5" });
});
