import { calculatorIds } from "@/lib/catalogue/calculators";
import { definitionOf } from "@/lib/calc/definitions";
import { formOf } from "@/lib/calc/forms";
import { reportOf } from "@/lib/calc/reports";
import { wordsOf } from "@/content/calculators";
import { calculations } from "@/lib/engine/calculations";

import {
  expectCalculator,
  heldToTheHouse,
  namedAfter,
} from "../../scripts/lib/calculators/house.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";

test.each([
  ["", "no calculator without a name"],
  ["loans-credit/mortgages", "no calculator “loans-credit/mortgages”"],
])("“%s” is refused", async (id, sentence) => {
  await expect(expectCalculator(projectFolder, id)).rejects.toThrow(sentence);
});

test("a word that it does not know is refused", async () => {
  const asked = heldToTheHouse(projectFolder, "loans-credit/mortgage", ["--update"]);
  await expect(asked).rejects.toThrow("It takes a calculator and -u, not “--update”");
});

test("the tests of one calculator are not those of another whose name begins alike", () => {
  const names = new RegExp(namedAfter("education/student-loan"));
  expect("education/student-loan has cases").toMatch(names);
  expect("/calculators/education/student-loan is found by its name").toMatch(names);
  expect("version 1.0.0 is as it was released").toMatch(names);
  expect("education/student-loan-repayment has cases").not.toMatch(names);
});

test("a test of one calculator loads no other", () => {
  for (const list of [formOf, reportOf, wordsOf, calculations])
    for (const id of calculatorIds)
      expect(Object.getOwnPropertyDescriptor(list, id)?.get).toEqual(expect.any(Function));
  expect(definitionOf("loans-credit/mortgage")).toMatchObject({
    ...formOf["loans-credit/mortgage"],
    ...reportOf["loans-credit/mortgage"],
  });
});
