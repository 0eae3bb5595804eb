import { breakdownView } from "@/lib/calculator/report/breakdown";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { randomCalculations } from "./answer-of";
import { calculatorOf } from "./calculators";
import { someCalculators } from "./tried";

const withBreakdown = calculatorIds.filter((id) => calculatorOf(id).definition.breakdown);

const isNear = (one: number, other: unknown) =>
  typeof other === "number" && Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

test("there are breakdowns", () => {
  expect(withBreakdown).toContain("loans-credit/mortgage");
  expect(withBreakdown).toContain("tax/payroll-tax");
});

test.each(someCalculators("breakdown", 16, withBreakdown))(
  "%s: the parts of the bar come to a number of the result",
  (id) => {
    const { breakdown } = calculatorOf(id).definition;
    let shown = 0;
    for (const { result, input } of randomCalculations(id, { seed: 20261127, inputs: 100 })) {
      const whole = breakdown?.(result, input);
      if (!whole || !breakdownView(whole)) continue;
      shown += 1;
      const sum = whole.parts.reduce((sum, [, amount]) => sum + amount, 0);
      const numbers = Object.values({ ...result, ...input });
      expect([id, sum, numbers.some((number) => isNear(sum, number))]).toEqual([id, sum, true]);
    }
    expect(shown).toBeGreaterThan(20);
  },
);

test("a part that is nothing is left out, and what has fewer than two parts is no bar", () => {
  const parts = (...amounts: number[]) =>
    breakdownView({
      label: "Pay",
      parts: amounts.map((amount, index) => [`part ${index}`, amount] as const),
    });
  expect(parts(300, 0, 100)).toEqual({
    title: "Pay: $400.00",
    parts: [
      { label: "part 0", text: "$300.00", percent: 75, share: "75%" },
      { label: "part 2", text: "$100.00", percent: 25, share: "25%" },
    ],
  });
  expect(parts(9_999, 1)?.parts.map(({ share }) => share)).toEqual(["100%", "under 1%"]);
  expect(parts(300, 0)).toBeUndefined();
  expect(parts(300, 20, -5)).toBeUndefined();
});
