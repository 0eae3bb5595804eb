/** What stands above every box, and on every option: a change here is one that every visitor reads. */
import type { Field } from "@/lib/calculator/form/fields";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf } from "./calculators";

test.each(calculatorIds)("%s", (id) => {
  const fields = Object.values(calculatorOf(id).definition.fields) as Field[];
  const labels = fields.map((field) => wordsOf(field));
  expect(labels.join(" · ")).toMatchSnapshot();
});

const wordsOf = (field: Field) => {
  const options = "options" in field ? Object.values(field.options as object) : [];
  return [field.label, ...options].join(" / ");
};
