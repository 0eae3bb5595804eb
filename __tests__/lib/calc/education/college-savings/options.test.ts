import { collegeSavings } from "@/lib/calc/education/college-savings/calculation";
import { form } from "@/lib/calc/education/college-savings/form";
import { report } from "@/lib/calc/education/college-savings/report";

import { formWith } from "../../../calculator/form-with";
import { cases } from "./cases.json";

const child = {
  childAge: "5",
  collegeAge: "18",
  currentSavings: "10000",
  annualCost: "25000",
  costInflation: "4",
  annualReturn: "6",
};
const { outcomeOf, answered, lead } = formWith({ ...form, ...report }, child);

test("without options, the four years lead as specified", () => {
  const { result, headline, beside, notice } = answered({});
  expect(result.planByYear).toBeUndefined();
  expect([headline.name, beside]).toEqual(["totalFutureCost", undefined]);
  expect(notice.text).toMatch(/^Total future cost: \$/);
});

test("what to save leads, or with a contribution how far it reaches", () => {
  expect(lead({ keepGrowing: "kept" })).toEqual([
    "planMonthly",
    "$593.36",
    "totalFutureCost",
    "Monthly savings for your plan: $593.36.",
  ]);
  expect(lead({ keepGrowing: "kept", collegeYears: "6", monthlyContribution: "350" })).toEqual([
    "planSurplus",
    "-$133,175",
    "totalFutureCost",
    "Projected shortfall of your plan: $133,175.",
  ]);
});

test("the first bill alone is paid from all that is saved, and savings that last pay the last one whole", () => {
  const { result } = answered({ keepGrowing: "kept" });
  const years = result.planByYear ?? [];
  expect(years.map(({ short }) => short)).toEqual([0, 0, 0, 0]);
  expect(years.at(-1)?.balance).toBe(0);
  expect(years[0]?.cost).toBeCloseTo(25_000 * 1.04 ** 13, 8);
});

test("savings that run out pay what they can, and the chart says when", () => {
  const { result, charts } = answered({
    monthlyContribution: "350",
    keepGrowing: "kept",
    collegeYears: "6",
  });
  expect(result.planByYear?.filter(({ short }) => short > 0).map(({ year }) => year)).toEqual([
    3, 4, 5, 6,
  ]);
  expect(charts[0]).toMatchObject({ title: "Your savings run out in year 3 of college" });
});

test("aid above the cost leaves nothing to pay, and is said at its box", () => {
  const { errors, verdict } = answered({ yearlyAid: "30000" });
  expect(errors).toEqual({
    yearlyAid: "This is more than the $25,000 a year that college costs: nothing is left to pay.",
  });
  expect(verdict).toMatch(/^Your family has nothing to pay, so there is nothing to save for\./);
});

test("a child in college is told why there is nothing to work out", () => {
  expect(outcomeOf({ childAge: "19" }).errors).toEqual({
    collegeAge: "Enter an age above 19. Once college has started, there is no time left to save.",
  });
});

// The program that computed the cases, month by month with 60 digits.
test.each([
  [
    "balance",
    { monthlyContribution: 900, yearlyAid: 5_000 },
    [212732.08966857, 189083.29023772522, 162505.09863536494, 132758.00492348112],
  ],
  [
    "short",
    { monthlyContribution: 350, collegeYears: 6 },
    [0.0, 0.0, 20479.44558261671, 46824.53114317981, 48697.512388907, 50645.41288446328],
  ],
] as const)("the %s after each year of college", (column, change, expected) => {
  const plan = { ...cases[2]?.inputs, ...change };
  const { planByYear = [] } = collegeSavings(plan as never);
  expect(planByYear.map((year) => year[column].toFixed(6))).toEqual(
    expected.map((value) => value.toFixed(6)),
  );
});

test("the bills of each case add up to what they cost, and all that is saved is accounted for", () => {
  for (const { inputs } of cases) {
    const { planByYear = [], planCost, planSaved = NaN } = collegeSavings(inputs as never);
    const sum = (name: "cost" | "paid" | "growth") =>
      planByYear.reduce((total, year) => total + year[name], 0);
    expect(sum("cost")).toBeCloseTo(planCost ?? NaN, 6);
    expect(planSaved - sum("paid") + sum("growth")).toBeCloseTo(
      planByYear.at(-1)?.balance ?? NaN,
      6,
    );
  }
});
