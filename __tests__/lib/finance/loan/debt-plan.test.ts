import { debtsIn, hasDebtPlan } from "@/lib/finance/loan/debt-plan";

const card = { debtAmount: 9_000, annualRate: 25, monthlyPayment: 225 };
const owed = { name: "Car", balance: 4_000, apr: 6.9, minimum: 120 };
const paidOff = { name: "", balance: 0, apr: 12, minimum: 40 };

test.each([
  ["one debt at its payment", {}, false],
  ["nothing on top", { extra: 0, otherDebts: [] }, false],
  ["another debt that is paid off", { otherDebts: [paidOff] }, false],
  ["a payment on top", { extra: 0.01 }, true],
  ["another debt", { otherDebts: [paidOff, owed] }, true],
])("%s: is that a plan for several debts?", (_, options, expected) => {
  expect(hasDebtPlan({ ...card, ...options })).toBe(expected);
});

test("the first debt is paid its payment, and a debt without a name is called by its place", () => {
  const first = { name: "First debt", balance: 9_000, apr: 25, minimum: 225 };
  expect(debtsIn(card)).toEqual([first]);
  expect(debtsIn({ ...card, otherDebts: [owed, paidOff] })).toEqual([
    first,
    owed,
    { ...paidOff, name: "Other debt 2" },
  ]);
});
