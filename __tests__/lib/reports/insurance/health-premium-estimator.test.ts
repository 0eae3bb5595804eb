import {
  healthPremium,
  type HealthPremiumInput,
} from "@/lib/calc/insurance/health-premium-estimator";
import { sheetsOf } from "@/lib/calculator/sheet";
import { viewOf } from "@/lib/calculator/view";
import type { World } from "@/lib/calculator/world";
import { form } from "@/lib/forms/insurance/health-premium-estimator";
import { report } from "@/lib/reports/insurance/health-premium-estimator";

import { engineOf } from "../../../house/spreadsheet-engine";

const world: World = { today: { year: 2026, month: 11, day: 21 } };
const person: HealthPremiumInput = {
  age: 35,
  location: "Ohio",
  annualIncome: 31_300,
  familySize: 1,
  coverageLevel: "silver",
  lawBenchmarkPremium: null,
};
const definition = { ...form, ...report };
const viewWith = (change: Partial<HealthPremiumInput>, today = world.today) => {
  const input = { ...person, ...change };
  return viewOf(definition, input, healthPremium(input, { today }));
};
const remarksWith = (change: Partial<HealthPremiumInput>) =>
  viewWith(change)
    .remarks.slice(0, -1)
    .map(({ tone, text }) => `${tone}: ${text}`);

/** Either side of every edge of the scale, where the rounding in the formulas decides. */
test.each([
  15_649.99, 15_650, 20_814.49, 20_814.5, 23_475, 31_300, 39_125, 46_950, 62_599.99, 62_600,
  62_600.01,
])("a spreadsheet finds the same percentage at an income of $%p", (annualIncome) => {
  for (const [location, familySize, scaled] of [
    ["Ohio", 1, 1],
    ["AK", 4, 40_190 / 15_650],
    ["HI", 1, 17_990 / 15_650],
  ] as const) {
    const input = {
      ...person,
      location,
      familySize,
      annualIncome: Math.round(annualIncome * scaled * 100) / 100,
      lawBenchmarkPremium: 900,
    };
    const result = healthPremium(input, world);
    const { sheets, addressOf } = sheetsOf(definition, { input, result, world }, 10);
    const engine = engineOf(sheets);
    for (const name of [
      "law.applicablePercentage",
      "law.expectedContribution",
      "law.credit",
    ] as const) {
      const row = Number(addressOf.get(name)?.split("$").at(-1)) - 1;
      const theirs = engine.getCellValue({ sheet: 0, row, col: 1 });
      if (result[name] === null) expect(theirs).toBe("");
      else expect(theirs).toBeCloseTo(result[name], 6);
    }
  }
});

test.each([
  [
    {},
    "By the illustration you pay $156.50 a month of a base premium of $300.00. Under 2026 law you are expected to pay $172.15 a month for the benchmark plan, and a credit can pay the rest of its price.",
  ],
  [
    { lawBenchmarkPremium: 600 },
    "By the illustration you pay $156.50 a month of a base premium of $300.00. Under 2026 law you are expected to pay $172.15 of the benchmark plan’s $600.00 a month, and the credit is $427.85.",
  ],
  [
    { lawBenchmarkPremium: 150 },
    "By the illustration you pay $156.50 a month of a base premium of $300.00. Under 2026 law there is no credit: you are expected to pay up to $172.15 a month, and the benchmark plan costs $150.00.",
  ],
  [
    { annualIncome: 15_000 },
    "By the illustration there is no subsidy, and you pay the whole base premium of $300.00 a month. Under 2026 law an income below the poverty line usually has no credit.",
  ],
  [
    { annualIncome: 70_000, lawBenchmarkPremium: 600 },
    "By the illustration there is no subsidy, and you pay the whole base premium of $300.00 a month. Under 2026 law this income is too high for a premium tax credit.",
  ],
])("%j: the verdict names both answers", (change, verdict) => {
  expect(viewWith(change).verdict).toBe(verdict);
});

test.each([
  [15_649.99, /^warning: Below the poverty line of \$15,650\.00 .* up to \$21,597\.00 /],
  [15_650, /^neutral: With an income up to \$21,597\.00, 138% /],
  [21_597, /^neutral: With an income up to \$21,597\.00, 138% /],
  [21_597.01, /^neutral: The income is \$41,002\.99 below the \$62,600\.00 /],
  [62_600, /^neutral: The income is exactly the \$62,600\.00 /],
  [62_600.01, /^warning: The income is \$0\.01 above the \$62,600\.00 /],
])("at $%p a remark says where the income stands", (annualIncome, remark) => {
  expect(remarksWith({ annualIncome })).toEqual([expect.stringMatching(remark)]);
});

test("Medicare is named from 65 on", () => {
  expect(remarksWith({ age: 64 })).toHaveLength(1);
  expect(remarksWith({ age: 65 })[1]).toMatch(/^neutral: From 65 on most people have Medicare/);
});

test("the benchmark premium is asked for only where it would tell the credit", () => {
  const lawTextWith = (change: Partial<HealthPremiumInput>) => viewWith(change).sections[1]?.text;
  const asked = "enter the benchmark premium under More options";
  expect(lawTextWith({})).toContain(asked);
  expect(lawTextWith({ lawBenchmarkPremium: 600 })).not.toContain(asked);
  expect(lawTextWith({ annualIncome: 70_000 })).not.toContain(asked);
});

test("the heading names the year of the law, and says so once the calendar is past it", () => {
  const headings = (year: number) =>
    viewWith({}, { ...world.today, year }).sections.map(({ title }) => title);
  expect(headings(2026)).toEqual(["The illustration", "Under 2026 law"]);
  expect(headings(2027)[1]).toBe("Under 2026 law, the newest known here in 2027");
});
