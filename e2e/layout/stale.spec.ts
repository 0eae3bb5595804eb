// A number that is typed moves nothing of the result: it says in the verdict's place that it is out of date.
import { CalculatorPage } from "../support/calculator-page";
import { fewCalculators } from "../support/some-calculators";
import { bring } from "../support/states";
import { expect, test } from "../support/test";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { id, first, another } of fewCalculators("stale").filter(({ live }) => !live))
      test(`${id}: a changed number moves nothing of the result`, async ({ page }) => {
        const calculator = new CalculatorPage(page, id);
        await bring(calculator, "result");
        await calculator.untilWhole();
        const { result } = calculator;
        const height = () => result.evaluate((region) => region.getBoundingClientRect().height);
        const before = await height();
        await calculator.fill({ [first]: another });
        await expect(result).toHaveAttribute("data-stale");
        await expect(result.getByText(/Out of date/)).toBeVisible();
        expect(await height()).toBe(before);
      });
  });

test("of two answers both are dimmed", async ({ page }) => {
  const calculator = new CalculatorPage(page, "tax/payroll-tax");
  await bring(calculator, "result");
  const cards = calculator.result.getByText(/^(Under \d{4} law|Illustrative \d{4})$/);
  const colors = () =>
    cards.evaluateAll((titles) => titles.slice(0, 2).map((title) => getComputedStyle(title).color));
  const [law, illustration] = await colors();
  await calculator.fill({ grossPay: "2500" });
  await expect(calculator.result).toHaveAttribute("data-stale");
  await expect.poll(colors).not.toContain(law);
  expect(await colors()).not.toContain(illustration);
});
