import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";

test.each([
  ["NY", "NY"],
  ["ny", "NY"],
  ["dC", "DC"],
] as const)("%s is a state’s", (letters, code) => {
  expect(stateCodeOf(letters)).toBe(code);
});

test.each([undefined, "", "PR", "XX", "N", " NY", "New York", "toString", "__proto__"])(
  "%j is no state’s",
  (letters) => {
    expect(stateCodeOf(letters)).toBeUndefined();
  },
);
