import { isKnownState, keepStateLaws, stateLawOf } from "@/lib/tax-law/states/known-laws";
import { ohio } from "@/lib/tax-law/states/laws/ohio";
import { oregon } from "@/lib/tax-law/states/laws/oregon";

test("a law is known once it was fetched, and no other is", () => {
  expect(isKnownState("OR")).toBe(false);
  expect(() => stateLawOf("OR")).toThrow("The law of OR was not fetched before it was asked for.");
  keepStateLaws([oregon, ohio]);
  expect([isKnownState("OR"), isKnownState("OH"), isKnownState("WA")]).toEqual([true, true, false]);
  expect(stateLawOf("OR")).toBe(oregon);
  expect(stateLawOf("OH")).toBe(ohio);
  expect(() => stateLawOf("WA")).toThrow(RangeError);
});
