import { distributionsByYear } from "@/lib/tax-law/retirement/distributions-by-year";

test("$500,000 at 73, 6% a year, computed apart in 40 digits", () => {
  const rows = distributionsByYear(500_000, 73, 100, 6);
  expect(rows).toHaveLength(28);
  expect(rows[0]).toMatchObject({ age: 73, balance: 500_000, divisor: 26.5 });
  for (const [age, balance, distribution] of worked) {
    const row = rows.find((one) => one.age === age);
    expect(row?.balance).toBeCloseTo(balance, 6);
    expect(row?.distribution).toBeCloseTo(distribution, 6);
  }
  expect(rows.at(-1)?.left).toBeCloseTo(leftAt100, 6);
});

test("each row opens with what the row before leaves", () => {
  const rows = distributionsByYear(1_000, 75, 80, 4);
  rows.slice(1).forEach((row, before) => expect(row.balance).toBe(rows[before]?.left));
});

test("an owner above the last age still has one distribution, and beyond 120 the last period", () => {
  expect(distributionsByYear(1_000, 104, 100, 0)).toEqual([
    {
      age: 104,
      balance: 1_000,
      divisor: 4.9,
      distribution: 1_000 / 4.9,
      left: 1_000 - 1_000 / 4.9,
    },
  ]);
  expect(distributionsByYear(1_000, 122, 123, 0).map(({ divisor }) => divisor)).toEqual([2, 2]);
});

const worked = [
  [74, 511970.981403948, 20077.29338839],
  [80, 571756.460788248, 28304.775286547],
  [90, 570047.302903509, 46725.188762583],
  [100, 343135.553759922, 53614.930274988],
] as const;
const leftAt100 = 310684.473613759;
