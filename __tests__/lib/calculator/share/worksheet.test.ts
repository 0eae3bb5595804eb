import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { answerOf } from "../../../house/answer-of";

const sheetsOf = (id: string, changes = {}) =>
  worksheetsOf(answerOf(id, changes).calculation, 1).sheets.map(({ name }) => name);

test("sheets without a row stand behind those that have some", () => {
  expect(sheetsOf("personal-finance/debt-payoff").slice(0, 2)).toEqual([
    "Calculator",
    "Payoff schedule",
  ]);
  const others = { otherDebts: [{ name: "Card", balance: 2_000, apr: 20, minimum: 60 }] };
  expect(sheetsOf("personal-finance/debt-payoff", others)).toEqual([
    "Calculator",
    "Other debts",
    "When each debt is paid off",
    "Schedule of all debts",
    "Payoff schedule",
  ]);
});
