import { debtsPayoff } from "@/lib/finance/loan/debts-payoff";
import { payoffMonths } from "@/lib/finance/loan/payoff-months";
import { payoffTotal } from "@/lib/finance/loan/payoff-total";
import { severalDebts, type NamedDebt } from "@/lib/finance/loan/several-debts";

import cases from "../../../fixtures/depth_cases.json";

const today = { year: 2026, month: 1, day: 31 };

type Case = {
  inputs: { debts: NamedDebt[]; extra: number };
  expected: Record<string, number>;
  note: string;
};
const published = cases.filter(({ upgrade }) => upgrade.startsWith("2 ")) as unknown as Case[];

test.each(published)("$note", ({ inputs: { debts, extra }, expected }) => {
  const plan = severalDebts(debts, extra, today);
  expect(plan).toMatchObject({
    budget: debts.reduce((sum, { minimum }) => sum + minimum, extra),
    avalancheMonths: expected.avalancheMonths,
    snowballMonths: expected.snowballMonths,
    avalancheInterest: expect.closeTo(expected.avalancheInterest as number, 6),
    snowballInterest: expect.closeTo(expected.snowballInterest as number, 6),
    monthsSaved: null,
  });
  expect(plan?.avalancheSaves).toBeCloseTo(
    (expected.snowballInterest as number) - (expected.avalancheInterest as number),
    6,
  );
  expect(plan?.together).toEqual(debtsPayoff("avalanche", debts, extra)?.schedule);
});

const card: NamedDebt = { name: "Card", balance: 9_000, apr: 24.99, minimum: 225 };
const store: NamedDebt = { name: "Store", balance: 2_500, apr: 12.99, minimum: 60 };
const car: NamedDebt = { name: "Car", balance: 14_000, apr: 6.9, minimum: 320 };
const three = [card, store, car];
const paid: NamedDebt = { ...card, name: "Paid", balance: 0 };

test("each debt has its place in both orders, and its interest on its minimum alone", () => {
  const plan = severalDebts([...three, paid], 25, today);
  const avalanche = debtsPayoff("avalanche", [...three, paid], 25);
  const snowball = debtsPayoff("snowball", [...three, paid], 25);
  const rows = three.map((debt, position) => ({
    ...debt,
    avalancheMonth: avalanche?.paidOffIn[position],
    snowballMonth: snowball?.paidOffIn[position],
    snowballInterest: snowball?.interest[position],
    endless: 0,
    alone: payoffTotal(debt.apr / 1200, debt.minimum, debt.balance) - debt.balance,
  }));
  expect(plan?.payoffs).toEqual(
    rows.toSorted((one, other) => (one.avalancheMonth ?? 0) - (other.avalancheMonth ?? 0)),
  );
  const alone = rows.reduce((sum, row) => sum + row.alone, 0);
  expect(plan?.interestIfEachAlone).toBeCloseTo(alone, 8);
  expect(plan?.interestSaved).toBeCloseTo(alone - (plan?.avalancheInterest ?? NaN), 8);
  expect(plan?.snowballLastPayment).toEqual({
    month: 1 + ((plan?.snowballMonths ?? 0) % 12),
    year: 2026 + Math.floor((plan?.snowballMonths ?? 0) / 12),
    day: expect.any(Number) as number,
  });
});

test("the avalanche saves what the snowball costs more", () => {
  // Both interests with 40 digits: debts-payoff.test.ts.
  expect(severalDebts(three, 250, today)?.avalancheSaves).toBeCloseTo(580.27409194981, 8);
});

test("debts that the avalanche ends in the same month stand in the order of the snowball", () => {
  const plan = severalDebts(
    [
      { name: "First", balance: 1_000, apr: 10, minimum: 10 },
      { name: "Second", balance: 500, apr: 9, minimum: 10 },
    ],
    2_000,
    today,
  );
  expect(
    plan?.payoffs.map(({ avalancheMonth, snowballMonth }) => [avalancheMonth, snowballMonth]),
  ).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const later = severalDebts(
    [
      { name: "Large", balance: 2_000, apr: 10, minimum: 0 },
      { name: "Small", balance: 100, apr: 5, minimum: 0 },
    ],
    1_100,
    today,
  );
  expect(later?.payoffs.map(({ name }) => name)).toEqual(["Small", "Large"]);
});

test("one debt has no order, and counts the months that the extra saves", () => {
  const plan = severalDebts([card], 100, today);
  expect(plan).toMatchObject({ payoffs: [], avalancheSaves: null });
  expect(plan?.monthsSaved).toBe(
    payoffMonths(24.99 / 1200, 225, 9_000) - payoffMonths(24.99 / 1200, 325, 9_000),
  );
  expect(plan?.avalancheMonths).toBe(payoffMonths(24.99 / 1200, 325, 9_000));
});

test("a minimum below the interest never ends alone, and is compared with nothing", () => {
  const plan = severalDebts([{ ...card, minimum: 100 }, store], 300, today);
  expect(plan).toMatchObject({ interestIfEachAlone: null, interestSaved: null });
  expect(plan?.payoffs.map(({ name, endless, alone }) => [name, endless, alone > 0])).toEqual([
    ["Card", 1, false],
    ["Store", 0, true],
  ]);
  const one = severalDebts([{ ...card, minimum: 100 }], 300, today);
  expect(one).toMatchObject({ monthsSaved: null, interestSaved: null });
});

test("a budget that takes more than 100 years is no plan", () => {
  expect(
    severalDebts([{ name: "Card", balance: 9_000, apr: 24.99, minimum: 100 }], 0, today),
  ).toBeNull();
});
