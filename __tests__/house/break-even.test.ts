/**
 * The break-even analysis over each number of a calculator: each place is calculated anew from
 * the text of a form, and every break-even lies between its two sides.
 */
import { breakEvenAnalysis, drawableInputs } from "@/lib/calculator/analysis/break-even";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import type { Figure } from "@/lib/calculator/report/figure";
import { sideOf, viewOf } from "@/lib/calculator/report/view";

import { answerOf, calculationOf } from "./answer-of";
import { someCalculators } from "./tried";

test.each(someCalculators("break-even", 16))("%s", (id) => {
  const { calculation, draft } = answerOf(id);
  const { definition } = calculation;
  const shown = viewOf(definition, calculation.input, calculation.result).headline.name;
  const inputs = drawableInputs(calculation);
  expect(inputs.length).toBeGreaterThan(0);

  for (const input of inputs) {
    const analysis = breakEvenAnalysis(calculation, input);
    if (!analysis) throw new Error(`${input.box} has no analysis`);
    const { places, lines, breakEvens } = analysis;
    const at = (x: number) => calculationOf(id, { ...draft, [input.box]: plainDecimal(x) });
    const sideAt = (x: number) => {
      const value = at(x)?.result[shown] as unknown;
      const { signLabels } = definition.outputs[shown] as unknown as Figure<unknown, never>;
      return typeof value === "string" ? value : sideOf(signLabels, value)?.words;
    };

    expect(places).toContain(input.own);
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    for (const index of [0, places.indexOf(input.own ?? 0), places.length - 1])
      for (const { figure, values } of lines) {
        const changed = at(places[index] ?? NaN);
        expect(changed && figure.valueOf(changed.result)).toBeCloseTo(values[index] ?? NaN, 6);
      }
    for (const { x, below, above } of breakEvens) {
      const step = input.isWhole ? 1 : 0.02;
      expect([sideAt(x - step), sideAt(x + step)]).toEqual([below, above]);
    }
  }
});
