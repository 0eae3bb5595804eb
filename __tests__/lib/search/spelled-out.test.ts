import { spelledOut } from "@/lib/search/spelled-out";

const names = new Map([
  ["ny", "New York"],
  ["or", "Oregon"],
  ["pa", "Pennsylvania"],
]);

it.each([
  ["or", "or Oregon"],
  [" OR ", " OR  Oregon"],
  ["N.Y.", "N.Y. New York"],
  ["ny tax", "ny New York tax"],
  ["NY tax", "New York tax"],
  ["NYC", "NYC"],
  ["anyone", "anyone"],
  ["n’y", "n’y New York"],
  ["rent or buy", "rent or buy"],
  ["RENT OR BUY", "RENT OR BUY"],
  ["PA or NY", "Pennsylvania or New York"],
  ["tax in pa", "tax in pa"],
  ["tax in PA", "tax in Pennsylvania"],
  ["tx tax", "tx tax"],
])("“%s” is “%s”", (text, spelled) => {
  expect(spelledOut(text, names)).toBe(spelled);
});
