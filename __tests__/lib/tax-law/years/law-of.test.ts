import { lawOf } from "@/lib/tax-law/years/law-of";
import { lawYears, newestYear } from "@/lib/tax-law/years/law-years";
import { laws } from "@/lib/tax-law/years/laws";

test("every year of law can be chosen, and without a choice it is the newest", () => {
  expect(lawYears.map((year) => lawOf(`${year}`))).toEqual(laws);
  expect(lawOf()).toBe(laws.at(-1));
  expect(lawOf().year).toBe(newestYear);
});

test("a year that is not known is an error of ours", () => {
  expect(() => lawOf("2023" as never)).toThrow("There is no law of 2023");
});
