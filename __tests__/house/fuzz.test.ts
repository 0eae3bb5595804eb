/**
 * A few hundred random forms of every calculator, others each day: `npm run fuzz` tries 100,000.
 */
import fc from "fast-check";

import { calculatorIds } from "@/lib/catalogue/calculators";
import { sampleSeed } from "@/scripts/lib/sample.mjs";

import { calculatorOf } from "./calculators";
import { outcomeOfForm } from "./outcome-of-form";
import { typedForms } from "./typed-forms";

const seed = Number(sampleSeed(process.env.FIGUREWELL_SAMPLE, new Date()));

test.each(calculatorIds)("%s: whatever is typed, nothing broken or empty is shown", (id) => {
  const calculator = calculatorOf(id);
  const counts = { answered: 0, refused: 0, "without a finite result": 0 };
  fc.assert(
    fc.property(typedForms(calculator.definition), (form) => {
      counts[outcomeOfForm(calculator, form)] += 1;
    }),
    { numRuns: 200, seed },
  );
  // Forms that are all refused would try nothing.
  expect(counts.answered).toBeGreaterThan(40);
});
