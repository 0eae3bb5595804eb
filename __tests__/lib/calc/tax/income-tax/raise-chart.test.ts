/** The chart of a raise: every loss that trying each dollar finds is a fall of its line and set off, and none else. */
import "@/lib/tax-law/states/keep-every-state";

import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import { householdOf } from "@/lib/calc/tax/income-tax/arithmetic/household-of";
import { lossesOverWages } from "@/lib/calc/tax/income-tax/arithmetic/losses-over-wages";
import { keptChart } from "@/lib/calc/tax/income-tax/options/raise-chart";
import { report } from "@/lib/calc/tax/income-tax/report";
import { keptOf } from "@/lib/tax-law/pay-kept/kept-of";

const inputOf = (change: Partial<IncomeTaxInput>): IncomeTaxInput => ({
  ...report.example,
  itemizedDeductions: null,
  raise: 5_000,
  ...change,
});

const households = [
  {
    name: "a marketplace plan",
    input: inputOf({
      grossIncome: 50_000,
      age: 60,
      otherLines: [
        { line: "marketplacePremium", amount: 12_000 },
        { line: "marketplaceBenchmark", amount: 12_000 },
      ],
    }),
    from: 55_000,
    to: 75_000,
    losses: 1,
  },
  {
    name: "the saver’s credit",
    input: inputOf({ grossIncome: 24_000, otherLines: [{ line: "saving", amount: 2_000 }] }),
    from: 0,
    to: 45_000,
    losses: 3,
  },
  {
    name: "New York with a city",
    input: inputOf({
      grossIncome: 80_000,
      lawFilingStatus: "headOfHousehold",
      children: 2,
      age: 35,
      state: "NY",
      localRate: 3.5,
    }),
    from: 74_000,
    to: 82_000,
    losses: 7,
  },
];

describe.each(households)("$name", ({ input, from, to, losses }) => {
  const { x, series, stretches = [] } = keptChart(input, 5_000);
  const [{ values = [] } = {}] = series;
  const isWithin = (wages: number) => wages >= from && wages < to;

  const tried: number[] = [];
  const keptAt = (wages: number) =>
    keptOf({ ...householdOf(input), wages }, 2026, {
      state: input.state,
      localRate: input.localRate,
    }).kept;
  let before = keptAt(from);
  for (let wages = from; wages < to; wages++) {
    const after = keptAt(wages + 1);
    if (before - after > 0.005) tried.push(wages);
    before = after;
  }

  test("the line falls from the dollar to the next where one more leaves less, and nowhere else", () => {
    expect(tried).toHaveLength(losses);
    const falls = x.values.filter(
      (_, place) => (values[place + 1] ?? Infinity) < (values[place] ?? 0),
    );
    expect(falls.filter(isWithin)).toEqual(tried);
    const ends = falls.map((wages) => x.values[x.values.indexOf(wages) + 1]);
    expect(ends).toEqual(falls.map((wages) => wages + 1));
  });

  test("each is set off, to where as much is left again; what is set off begins with one", () => {
    const isSetOff = (wages: number) =>
      stretches.some((one) => one.from <= wages && wages < one.to);
    expect(tried.filter((wages) => !isSetOff(wages))).toEqual([]);
    const begun = stretches.map((one) => one.from).filter(isWithin);
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.filter((wages) => !tried.includes(wages))).toEqual([]);
    for (const { from: first, to: last } of stretches.filter(
      (one) => isWithin(one.from) && one.to < to,
    )) {
      const passed = tried.filter((wages) => wages >= first && wages < last);
      const most = Math.max(...passed.map(keptAt));
      expect(keptAt(last)).toBeGreaterThanOrEqual(most - 1e-6);
      expect(keptAt(last - 1)).toBeLessThan(most);
    }
  });

  test("its marks are the pay of now and that with the raise, on the line", () => {
    const { marks } = keptChart(input, 5_000);
    const places = [input.grossIncome, input.grossIncome + 5_000];
    expect(marks.map((one) => [one.x, one.y])).toEqual(places.map((one) => [one, keptAt(one)]));
    expect(x.values).toEqual(expect.arrayContaining(places));
  });
});

test("the title says where a raise can leave less, nearest first, or that it never does", () => {
  const titleOf = (change: Partial<IncomeTaxInput>) => keptChart(inputOf(change), 5_000).title;
  expect(titleOf({ grossIncome: 64_000 })).toBe(
    "At all wages up to $150,000, a raise leaves you with more",
  );
  const plan = households[0]?.input.otherLines;
  expect(titleOf({ grossIncome: 50_000, otherLines: plan })).toBe(
    "Between $62,600 and $70,241 of wages, and in 1 other range, a raise can leave you with less",
  );
  expect(titleOf({ grossIncome: 20_900, otherLines: plan })).toMatch(/^Between \$20,814 and /);
  expect(titleOf({ grossIncome: 90_000, otherLines: plan })).toMatch(/^Between \$62,600 and /);
});

test("pay above the farthest wages has no place in it", () => {
  const { marks, x } = keptChart(inputOf({ grossIncome: 2_000_000 }), 5_000);
  expect(marks).toEqual([]);
  expect(x.values.at(-1)).toBeLessThan(1_050_000);
});

test("other pay of the same household is answered as if it had been asked first", () => {
  const input = inputOf({ grossIncome: 24_000, otherLines: [{ line: "saving", amount: 2_000 }] });
  const world = { today: { year: 2026 } };
  const first = incomeTax(input, world).raiseLosses;
  const single = incomeTax({ ...input, otherLines: [] }, world).raiseLosses;
  expect(first).toHaveLength(3);
  expect(single).toEqual([]);
  expect(incomeTax({ ...input, grossIncome: 26_000 }, world).raiseLosses).toEqual(first);
  // They are not looked for once more.
  const found = lossesOverWages(input);
  expect(lossesOverWages({ ...input, grossIncome: 26_000, raise: 700 })).toBe(found);
});
