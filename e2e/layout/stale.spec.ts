// A number that is typed moves nothing of the result: it says in the verdict's place that it is out of date.
import { CalculatorPage } from "../support/calculator-page";
import { fragmentOf } from "../support/draft";
import { fewCalculators } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
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
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.openLink(
    fragmentOf({ ...validDraft("loans-credit/mortgage"), propertyTax: "4800" }),
  );
  const answers = calculator.result.locator("#result-heading, div:has(> #result-heading) + * > h3");
  await expect(answers).toHaveCount(2);
  const colors = () =>
    answers.evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color));
  const before = await colors();
  await calculator.fill({ annualRate: "7" });
  await expect(calculator.result).toHaveAttribute("data-stale");
  await expect.poll(colors).not.toContain(before[0]);
  expect(await colors()).not.toContain(before[1]);
});
