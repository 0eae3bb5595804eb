import {
  selfEmploymentTax,
  type SelfEmploymentTaxInput,
} from "@/lib/calc/tax/self-employment-tax/calculation";
import { form } from "@/lib/calc/tax/self-employment-tax/form";
import { report } from "@/lib/calc/tax/self-employment-tax/report";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import depth from "../../../../fixtures/depth_cases.json";
import { engineOf } from "../../../../house/spreadsheet-engine";

const viewWith = (given: SelfEmploymentTaxInput, year = 2026) => {
  const input = { lawFilingStatus: "single", lawWages: 0, lawYear: "2026", ...given } as const;
  return viewOf(
    { ...form, ...report },
    input,
    report.calculate(input, { today: { year, month: 11, day: 27 } }),
  );
};
const remarksOf = (given: SelfEmploymentTaxInput) =>
  viewWith(given).remarks.map(({ text }) => text);

test("below a base of $400 a remark has every digit of it, and from the next cent on none", () => {
  expect(remarksOf({ netEarnings: 433.13 })).toEqual([
    "Under 2026 law, no self-employment tax is due on a base below $400, and yours is $399.995555. The tax starts at net earnings of $433.14. The illustration ignores this limit.",
  ]);
  expect(remarksOf({ netEarnings: 433.14 })).toEqual([]);
  expect(remarksOf({ netEarnings: 0 })).toEqual([]);
});

test("wages that reach the wage base of the year are named, where there is something to tax", () => {
  const reached = (lawWages: number) => remarksOf({ netEarnings: 30_000, lawWages });
  expect(reached(184_499.99)).toEqual([]);
  expect(reached(184_500)).toEqual([
    "Your wages of $184,500 alone reach the wage base of $184,500, so under 2026 law, you owe no Social Security tax on your net earnings, only Medicare tax.",
  ]);
  expect(remarksOf({ netEarnings: 30_000, lawWages: 180_000, lawYear: "2025" })).toHaveLength(1);
  expect(remarksOf({ netEarnings: 0, lawWages: 190_000 })).toEqual([]);
});

test("a couple is told of its one threshold, and of wages above a threshold what is left out", () => {
  expect(remarksOf({ netEarnings: 60_000, lawFilingStatus: "marriedFilingJointly" })).toEqual([
    "If you file jointly, each spouse has a separate calculation and wage base, but you share one threshold for the additional Medicare tax, $250,000. Here, only your own wages and net earnings count toward it.",
  ]);
  const separately = (lawWages: number) =>
    remarksOf({ netEarnings: 60_000, lawFilingStatus: "marriedFilingSeparately", lawWages });
  expect(separately(125_000)).toEqual([]);
  expect(separately(125_001)).toEqual([
    "You also owe additional Medicare tax on wages above $125,000. These results include only the tax on your net earnings, not the tax on your wages.",
  ]);
});

test("the chart splits all the earnings, into what there is of each", () => {
  const chartOf = (input: SelfEmploymentTaxInput) => viewWith(input).charts[0];
  expect(chartOf({ netEarnings: 45_000, lawWages: 150_000 })).toMatchObject({
    title: "Under 2026 law, 30.22% of the $45,000 goes to federal taxes",
    rows: [
      { label: "Income tax" },
      { label: "Social Security", amount: 4_278 },
      { label: "Medicare" },
      { label: "Left after federal taxes" },
    ],
  });
  const labels = (input: SelfEmploymentTaxInput) => {
    const chart = chartOf(input);
    if (chart?.kind !== "amounts") throw new Error("The split is a chart of amounts.");
    const sum = chart.rows.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeCloseTo(input.netEarnings, 8);
    return chart.rows.map(({ label }) => label);
  };
  expect(labels({ netEarnings: 60_000, lawWages: 250_000 })).toEqual([
    "Income tax",
    "Medicare",
    "Additional Medicare",
    "Left after federal taxes",
  ]);
  expect(labels({ netEarnings: 250_000 })).toHaveLength(5);
  expect(chartOf({ netEarnings: 433.13 })).toBeUndefined();
});

test("the law has a heading of its own, which says when the calendar has gone past it", () => {
  const titles = (year: number) =>
    viewWith({ netEarnings: 50_000 }, year).sections.map(({ title }) => title);
  expect(titles(2026)).toEqual(["Under 2026 law", "Illustrative 2024 estimate"]);
  expect(titles(2028)[0]).toBe("Under 2026 law, the newest we have in 2028");
});

test("the depth cases: what to set aside, and a quarter of it", () => {
  const named = depth.filter(({ upgrade }) => upgrade.startsWith("12 "));
  expect(named).toHaveLength(2);
  for (const { inputs, expected } of named) {
    const { case: name } = inputs as { case: string };
    const lawYear = name.startsWith("2025") ? "2025" : "2026";
    const { total, quarter, ...others } = expected as unknown as Record<string, number>;
    const result = selfEmploymentTax({ netEarnings: 80_000, lawYear }, { today: { year: 2026 } });
    expect(result.law.setAside).toBeCloseTo(total ?? NaN, 2);
    expect(result.law.quarter).toBeCloseTo(quarter ?? NaN, 2);
    expect(result.law.incomeTax).toBeCloseTo(others.income_tax ?? NaN, 2);
    expect(result.law.selfEmploymentTax).toBeCloseTo(others.self_employment_tax ?? NaN, 2);
    expect(result.law.businessDeduction).toBeCloseTo(
      others.qualified_business_income_deduction ?? NaN,
      2,
    );
  }
});

test("the four payments have their days, unless too little is left to pay", () => {
  const listOf = (input: SelfEmploymentTaxInput) => viewWith(input).checklists;
  expect(listOf({ netEarnings: 80_000 })).toEqual([
    {
      title: "Estimated payments for 2026",
      items: ["April 15, 2026", "June 15, 2026", "September 15, 2026", "January 15, 2027"].map(
        (label) => ({ label, amount: expect.closeTo(4_161.87, 2) as number }),
      ),
    },
  ]);
  expect(listOf({ netEarnings: 5_000 })).toEqual([]);
  expect(listOf({ netEarnings: 80_000, withheld: 16_000 })).toEqual([]);
});

test("the least payment is the smaller of this year’s and last year’s", () => {
  const least = (input: Partial<SelfEmploymentTaxInput>) =>
    selfEmploymentTax({ netEarnings: 80_000, ...input }, { today: { year: 2026 } }).law
      .leastQuarter;
  expect(least({})).toBeCloseTo((0.9 * 16_647.46528) / 4, 6);
  expect(least({ lastYearTax: 8_000 })).toBe(2_000);
  expect(least({ lastYearTax: 8_000, lastYearIncome: 200_000 })).toBeCloseTo(2_200, 9);
  expect(least({ lastYearTax: 8_000, withheld: 5_000 })).toBe(750);
  expect(least({ lastYearTax: 8_000, withheld: 9_000 })).toBe(0);
});

test("a spreadsheet comes to the same, with every option", () => {
  const world = { today: { year: 2026, month: 11, day: 26 } };
  const definition = { ...form, ...report };
  const inputs: Partial<SelfEmploymentTaxInput>[] = [
    {},
    { lastYearTax: 8_000, lastYearIncome: 160_000, withheld: 3_000 },
    { lawFilingStatus: "marriedFilingSeparately", lastYearTax: 9_000, lastYearIncome: 80_000 },
    {
      lawFilingStatus: "marriedFilingJointly",
      lawWages: 30_000,
      spouseWages: 60_000,
      otherIncome: 2_000,
      contributions: 9_000,
      children: 2,
      itemizedDeductions: 40_000,
    },
  ];
  for (const changes of inputs) {
    const draft = draftOf(form.fields, { netEarnings: 80_000, ...changes } as never);
    const outcome = run(definition, draft, world);
    if (!outcome.ok) throw new Error("It is refused.");
    const { input, result } = outcome.calculation;
    const { sheets, addressOf } = worksheetsOf({ definition, input, result, world }, 10);
    const engine = engineOf(sheets);
    for (const [name, value] of Object.entries(result)) {
      const address = addressOf.get(name as never);
      if (typeof value === "number" && address)
        expect([name, engine.calculateFormula(`=${address}`, 0)]).toEqual([
          name,
          expect.closeTo(value, 4),
        ]);
    }
    engine.destroy();
  }
});
