/**
 * Calculators backwards: a figure that another number of the form gives leads back to that
 * number, or to one that gives the same figure. What is found is calculated anew, from the text that
 * "Use this" would put in the box.
 */
import { changeableInputs } from "@/lib/calculator/analysis/changeable-inputs";
import { solutionFor } from "@/lib/calculator/analysis/goal-seek";
import { numericFigures } from "@/lib/calculator/analysis/numeric-figures";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";

import { answerOf, calculationOf } from "./answer-of";
import { someCalculators } from "./tried";
import { world } from "./world";

/** What the number is set to, as a part of the example's own. */
const changedBy = 1.13;
/** The search asks a schedule for some hundred and fifty of its kind: three inputs are enough of a long form. */
const mostInputs = 3;

describe.each(someCalculators("goal seek", 16))("%s", (id) => {
  const { calculation, draft } = answerOf(id);
  const { definition } = calculation;
  const [figure] = numericFigures(definition, calculation.result);
  const inputs = changeableInputs(definition.fields, calculation.input, world.today);

  test("has a figure to aim for and a number to change", () => {
    expect(figure).toBeDefined();
    expect(inputs.length).toBeGreaterThan(0);
  });

  test.each(inputs.slice(0, mostInputs).map((input) => [input.label, input] as const))(
    "by changing %s",
    (_, input) => {
      if (!figure) throw new Error("no figure");
      const wanted = (input.own || 10) * changedBy;
      const amount = input.isWhole ? Math.round(wanted) : Math.round(wanted * 100) / 100;
      const changed = calculationOf(id, { ...draft, [input.box]: plainDecimal(amount) });
      const target = changed && figure.valueOf(changed.result);
      // A year of the calendar cannot be so much later: it is looked for, and is not found.
      const goal = { calculation, draft, figure, input };
      const solution = solutionFor({ ...goal, target: target ?? -1e13 });

      if (target === undefined) return expect(solution.kind).toBe("unreached");
      if (figure.show(target) === figure.show(figure.valueOf(calculation.result) as number))
        return expect(solution).toEqual({ kind: "already" });
      if (solution.kind !== "found") throw new Error(`${solution.kind}: ${figure.show(target)}`);
      for (const point of solution.points) {
        const again = calculationOf(id, { ...draft, [input.box]: plainDecimal(point.amount) });
        expect(again && figure.show(figure.valueOf(again.result) as number)).toBe(
          figure.show(target),
        );
        expect(Math.abs(point.amount - (input.own ?? 0))).toBeLessThanOrEqual(
          Math.abs((solution.points.at(-1)?.amount ?? 0) - (input.own ?? 0)),
        );
      }
      const nearest = solution.points[0]?.amount ?? 0;
      expect(Math.abs(nearest - (input.own ?? 0))).toBeLessThanOrEqual(
        Math.abs(amount - (input.own ?? 0)) + (input.isWhole ? 0 : 0.01),
      );
    },
  );
});
