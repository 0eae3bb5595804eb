/**
 * What an explanation typesets is worked out as it stands there, for the example and for random
 * inputs of each calculator: it comes to what the page shows.
 */
import { namedIn } from "@/lib/calculator/formula/named";
import { optionsOf } from "@/lib/calculator/form/options-of";
import {
  hasPart,
  partsOf,
  withParts,
  type Expression,
  type Value,
} from "@/lib/calculator/formula/expression";
import { explanationsOf } from "@/lib/calculator/formula/explanation";
import { lettersIn, withLetters, type Letter } from "@/lib/calculator/formula/letters";
import { namesOf } from "@/lib/calculator/formula/names";
import { expressionOf } from "@/lib/calculator/formula/parse";
import { resolved, withCasesOutside } from "@/lib/calculator/formula/resolved";
import { writtenText } from "@/lib/calculator/formula/text";
import { valueOf } from "@/lib/calculator/formula/value";
import { valueIn } from "@/lib/calculator/report/groups";
import type { Figure } from "@/lib/calculator/report/figure";
import type { Calculation } from "@/lib/calculator/run";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf, randomCalculations } from "./answer-of";
import { calculatorOf } from "./calculators";
import { randomInputsOf, someCalculators } from "./tried";

/** An input this near to where a count steps may be counted either way. */
const boundary = 1e-6;

type AnyCalculation = Calculation<Record<string, number>, Record<string, unknown>>;

describe.each(someCalculators("mathematics", 16))("%s", (id) => {
  const { definition } = calculatorOf(id);
  const worked = Object.entries(definition.outputs).flatMap(([name, output]) => {
    const { explanation } = output as Figure<unknown, unknown>;
    const formula = explanation?.formula ?? explanation?.check;
    return formula === undefined
      ? []
      : [
          {
            name,
            isCheck: explanation?.check !== undefined,
            expression: expressionOf(formula, namedIn(definition)),
          },
        ];
  });

  /** Holds every figure against what its formula comes to, as it is typeset; returns what was left out. */
  function leftOut(calculation: AnyCalculation): number {
    const { result, input } = calculation;
    const { value, letters } = reading(calculation);
    let out = 0;
    for (const { name, isCheck, expression } of worked) {
      const figure = valueIn(result, name);
      if (figure === null) continue;
      const ours = isCheck ? true : (figure as Value);
      const shown = resolved(expression, (condition) => value(condition) === true).expression;
      for (const typeset of [expression, withCasesOutside(expression), shown, letters(shown)])
        if (!isSame(ours, value(typeset), lostDigits(shown, value))) {
          if (stepsHere(typeset, value)) out += 1;
          else
            throw new Error(
              `${name} of ${JSON.stringify(input)}: ${JSON.stringify(ours)} here, ${JSON.stringify(value(typeset))} typeset`,
            );
        }
    }
    return out;
  }

  test("the example comes to the page’s values", () => {
    expect(leftOut(answerOf(id).calculation)).toBe(0);
  });

  test("random inputs do", () => {
    const samples = randomInputsOf(id);
    const calculations = randomCalculations(id, { seed: 20261126, inputs: 2 * samples });
    expect(calculations.length).toBeGreaterThanOrEqual(samples);
    const out = calculations.slice(0, samples).filter((calculation) => leftOut(calculation) > 0);
    expect(out.length).toBeLessThanOrEqual(samples / 10);
  });

  test("the digits that are printed come to the example’s values, or it is said that they are rounded", () => {
    const { calculation } = answerOf(id);
    for (const { name, by, numbers, text, isRounded } of explanationsOf(calculation)) {
      const value = calculation.result[name];
      if (by !== "formula" || !numbers || typeof value !== "number") continue;
      const printed = writtenText(numbers);
      // Not all rows of a long column are printed, and those of a column that is searched are no sum.
      if (/…|, and /.test(printed)) continue;
      const found = valueOf(withNumbers(numbers), nothingElse) as number;
      const { show } = calculation.definition.outputs[name] as Figure<unknown, number>;
      // A cent in a payment is a few dollars in all of them.
      const comesOut = isRounded
        ? Math.abs(found - value) <= 1e-3 * Math.abs(value)
        : show(found) === text;
      expect([printed, text, comesOut]).toEqual([printed, text, true]);
    }
  });
});

test("no formula is printed as a spreadsheet writes it, or with two minus signs in a row", () => {
  const printed = calculatorIds.flatMap((id) =>
    explanationsOf(answerOf(id).calculation).flatMap(({ formula, numbers }) =>
      [formula, numbers].flatMap((one) => (one ? [writtenText(one)] : [])),
    ),
  );
  expect(printed.length).toBeGreaterThan(500);
  expect(printed.filter((line) => /[A-Z]{2,}\(|;|− ?−|\+ −/.test(line))).toEqual([]);
});

/** What the expressions of a calculation come to, in names and in letters. */
function reading(calculation: AnyCalculation) {
  const { fields, outputs } = calculation.definition;
  const names = namesOf(fields as never, outputs as never, calculation);
  const options = optionsOf(fields);
  const known = { name: names.value, option: (id: string) => options.get(id) ?? id };
  return {
    value: (expression: Expression) => valueOf(expression, known),
    /** With each letter exchanged for what the legend says that it stands for. */
    letters: (expression: Expression) =>
      withLetters(expression, lettersIn(expression, names.label), ({ stands }: Letter) => stands),
  };
}

function isSame(ours: Value, typeset: Value, lost: number): boolean {
  if (typeof ours === "number" && typeof typeset === "number")
    return Math.abs(ours - typeset) <= 1e-9 * Math.max(1, Math.abs(ours)) * lost;
  if (ours !== null && typeof ours === "object" && "month" in ours)
    return JSON.stringify(ours) === JSON.stringify(typeset);
  return ours === typeset;
}

/** How much larger the terms of a sum are than the sum: as many of their digits are lost in it. */
function lostDigits(expression: Expression, value: (part: Expression) => Value): number {
  const inside = partsOf(expression).map((part) => lostDigits(part, value));
  if (expression.kind !== "sum") return Math.max(1, ...inside);
  const terms = expression.terms.map((term) => Math.abs(value(term) as number));
  const whole = Math.abs(value(expression) as number);
  return Math.max(1, ...inside, whole === 0 ? 1 : Math.max(...terms) / whole);
}

/** Whether something is rounded here that is a whole number but for the dust of binary fractions. */
const stepsHere = (expression: Expression, value: (part: Expression) => Value) =>
  hasPart(expression, (part) => {
    if (part.kind !== "enclosed" || part.by === "absolute") return false;
    const inner = value(part.of) as number;
    return Math.abs(inner - Math.round(inner)) < boundary;
  });

/** The numbers that the texts of an explanation say. */
const withNumbers = (expression: Expression): Expression =>
  expression.kind === "text"
    ? { kind: "number", value: Number(expression.text.replace(/[$,%]/g, "")) }
    : withParts(expression, withNumbers);

const nothingElse = { name: () => null, option: (id: string) => id };
