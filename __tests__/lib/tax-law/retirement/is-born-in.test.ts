import { isBornIn } from "@/lib/tax-law/retirement/is-born-in";

const today = { year: 2026 };

test.each([
  [1960, 66, true],
  [1960, 65, true],
  [1960, 67, false],
  [1960, 64, false],
  [1960, 65.9, true],
  [1960, 66.9, true],
  [1960, 64.9, false],
])("someone born in %d can be %d in 2026: %s", (birthYear, age, can) => {
  expect(isBornIn(birthYear, age, today)).toBe(can);
});
