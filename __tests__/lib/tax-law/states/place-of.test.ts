import { placeOf } from "@/lib/tax-law/states/place-of";

test.each([
  ["AK", "alaska"],
  ["ak", "alaska"],
  ["  Alaska ", "alaska"],
  ["99501", "alaska"],
  ["99950", "alaska"],
  ["99501-1234", "alaska"],
  ["Anchorage, AK", "alaska"],
  ["Juneau AK 99801", "alaska"],
  ["HI", "hawaii"],
  ["hawaii", "hawaii"],
  ["96701", "hawaii"],
  ["\t96898 ", "hawaii"],
  ["96701-1234", "hawaii"],
  ["Honolulu,HI", "hawaii"],
])("%j has the line of %s", (location, place) => {
  expect(placeOf(location)).toBe(place);
});

test.each([
  "",
  "CA",
  "Ohio",
  "99403",
  "96913",
  "96699",
  "995",
  "9950",
  "995012",
  "199501",
  "Delhi",
  "Oak",
  "AK Steel",
  "HI Fi",
  "96701-12",
  "96701 is where",
  "Alaskan",
  "Arkansas",
])("%j has that of the 48 states and DC", (location) => {
  expect(placeOf(location)).toBe("contiguous");
});
