import { typedNumber } from "@/lib/calculator/form/typed-number";

import { hazard } from "../../finance/hazards";

test.each([
  ["0", 0],
  ["350000", 350_000],
  ["1,000", 1_000],
  ["12,500", 12_500],
  ["350,000", 350_000],
  ["1,234,567.89", 1_234_567.89],
  ["$1,250.50", 1_250.5],
  ["  6.5 ", 6.5],
  [".5", 0.5],
  ["5.", 5],
  ["-5", -5],
  ["-$5", -5],
  ["$-5", -5],
  ["007", 7],
])("%p is %d", (typed, value) => expect(typedNumber(typed)).toEqual({ value, sign: "" }));

test.each([
  ["6.5%", 6.5, "%"],
  ["-3%", -3, "%"],
  ["425k", 425_000, "k"],
  ["$1,250.5K", 1_250_500, "k"],
  ["1.2m", 1_200_000, "m"],
  ["-$1M", -1_000_000, "m"],
  ["1.005k", 1_005, "k"],
])("%p is %d, with its sign", (typed, value, sign) =>
  expect(typedNumber(typed)).toEqual({ value, sign }),
);

test.each([
  "",
  "abc",
  "1 000",
  "5,00",
  "1,00,000",
  ",100",
  "1000,000",
  "1e5",
  "1e309",
  "350 k",
  "350kk",
  "1.2mm",
  "k",
  "5k%",
  "2b",
  "1.2.3",
  "-",
  "$",
  "%",
  ".",
  "--5",
  "-$-5",
  "+5",
  "５",
  "Infinity",
  "NaN",
  "🙂",
])("%p is refused, not guessed at", (typed) => expect(typedNumber(typed)).toBeUndefined());

test("HZ70: a comma groups thousands", () =>
  expect(typedNumber(hazard("HZ70").inputs.text ?? "")?.value).toBe(1_000));

test.each(["HZ71", "HZ72", "HZ73", "HZ74", "HZ75", "HZ76", "HZ77"])("%s is refused", (id) => {
  expect(typedNumber(hazard(id).inputs.text ?? "0")).toBeUndefined();
});

test("-0 is 0", () => expect(Object.is(typedNumber("-0")?.value, 0)).toBe(true));
