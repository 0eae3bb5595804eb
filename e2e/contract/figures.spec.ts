// Promise 5: every figure is a machine-readable element with its unrounded value.
import { CalculatorPage } from "../support/calculator-page";
import { calculators, shownAboveZero } from "../support/contract";
import { draftOf } from "../support/draft";
import { examplesOf } from "../support/spec-examples";
import { expectNothingBroken } from "../support/shown-text";
import { expect, test } from "../support/shared-test";

const others = { months: "1", age: "50", number: "1", integer: "1" };
const large = { money: "1000000000000", percent: "900", years: "900" };
const plainDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

for (const { id, results, numbers } of calculators) {
  test(`${id}: each promised figure once, plain and unrounded`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();

    for (const example of examplesOf(id).filter(({ expected }) => expected)) {
      await calculator.calculate(draftOf(example.inputs));
      const figures = await calculator.figures();
      const names = figures.map(({ name }) => name);
      expect(new Set(names).size, `${example.id}: no name twice`).toBe(names.length);

      const applies = results.filter(
        (name) =>
          example.expected?.[name] !== null &&
          !(shownAboveZero.includes(name) && example.expected?.[name] === 0),
      );
      const promised = names.filter((name) => results.includes(name));
      expect(promised.toSorted(), example.id).toEqual(applies.toSorted());
      for (const { name, value, text } of figures) {
        if (typeof example.expected?.[name] === "number")
          expect(value, `${example.id} ${name}`).toMatch(plainDecimal);
        expect(text.trim(), `${example.id} ${name} is shown`).not.toBe("");
        expect(value, `${example.id} ${name}`).not.toBe("");
      }
      await expectNothingBroken(page);

      const elsewhere = page.locator("data[data-figure]:not([data-result] *)");
      await expect(elsewhere, "figures stand in the result only").toHaveCount(0);
      const notData = page.locator("[data-figure]:not(data)");
      await expect(notData, "figures are data elements").toHaveCount(0);
    }
  });

  test(`${id}: figures far from 1 have no exponent`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    const small = { money: "0.000000001", percent: "0.000000000001", years: "0.25" };
    const [smallest, largest] = [
      numbers.map(({ name, kind }) => [name, { ...others, ...small }[kind]] as const),
      numbers.map(({ name, kind }) => [name, { ...others, ...large }[kind]] as const),
    ];
    for (const draft of [smallest, largest]) {
      await calculator.calculate(Object.fromEntries(draft));
      for (const { name, value } of await calculator.figures())
        if (results.includes(name) && /\d/.test(value)) expect(value, name).toMatch(plainDecimal);
      await expectNothingBroken(page);
    }
  });
}
