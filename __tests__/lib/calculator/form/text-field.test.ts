import { draftFromFragment } from "@/lib/calculator/form/draft";
import { readField } from "@/lib/calculator/form/read-field";
import { textField } from "@/lib/calculator/form/text-field";
import { inputSummary, inputViews } from "@/lib/calculator/report/input-summary";

const location = textField("Location");
const state = textField("State", { letters: 2, blank: "" });

test("a text is taken without the spaces around it", () => {
  expect(readField("location", location, { location: "  New York " })).toEqual({
    value: "New York",
  });
});

test.each(["", "   "])("an empty one must be filled, %p", (typed) => {
  expect(readField("location", location, { location: typed })).toEqual({
    errors: { location: "Enter the location." },
  });
});

test("an optional one may be empty, and is then no part of what a result rests on", () => {
  expect(readField("state", state, { state: " " })).toEqual({ value: "" });
  const fields = { location, state };
  expect(inputSummary(fields, { location: "Austin", state: "" })).toEqual(["location Austin"]);
  expect(inputViews(fields, { location: "Austin", state: "TX" })).toEqual([
    { label: "Location", text: "Austin", value: "Austin" },
    { label: "State", text: "TX", value: "TX" },
  ]);
});

test.each(["t", "tx", " NY "])("only letters count where only they do, %p", (typed) => {
  expect(readField("state", state, { state: typed })).toEqual({ value: typed.trim() });
});

test("a name from its list counts as what it is the name of", () => {
  const named = textField("State", { letters: 2, names: { TX: "Texas" }, blank: "" });
  expect(readField("state", named, { state: " texas " })).toEqual({ value: "TX" });
  expect(readField("state", named, { state: "tx" })).toEqual({ value: "tx" });
  expect(readField("state", named, { state: "Texsa" })).toEqual({
    value: "",
    errors: {
      state:
        "The state counts as blank: it can have only letters, at most 2, or a name from the list.",
    },
  });
});

test.each(["12", "NYC", "N1", "Ñ", "😀"])(
  "what does not count is blank, and is said to be, %p",
  (typed) => {
    expect(readField("state", state, { state: typed })).toEqual({
      value: "",
      errors: { state: "The state counts as blank: it can have only letters, at most 2." },
    });
    const needed = textField("State", { letters: 2 });
    expect(readField("state", needed, { state: typed })).toEqual({
      errors: { state: "The state can have only letters, at most 2." },
    });
  },
);

test.each([
  ["D.C.", "DC"],
  ["N.Y", "NY"],
])("letters count without periods: %s is %s", (typed, value) => {
  expect(readField("state", state, { state: typed })).toEqual({ value });
});

test("a field may say itself what is wrong with a text that does not count, as it was typed", () => {
  const unnamed = jest.fn((text: string) => `“${text}” is no state.`);
  const own = textField("State", { letters: 2, names: { TX: "Texas" }, unnamed, blank: "" });
  expect(readField("state", own, { state: " Texsa " })).toEqual({
    value: "",
    errors: { state: "“Texsa” is no state." },
  });
  expect(unnamed).toHaveBeenCalledTimes(1);
  for (const state of ["tx", "Texas", ""]) readField("state", own, { state });
  expect(unnamed).toHaveBeenCalledTimes(1);
  // Where a text is needed there is no blank to count as.
  const needed = textField("State", { letters: 2, unnamed });
  expect(readField("state", needed, { state: "Texas" })).toEqual({
    errors: { state: "The state can have only letters, at most 2." },
  });
});

test("it travels in a link", () => {
  const linked = draftFromFragment({ location, state }, "#location=St.+Paul+%26+c");
  expect(linked?.draft).toEqual({ location: "St. Paul & c", state: "" });
});
