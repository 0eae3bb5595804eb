/**
 * Random forms of every calculator: 200 of one that has changed, ten of the others. `npm run fuzz` tries
 * 100,000, others each day.
 */
import fc from "fast-check";

import { calculatorOf } from "./calculators";
import { outcomeOfForm } from "./outcome-of-form";
import { randomInputsOf, seed, someCalculators } from "./tried";
import { typedForms } from "./typed-forms";

test.each(someCalculators("typed forms", 16))(
  "%s: whatever is typed, nothing broken or empty is shown",
  (id) => {
    const calculator = calculatorOf(id);
    const forms = randomInputsOf(id);
    const counts = { answered: 0, refused: 0, "without a finite result": 0 };
    fc.assert(
      fc.property(typedForms(calculator.definition), (form) => {
        counts[outcomeOfForm(calculator, form)] += 1;
      }),
      { numRuns: forms, seed },
    );
    // Forms that are all refused would try nothing.
    expect(counts.answered).toBeGreaterThanOrEqual(forms / 5);
  },
);
