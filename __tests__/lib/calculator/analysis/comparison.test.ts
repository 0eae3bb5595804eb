import { comparisonOf } from "@/lib/calculator/analysis/comparison";
import type { Scenario } from "@/lib/calculator/analysis/scenarios";
import { comparisonWorksheet } from "@/lib/calculator/analysis/comparison-worksheet";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf } from "../../../house/answer-of";

function compared(id: string, changes: Record<string, Record<string, string>>) {
  const { draft, calculation } = answerOf(id);
  const scenarios = Object.entries(changes).map(([name, changed]): Scenario => ({
    name,
    draft: { ...draft, ...changed },
  }));
  return comparisonOf(calculation, scenarios);
}

const loans = {
  "30 years": {},
  "15 years": { years: "15" },
  Dear: { years: "15", annualRate: "8" },
};

test("each input and each figure in a line", () => {
  const { names, inputs, figures } = compared("loans-credit/mortgage", loans);
  const texts = (lines: typeof inputs) =>
    lines.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.text)]);
  expect(names).toEqual(["30 years", "15 years", "Dear"]);
  expect(texts(inputs)).toContainEqual(["Loan term", "30 years", "15 years", "15 years"]);
  expect(texts(inputs)).toContainEqual(["Annual interest rate", "6.5%", "6.5%", "8%"]);
  // 320,000 at 6.5% over 360 and 180 months, at 8% over 180: principal × i ÷ (1 − (1 + i)^−n), apart.
  expect(texts(figures)[0]).toEqual([
    "Monthly principal and interest",
    "$2,022.62",
    "$2,787.54",
    "$3,058.09",
  ]);
});

test("what the others have otherwise than the first is said", () => {
  expect(compared("loans-credit/mortgage", loans).differences).toEqual([
    "“15 years” compared with “30 years”: loan term 15 years instead of 30 years. Result: monthly principal and interest $764.93 more, total of all payments $226,384.52 less, total interest $226,384.52 less.",
    "“Dear” compared with “30 years”: annual interest rate 8% instead of 6.5%, loan term 15 years instead of 30 years. Result: monthly principal and interest $1,035.47 more, total of all payments $177,686.76 less, total interest $177,686.76 less.",
  ]);
});

test("the same, a difference that changes nothing, points of a percentage, and words", () => {
  expect(compared("loans-credit/mortgage", { A: {}, B: {} }).differences).toEqual([
    "“B” compared with “A”: the same numbers.",
  ]);
  const margin = { A: {}, B: { operatingExpenses: "158400" } };
  expect(compared("business-finance/profit-margin", margin).differences[0]).toMatch(
    /operating expenses \$158,400 instead of \$168,000\. Result: net margin 2\.00 points more/,
  );
  const lists = { A: {}, B: { "income.1.amount": "" } };
  expect(compared("personal-finance/budget", lists).differences[0]).toMatch(/instead of/);
});

test("where another side wins, both are named with by how much", () => {
  const [sentence] = compared("mortgage-real-estate/rent-vs-buy", {
    Long: {},
    Short: { years: "3" },
  }).differences;
  expect(sentence).toContain("ahead in wealth Renting, $18,145 instead of Buying, $68,731");
  expect(sentence).not.toContain("difference in wealth");
  // The winner by net position is the same: only by how much has changed.
  expect(sentence).toContain("difference in net position $243,878 less");
});

test("one that is refused has no numbers, and why is said", () => {
  const { figures, differences } = compared("loans-credit/mortgage", {
    Good: {},
    "": { homePrice: "much" },
  });
  expect(figures[0]?.cells[1]).toBeUndefined();
  expect(differences).toEqual(["“Result 2”: Please enter valid positive numbers for all fields."]);
});

test("as a worksheet the numbers are numbers", () => {
  const { name, rows } = comparisonWorksheet(compared("loans-credit/mortgage", loans));
  expect(name).toBe("Side by side");
  expect(rows[0]).toEqual(["", "30 years", "15 years", "Dear"]);
  expect(rows).toContainEqual(["Loan term", { value: 30 }, { value: 15 }, { value: 15 }]);
  expect(rows.at(-1)?.[0]).toMatch(/^“Dear” compared with/);
});

test.each(calculatorIds)("%s: its example beside itself with one number changed", (id) => {
  const { draft } = answerOf(id);
  const [box = "", text = ""] = Object.entries(draft).find(([, one]) => Number(one) > 0) ?? [];
  const { inputs, figures, differences } = compared(id, {
    Mine: {},
    Other: { [box]: String(Number(text) + 1) },
  });
  expect(inputs.length).toBeGreaterThan(0);
  expect(figures.length).toBeGreaterThan(0);
  expect(differences).toHaveLength(1);
  expect(differences[0]).not.toMatch(/undefined|NaN|Infinity|-\$?0\b/);
});
