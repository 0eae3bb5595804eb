/**
 * The numbers that can be moved beside an answer, of every calculator: what the box of each takes, and
 * what the form itself would answer to it.
 */
import { movableInputs } from "@/lib/calculator/analysis/movable-inputs";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { breachOf } from "@/lib/calculator/form/read-number";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf, outcomeOf } from "./answer-of";
import { world } from "./world";

/** Those that ask lists and nothing else. */
const onlyLists = [
  "personal-finance/budget",
  "personal-finance/net-worth",
  "personal-finance/spending-tracker",
  "personal-finance/cash-flow",
  "tax/paycheck-checkup",
];

test.each(calculatorIds)("%s", (id) => {
  const { calculation, draft } = answerOf(id);
  const inputs = movableInputs(calculation);
  expect(inputs.length === 0).toBe(onlyLists.includes(id));
  expect(inputs.length).toBeLessThanOrEqual(4);

  for (const { box, field, own, places } of inputs) {
    expect(places).toContain(own);
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    expect(places.filter((place) => breachOf(field, place, world.today))).toEqual([]);
    for (const place of [places.at(0), places.at(-1)] as number[]) {
      const outcome = outcomeOf(id, { ...draft, [box]: plainDecimal(place) });
      // Refused is only what two numbers together make impossible, and the form says so.
      if (!outcome.ok) expect(Object.values(outcome.errors).join()).not.toBe("");
    }
  }
});

test("an age goes ten years to both sides, and a rate three points as far as it is plausible", () => {
  const placesOf = (id: string, box: string) =>
    movableInputs(answerOf(id).calculation).find((input) => input.box === box)?.places ?? [];
  const retiring = placesOf("investment-retirement/ira", "retirementAge");
  expect([retiring.at(0), retiring.at(-1), retiring.length]).toEqual([57, 77, 21]);
  const rate = placesOf("loans-credit/mortgage", "annualRate");
  expect(rate.slice(0, 3)).toEqual([3.5, 3.625, 3.75]);
  expect(rate.at(-1)).toBe(9.5);
  const term = placesOf("loans-credit/mortgage", "years");
  expect([term.at(0), term.at(-1)]).toEqual([15, 40]);
});

test("the order is that of the effect, or the one that a calculator names", () => {
  const boxesOf = (id: string) => movableInputs(answerOf(id).calculation).map(({ box }) => box);
  expect(boxesOf("loans-credit/mortgage")).toEqual([
    "homePrice",
    "annualRate",
    "years",
    "downPayment",
  ]);
  expect(boxesOf("mortgage-real-estate/rent-vs-buy")).toEqual([
    "homePrice",
    "monthlyRent",
    "years",
    "appreciation",
  ]);
});
