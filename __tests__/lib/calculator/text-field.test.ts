import { basedOn, inputViews } from "@/lib/calculator/based-on";
import { draftFromFragment } from "@/lib/calculator/draft";
import { readField } from "@/lib/calculator/read-field";
import { textField } from "@/lib/calculator/text-field";

const location = textField("Location");
const state = textField("State", { longest: 2, blank: "" });

test("a text is taken without the spaces around it", () => {
  expect(readField("location", location, { location: "  New York " })).toEqual({
    value: "New York",
  });
});

test.each(["", "   "])("an empty one must be filled, %p", (typed) => {
  expect(readField("location", location, { location: typed })).toEqual({
    problems: { location: "Enter the location." },
  });
});

test("an optional one may be empty, and is then no part of what a result rests on", () => {
  expect(readField("state", state, { state: " " })).toEqual({ value: "" });
  const fields = { location, state };
  expect(basedOn(fields, { location: "Austin", state: "" })).toEqual(["location Austin"]);
  expect(inputViews(fields, { location: "Austin", state: "TX" })).toEqual([
    { label: "Location", text: "Austin", value: "Austin" },
    { label: "State", text: "TX", value: "TX" },
  ]);
});

test("it has as many characters as it may, as a person counts them", () => {
  expect(readField("state", state, { state: " tx " })).toEqual({ value: "tx" });
  expect(readField("state", state, { state: "😀😀" })).toEqual({ value: "😀😀" });
  expect(readField("state", state, { state: "Texas" })).toEqual({
    problems: { state: "The state can be at most 2 letters long." },
  });
});

test("it travels in a link", () => {
  const linked = draftFromFragment({ location, state }, "#location=St.+Paul+%26+c");
  expect(linked?.draft).toEqual({ location: "St. Paul & c", state: "" });
});
