import { exampleHref } from "@/components/prose/example-href";
import { definitionOf } from "@/lib/calc/definitions";
import { draftFromFragment } from "@/lib/calculator/form/draft";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculationOf } from "../../house/answer-of";
import { calculatorOf } from "../../house/calculators";

test.each(calculatorIds)("%s: its address opens the example of its report", (id) => {
  const [path, fragment = ""] = exampleHref(id).split("#");
  expect(path).toBe(`/calculators/${id}`);
  const opened = draftFromFragment(calculatorOf(id).definition.fields, fragment);
  const calculation = calculationOf(id, opened?.draft ?? {});
  expect(calculation?.input).toMatchObject(definitionOf(id).example);
});

test("another input takes the place of the example", () =>
  expect(exampleHref("loans-credit/mortgage", { homePrice: 400_000 })).toMatch(
    /^\/calculators\/loans-credit\/mortgage#homePrice=400000&downPayment=/,
  ));
