// Promise 5: the value of a figure is a plain decimal, however large or small. That every promised
// figure is there is held with the specification's cases.
import { CalculatorPage } from "../support/calculator-page";
import { plainDecimal } from "../support/promised-figures";
import { expectNothingBroken } from "../support/shown-text";
import { fewCalculators } from "../support/some-calculators";
import { expect, test } from "../support/shared-test";

const others = { months: "1", age: "50", number: "1", integer: "1" };
const small = { money: "0.000000001", percent: "0.000000000001", years: "0.25" };
const large = { money: "1000000000000", percent: "900", years: "900" };

for (const { id, results, numbers } of fewCalculators("exponents")) {
  test(`${id}: figures far from 1 have no exponent`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
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
