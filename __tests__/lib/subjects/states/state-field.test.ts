import { readField } from "@/lib/calculator/form/read-field";
import { stateField } from "@/lib/subjects/states/state-field";

const field = stateField("State", { hint: "Where you live all year." });
const read = (state: string) => readField("state", field, { state });

test.each([
  ["", ""],
  ["  ", ""],
  [" or ", "or"],
  ["oregon", "OR"],
  ["District of Columbia", "DC"],
  ["Puerto Rico", "PR"],
  // A page says of these what they are: state-words.ts.
  ["XX", "XX"],
  ["NA", "NA"],
])("%j is taken as %j", (typed, value) => {
  expect(read(typed)).toEqual({ value });
});

const blank = "Leave this blank if no state counts.";
const twoStates =
  "Enter one state. If you moved during the year, each state taxes its part; that isn’t modeled.";
const noState = (typed: string) =>
  `“${typed}” is not a state and counts as blank. Enter a state’s name or its two letters.`;

test.each([
  ["None", blank],
  ["no state", blank],
  ["n/a", blank],
  ["-", blank],
  ["NY/NJ", twoStates],
  ["NY & NJ", twoStates],
  ["NY, NJ", twoStates],
  ["Oregon, wa", twoStates],
  ["NY+NJ", twoStates],
  ["Oregon and Washington", twoStates],
  ["Ohio to Texas", twoStates],
  ["half the year in Ohio", twoStates],
  ["Portland", noState("Portland")],
  // A city with its state is no two states.
  ["Portland, OR", noState("Portland, OR")],
  ["Portland, or", noState("Portland, or")],
  [" Toledo ", noState("Toledo")],
  ["Nonesuch", noState("Nonesuch")],
  ["97201", noState("97201")],
])("%j counts as blank, and its box says why", (typed, state) => {
  expect(read(typed)).toEqual({ value: "", errors: { state } });
});
