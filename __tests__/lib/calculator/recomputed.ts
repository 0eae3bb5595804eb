import { valueIn } from "@/lib/calculator/report/groups";
import type { Figure } from "@/lib/calculator/report/figure";
import type { Definition, World } from "@/lib/calculator/definition";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { cellOf, engineOf } from "../../house/spreadsheet-engine";

/** The day on which these are asked. */
export const world: World = { today: { year: 2026, month: 11, day: 21 } };

/**
 * Figures of a calculator as it says them and as another spreadsheet engine finds them, of one checked whether its
 * check holds: what options give is rarely among random inputs.
 */
export function bothAnswers<Input extends object, Result>(
  definition: Definition<Input, Result>,
  input: Input,
  names: readonly (keyof Result & string)[],
) {
  const outcome = run(definition, draftOf(definition.fields, input), world);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const { calculation } = outcome;
  const { sheets, addressOf } = worksheetsOf(calculation, 50);
  const engine = engineOf(sheets);
  return names.map((name) => {
    const output = definition.outputs[name] as Figure<Result, unknown>;
    const isChecked = output.explanation?.check !== undefined;
    const cell = cellOf(engine, addressOf.get(name) as string, isChecked ? 3 : 0);
    const there = engine.getCellValue(cell);
    const here = valueIn(calculation.result, name);
    return { name, here: isChecked && here !== null ? "checked" : (here ?? ""), there };
  });
}

/** Says where the two differ by more than a billionth. */
export function expectSame<Input extends object, Result>(
  ...given: Parameters<typeof bothAnswers<Input, Result>>
) {
  for (const { name, here, there } of bothAnswers(...given))
    if (typeof here === "number" && typeof there === "number")
      expect([name, there]).toEqual([
        name,
        expect.closeTo(here, 9 - Math.ceil(Math.log10(1 + Math.abs(here)))),
      ]);
    else expect([name, there]).toEqual([name, here]);
}
