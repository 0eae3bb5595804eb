import {
  selfEmploymentTax,
  type SelfEmploymentTaxInput,
} from "@/lib/calc/tax/self-employment-tax/calculation";
import { form } from "@/lib/calc/tax/self-employment-tax/form";
import { report } from "@/lib/calc/tax/self-employment-tax/report";
import { viewOf } from "@/lib/calculator/report/view";

const viewWith = (given: SelfEmploymentTaxInput, year = 2026) => {
  const input = { lawFilingStatus: "single", lawWages: 0, lawYear: "2026", ...given } as const;
  return viewOf({ ...form, ...report }, input, selfEmploymentTax(input, { today: { year } }));
};
const remarksOf = (given: SelfEmploymentTaxInput) =>
  viewWith(given).remarks.map(({ text }) => text);

test.each<[string, SelfEmploymentTaxInput]>([
  ["If you have no net earnings, you owe no self-employment tax.", { netEarnings: 0 }],
  ["Under 2026 law, you owe none: the base is below $400.", { netEarnings: 433.13 }],
  ["Under 2026 law, that is 14% of your net earnings.", { netEarnings: 68_000 }],
  ["Under 2025 law, that is 14% of your net earnings.", { netEarnings: 200_000, lawYear: "2025" }],
  [
    "Under 2026 law, that is 12% of your net earnings, and you also owe $277.88 of Additional Medicare Tax.",
    { netEarnings: 250_000 },
  ],
  [
    "Under 2024 law, that is 11% of your net earnings, and you also owe $277.88 of Additional Medicare Tax.",
    { netEarnings: 250_000, lawYear: "2024" },
  ],
])("%s", (verdict, input) => {
  expect(viewWith(input).verdict).toBe(verdict);
});

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
    title: "Under 2026 law, 12.18% of the $45,000 goes to Social Security and Medicare",
    rows: [
      { label: "Social Security", amount: 4_278 },
      { label: "Medicare" },
      { label: "Left before income tax" },
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
    "Medicare",
    "Additional Medicare",
    "Left before income tax",
  ]);
  expect(labels({ netEarnings: 250_000 })).toHaveLength(4);
  expect(chartOf({ netEarnings: 433.13 })).toBeUndefined();
});

test("the law has a heading of its own, which says when the calendar has gone past it", () => {
  const titles = (year: number) =>
    viewWith({ netEarnings: 50_000 }, year).sections.map(({ title }) => title);
  expect(titles(2026)).toEqual(["Under 2026 law", "Illustrative 2024"]);
  expect(titles(2028)[0]).toBe("Under 2026 law, the newest we have in 2028");
});
