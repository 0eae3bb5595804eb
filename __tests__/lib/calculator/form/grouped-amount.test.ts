import fc from "fast-check";

import { groupedAmount, plainAmount } from "@/lib/calculator/form/grouped-amount";

test.each([
  ["400000", "400,000"],
  ["1234567.8901", "1,234,567.8901"],
  ["-2500", "-2,500"],
  ["1000.", "1,000."],
  ["999", "999"],
  ["0.123456", "0.123456"],
  ["", ""],
])("%s is shown as %s, and plain again", (plain, grouped) => {
  expect(groupedAmount(plain)).toBe(grouped);
  expect(plainAmount(grouped)).toBe(plain);
});

test.each([
  "350k",
  "20%",
  "$400000",
  "4000 00",
  "1e9",
  "abc",
  "--5000",
  ".50000",
  "5000,00",
  "0001000",
  "1000000000000",
])("“%s” stays as it was typed", (text) => {
  expect(groupedAmount(text)).toBe(text);
  expect(plainAmount(text)).toBe(text);
});

test.each(["40,00", "1,0000", "1,000,00", ",100", "1,000k", "1,000,000,000,000.01"])(
  "the commas of “%s” are not taken away",
  (text) => {
    expect(plainAmount(text)).toBe(text);
  },
);

test("no amount is another for its commas", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n - 10n ** 12n, max: 10n ** 12n - 1n }),
      fc.nat(99_999),
      (whole, rest) => {
        const typed = `${whole}.${rest}`;
        expect(plainAmount(groupedAmount(typed))).toBe(typed);
        expect(groupedAmount(groupedAmount(typed))).toBe(groupedAmount(typed));
      },
    ),
  );
});
