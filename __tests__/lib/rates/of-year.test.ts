import { incomeTaxes } from "@/lib/rates/by-year";
import { ofYear } from "@/lib/rates/of-year";

test("a year that is known is found, any other is answered with the newest", () => {
  for (const law of incomeTaxes) expect(ofYear(incomeTaxes, law.year)).toBe(law);
  const newest = incomeTaxes.at(-1);
  expect(ofYear(incomeTaxes, 2023)).toBe(newest);
  expect(ofYear(incomeTaxes, 2040)).toBe(newest);
});
