/** An option is one thing: what a form asks beyond the specification, its report knows of. */
import { calculatorIds } from "@/lib/catalogue/calculators";

import { formHalfOf } from "./answer-of";
import { calculatorOf } from "./calculators";

/** How an option is called: by its title, or by its boxes. */
const namesOf = (options: readonly { title?: string; fields: object }[] = []) =>
  options.map(({ title, fields }) => title ?? Object.keys(fields).join()).sort();

test.each(calculatorIds)("%s: the report answers every option of the form", (id) => {
  const { options, answeredOptions } = calculatorOf(id).definition;
  const [asked, answered] = [namesOf(options), namesOf(answeredOptions?.map(formHalfOf))];
  const [forgotten] = asked.filter((name) => !answered.includes(name));
  if (forgotten)
    throw new Error(`List the option “${forgotten}” in lib/calc/${id}/report.ts: options: […].`);
  expect(answered).toEqual(asked);
});
