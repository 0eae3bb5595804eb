import fc from "fast-check";

import { breakdownView } from "@/lib/calculator/report/breakdown";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf, world } from "./calculators";
import { sensibleInputs } from "./sensible-values";

const withBreakdown = calculatorIds.filter((id) => calculatorOf(id).definition.breakdown);

const isNear = (one: number, other: unknown) =>
  typeof other === "number" && Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

test("there are breakdowns", () => {
  expect(withBreakdown).toContain("loans-credit/mortgage");
  expect(withBreakdown).toContain("tax/payroll-tax");
});

test.each(withBreakdown)("%s: the parts of the bar come to a number of the result", (id) => {
  const { definition } = calculatorOf(id);
  const { fields, example, breakdown } = definition;
  let shown = 0;
  fc.assert(
    fc.property(sensibleInputs(fields as never, example as never), (input) => {
      const answered = run(definition, draftOf(fields, input as object), world);
      if (!answered.ok) return;
      const { result, input: read } = answered.calculation;
      const whole = breakdown?.(result, read);
      if (!whole || !breakdownView(whole)) return;
      shown += 1;
      const sum = whole.parts.reduce((sum, [, amount]) => sum + amount, 0);
      const numbers = Object.values({ ...result, ...read });
      expect([id, sum, numbers.some((number) => isNear(sum, number))]).toEqual([id, sum, true]);
    }),
    { numRuns: 100 },
  );
  expect(shown).toBeGreaterThan(20);
});

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
