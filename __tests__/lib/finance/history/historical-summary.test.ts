import cases from "@/__tests__/fixtures/depth_cases.json";
import januaries from "@/__tests__/fixtures/shiller_januaries.json";
import { historicalPeriods } from "@/lib/finance/history/historical-periods";
import { historicalSummary } from "@/lib/finance/history/historical-summary";
import { savingsNeeded } from "@/lib/finance/history/savings-needed";

type Plan = { withdrawals: number[]; savings: number; stocks: number };

/** The same with the returns that nobody has rounded. */
function summaryOfLevels({ withdrawals, savings, stocks }: Plan) {
  const growthOf = (levels: readonly number[]) =>
    levels.slice(1).map((level, year) => level / (levels[year] ?? NaN));
  const bonds = growthOf(januaries.bonds);
  const returns = growthOf(januaries.stocks).map(
    (growth, year) => (stocks / 100) * growth + (1 - stocks / 100) * (bonds[year] ?? NaN) - 1,
  );
  const starts = returns.slice(withdrawals.length - 1).map((_, position) => position);
  const periods = starts.map((position) => ({
    start: januaries.firstYear + position,
    needed: savingsNeeded(returns.slice(position), withdrawals),
  }));
  return historicalSummary(periods, savings);
}

const summaryOf = ({ withdrawals, savings, stocks }: Plan) =>
  historicalSummary(historicalPeriods(withdrawals, savings, stocks), savings);

const sources = [
  ["the table", summaryOf, 1e-4],
  ["the levels of the Januaries", summaryOfLevels, 1e-13],
] as const;

/** A withdrawal in percent of savings of 1, or spending and an income later in dollars. */
function planOf(inputs: Record<string, number>): Plan {
  const { stocks = NaN, years = NaN, withdrawalRate = 100, savings = 1 } = inputs;
  const { spending = withdrawalRate / 100, otherIncome = 0, otherFromYear = years } = inputs;
  const withdrawals = Array.from({ length: years }, (_, year) =>
    year < otherFromYear ? spending : spending - otherIncome,
  );
  return { withdrawals, savings, stocks };
}

const given = cases
  .filter(({ upgrade }) => upgrade === "8 retirement planner: historical periods")
  .map(({ inputs, expected, note = "" }) => ({
    name: JSON.stringify(inputs),
    plan: planOf(inputs as unknown as Record<string, number>),
    expected: expected as unknown as Record<string, number>,
    // Of many failed starts the note has the first ones.
    failed: [...(/failed starts \[(.+)\]/.exec(note)?.slice(1).join().matchAll(/\d+/g) ?? [])].map(
      Number,
    ),
  }));

test("all the cases are here", () => {
  expect(given).toHaveLength(6);
});

describe.each(sources)("by %s", (_, summarized, near) => {
  test.each(given)("$name", ({ plan, expected, failed }) => {
    const summary = summarized(plan);
    const { periods, lasted } = summary;
    const figures: Record<string, number> = {
      periods,
      lasted,
      share: Math.round((1e6 * lasted) / periods) / 1e4,
      multipleAll: summary.sufficedInAll,
      multiple95: summary.sufficedIn95,
      multipleHalf: summary.sufficedInHalf,
      worstCaseRate: 100 / summary.sufficedInAll,
    };
    for (const [name, value] of Object.entries(expected))
      expect(Math.abs((figures[name] ?? NaN) / value - 1)).toBeLessThanOrEqual(
        ["periods", "lasted", "share"].includes(name) ? 0 : near,
      );
    expect(summary.failedStarts).toHaveLength(periods - lasted);
    expect(summary.failedStarts.slice(0, failed.length)).toEqual(failed);
  });

  test.each([
    [75, 123, [1965, 1966, 1969]],
    [60, 122, [1965, 1966, 1968, 1969]],
    [50, 120, [1964, 1965, 1966, 1967, 1968, 1969]],
  ])(
    "4%% of savings for 30 years with %d%% of stocks lasted in %d of 126",
    (stocks, lasted, failed) => {
      const summary = summarized(planOf({ withdrawalRate: 4, stocks, years: 30 }));
      expect(summary).toMatchObject({ periods: 126, lasted, failedStarts: failed });
      expect(failed).toContain(summary.worstStart);
    },
  );

  test.each([
    [0, 51],
    [30_000, 103],
  ])(
    "$900,000 for $60,000 a year with $%d from year 8 lasted in %d of 123",
    (otherIncome, lasted) => {
      const spent = { savings: 900_000, spending: 60_000, otherIncome, otherFromYear: 8 };
      const summary = summarized(planOf({ ...spent, years: 33, stocks: 60 }));
      expect(summary).toMatchObject({ periods: 123, lasted });
    },
  );
});

const threePeriods = [
  { start: 1900, needed: 10 },
  { start: 1901, needed: 30 },
  { start: 1902, needed: 30 },
];

test("the worst start is the first that needed most", () => {
  expect(historicalSummary(threePeriods, 10)).toEqual({
    periods: 3,
    lasted: 1,
    failedStarts: [1901, 1902],
    worstStart: 1901,
    sufficedInAll: 30,
    sufficedIn95: 30,
    sufficedInHalf: 30,
  });
});

test("no period fails for dust, and every one for more", () => {
  expect(historicalSummary(threePeriods, 30 * (1 - 5e-13)).lasted).toBe(3);
  expect(historicalSummary(threePeriods, 30 * (1 - 2e-12)).lasted).toBe(1);
});

test("savings that sufficed are enough when they are typed again", () => {
  const plan = planOf({ spending: 0.1, years: 40, stocks: 60 });
  const { periods, sufficedInAll, sufficedIn95, sufficedInHalf } = summaryOf(plan);
  const lastedWith = (savings: number) => summaryOf({ ...plan, savings }).lasted;
  expect(lastedWith(sufficedInAll)).toBe(periods);
  expect(lastedWith(sufficedIn95)).toBe(111);
  expect(lastedWith(sufficedInHalf)).toBe(59);
});

test("without spending, nothing is needed from any start", () => {
  const summary = summaryOf({ withdrawals: [0, -1, 0], savings: 0, stocks: 60 });
  expect(summary).toMatchObject({ periods: 153, lasted: 153, failedStarts: [], sufficedInAll: 0 });
});

test("of no period there is nothing to say", () => {
  expect(historicalSummary([], 1)).toMatchObject({
    periods: 0,
    worstStart: NaN,
    sufficedInAll: NaN,
  });
});
