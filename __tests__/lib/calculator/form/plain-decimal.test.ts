import { plainDecimal } from "@/lib/calculator/form/plain-decimal";

test.each([
  [1896.2040704789, "1896.2040704789"],
  [-0, "0"],
  [1e-7, "0.0000001"],
  [-1.5e-9, "-0.0000000015"],
  [1e21, "1000000000000000000000"],
  [1.25e23, "125000000000000000000000"],
  [5e-324, `0.${"0".repeat(323)}5`],
])("%d without an exponent is %s, and reads back the same", (value, text) => {
  expect(plainDecimal(value)).toBe(text);
  expect(Number(plainDecimal(value))).toBe(value === 0 ? 0 : value);
});
