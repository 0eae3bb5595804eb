/**
 * What changes the answer, of every calculator: each move is calculated anew from the text of a form.
 */
import { changeableInputs } from "@/lib/calculator/analysis/changeable-inputs";
import { sensitivitiesOf, type Change } from "@/lib/calculator/analysis/sensitivity";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf, calculationOf } from "./answer-of";
import { world } from "./world";

test.each(calculatorIds)("%s", (id) => {
  const { calculation, draft } = answerOf(id);
  const sensitivities = sensitivitiesOf(calculation);
  if (!sensitivities) throw new Error("The headline is no number");
  const { figure, now, moving, idle } = sensitivities;
  const inputs = changeableInputs(calculation.definition.fields, calculation.input, world.today);

  expect(moving.length).toBeGreaterThan(0);
  // A box that was left blank is neither drawn nor said to be without effect.
  const typed = inputs.filter(({ isBlank }) => !isBlank).map(({ label }) => label);
  expect([...moving.map(({ name }) => name), ...idle].toSorted()).toEqual(typed.toSorted());
  const lengths = moving.map(({ less, more }) => {
    const ends = [now, less?.value ?? now, more?.value ?? now];
    return Math.max(...ends) - Math.min(...ends);
  });
  for (const [index, length] of lengths.entries()) {
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual((lengths[index - 1] ?? Infinity) * (1 + 1e-9));
  }

  for (const { name, less, more } of moving) {
    const input = inputs.find(({ label }) => label === name);
    const expectAnswer = ({ amount, value, difference }: Change) => {
      // As a person would type it: without its unit.
      const typed = amount.replace(/ (year|month)s?$/, "");
      const again = calculationOf(id, { ...draft, [input?.box ?? ""]: typed });
      expect(again && figure.valueOf(again.result)).toBeCloseTo(value, 6);
      expect(difference).toBeCloseTo(value - now, 6);
    };
    if (less) expectAnswer(less);
    if (more) expectAnswer(more);
  }
});
