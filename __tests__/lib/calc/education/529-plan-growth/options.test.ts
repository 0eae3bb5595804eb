import { planGrowth } from "@/lib/calc/education/529-plan-growth/calculation";
import { form } from "@/lib/calc/education/529-plan-growth/form";
import { report } from "@/lib/calc/education/529-plan-growth/report";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { formWith } from "../../../calculator/form-with";

const plan = {
  currentBalance: "5000",
  monthlyContribution: "200",
  years: "15",
  annualReturn: "6",
  stocks: "",
};
const nothing = { currentBalance: 0, monthlyContribution: 0, years: 1, annualReturn: 0 };
const { outcomeOf, answered, lead } = formWith({ ...form, ...report }, plan);

test("without options, nothing more is said", () => {
  const { sections, beside, notice } = answered({});
  expect([sections, beside]).toEqual([[], undefined]);
  expect(notice.text).toBe("Total future value after 15 years: $70,434.21.");
});

test("what is left after school leads, and what can move to a Roth IRA", () => {
  expect(lead({ k12Cost: "1500", k12From: "6", k12Years: "7" })).toEqual([
    "afterSchool",
    "$55,290",
    "totalFutureValue",
    "Left when college starts: $55,290.",
  ]);
  expect(lead({ leftover: "50000", yearsOpen: "18" })).toEqual([
    "rothMovable",
    "$35,000",
    "totalFutureValue",
    "Can move to a Roth IRA: $35,000.",
  ]);
  expect(lead({ stateRate: "5" })[0]).toBe("totalFutureValue");
});

test("school above what the law allows is refused at its box", () => {
  expect(outcomeOf({ k12Cost: "20000" }).ok).toBe(true);
  const { ok, errors } = outcomeOf({ k12Cost: "20001" });
  expect(ok).toBe(false);
  expect(Object.keys(errors ?? {})).toEqual(["k12Cost"]);
  expect(errors?.k12Cost).toContain("$20,000");
});

test("a plan that runs out pays what it can, and history is left out", () => {
  const { result, verdict } = answered({ k12Cost: "10000", k12From: "9", stocks: "60" });
  expect(result.historicalPeriods).toBeUndefined();
  // The program that computed the cases, month by month with 60 digits.
  const last = (result.bySchoolYear ?? []).slice(11);
  expect(last.map(({ balance }) => balance.toFixed(6))).toEqual([
    "8428.605571",
    "1415.575995",
    "0.000000",
    "0.000000",
  ]);
  expect(last.map(({ short }) => short.toFixed(6))).toEqual([
    "0.000000",
    "0.000000",
    "6030.001901",
    "7532.887525",
  ]);
  expect(verdict).toMatch(/^The plan can’t pay all of \$10,000 a year for school: /);
});

test("school that begins when college does, or lasts longer, is said at its box", () => {
  expect(answered({ k12Cost: "1000", k12From: "16" }).errors).toEqual({
    k12From: "College starts after 15 years.",
  });
  expect(answered({ k12Cost: "1000", k12From: "14", k12Years: "5" }).errors).toEqual({
    k12Years: "Only 2 years until college are counted.",
  });
  expect(answered({ k12Years: "5" }).errors).toEqual({
    k12Cost: "Enter what the plan pays for school a year.",
  });
});

test.each([
  [{ yearsOpen: "12" }, /the plan has to be open for 15 years, 3 more\./],
  [{ yearsOpen: "20", recentMoney: "9000" }, /^Nothing can move yet: all of it was paid in/],
  [{ yearsOpen: "20", otherIra: "7500" }, /use up the year’s IRA limit\./],
  [
    { yearsOpen: "20" },
    /^\$9,000 of what is left can move .* in 2 years, at most \$7,500 a year\. Until college/,
  ],
])("what can move with %j is a sentence", (boxes, words) => {
  expect(answered({ leftover: "9000", ...boxes }).verdict).toMatch(words);
});

test("a leftover without the years open is asked for them", () => {
  const { errors, sections } = answered({ leftover: "9000" });
  expect(errors).toEqual({ yearsOpen: "Enter how long the plan will have been open by then." });
  expect(sections).toEqual([]);
  expect(answered({ otherIra: "100" }).errors).toEqual({
    leftover: "Enter what will be left in the plan.",
  });
});

// alexchaomander/ClearMoney@6b596d46e9ed, packages/web/src/lib/calculators/529-roth-rollover/calculations.ts, run on
// 2026-11-30. It has the limits of 2026 by itself, and plans the years only without other contributions to an IRA.
test.each([
  [1_200, 15, 1_200, 1],
  [7_500, 18, 7_500, 1],
  [7_500.01, 18, 7_500.01, 2],
  [22_500, 15, 22_500, 3],
  [34_999, 21, 34_999, 5],
  [35_000, 16, 35_000, 5],
  [35_000.01, 16, 35_000, 5],
  [120_000, 30, 35_000, 5],
  [20_000, 14, 0, null],
])(
  "another program moves of $%d after %d years as much in as many years",
  (leftover, yearsOpen, moved, years) => {
    const { rothMovable, rothYears } = planGrowth({ ...nothing, leftover, yearsOpen });
    expect([rothMovable, rothYears]).toEqual([moved, years]);
  },
);

test.each([
  [50_000, 6_000, 0, 7_500],
  [50_000, 47_000, 0, 3_000],
  [9_000, 9_000, 0, 0],
  [9_000, 0, 7_500, 0],
  [12_000, 2_000, 3_000, 4_500],
  [40_000, 0, 7_400, 100],
  [9_000, 0, 9_000, 0],
])(
  "and of $%d, with $%d of it new and $%d to another IRA, in a year",
  (leftover, recentMoney, otherIra, moved) => {
    const { rothMovable = 0, rothYearly = 0 } = planGrowth({
      ...{ ...nothing, leftover, recentMoney, otherIra },
      yearsOpen: 20,
    });
    expect(Math.min(rothMovable, rothYearly)).toBe(moved);
  },
);

test("a rollover of whole years takes no year more, to the last cent", () => {
  const years = (leftover: number, otherIra: number) =>
    planGrowth({ ...nothing, leftover, otherIra, yearsOpen: 15 }).rothYears;
  const { limit } = retirement.ira;
  expect(years(3 * limit, 0)).toBe(3);
  expect(years(3 * limit + 0.01, 0)).toBe(4);
  expect(years(1.1, limit - 0.1)).toBe(11);
});
