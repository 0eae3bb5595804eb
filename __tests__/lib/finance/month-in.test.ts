import { monthIn } from "@/lib/finance/month-in";

test.each([
  ["January 2000", 2000, 1],
  ["jan 2000", 2000, 1],
  [" Sept. 1999 ", 1999, 9],
  ["MAY, 2026", 2026, 5],
  ["1/2000", 2000, 1],
  ["12-1987", 1987, 12],
  ["2000-01", 2000, 1],
  ["2000/7", 2000, 7],
])("%s is a month", (text, year, month) => {
  expect(monthIn(text)).toEqual({ year, month });
});

test.each([
  "",
  "2000",
  "January",
  "13/2000",
  "0/2000",
  "2000-2001",
  "1/99",
  "Foo 2000",
  "1/1/2000",
])("“%s” is none", (text) => {
  expect(monthIn(text)).toBeUndefined();
});
