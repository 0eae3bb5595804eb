import { categories } from "@/lib/catalogue/categories";
import { mostWanted } from "@/lib/catalogue/most-wanted";

it.each(categories)("the three of $name are three of its own", ({ slug, calculators }) => {
  expect(new Set(mostWanted[slug]).size).toBe(3);
  expect(calculators).toEqual(expect.arrayContaining([...mostWanted[slug]]));
});

it("what visitors come for most is among them", () => {
  expect(Object.values(mostWanted).flat()).toEqual(
    expect.arrayContaining([
      "loans-credit/mortgage",
      "tax/payroll-tax",
      "loans-credit/credit-card-payoff",
      "investment-retirement/401k",
      "investment-retirement/retirement-planner",
      "investment-retirement/ira",
    ]),
  );
});
