// Text at twice its size on a phone (WCAG 1.4.4): every figure and every amount is whole, and no page scrolls
// sideways.
import { CalculatorPage } from "../support/calculator-page";
import { expectNothingCut } from "../support/cut";
import { expectNoSidewaysScroll } from "../support/sideways";
import { andChanged, oneOfEachKind } from "../support/some-calculators";
import { withTextOf } from "../support/text-size";
import { test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

for (const { id } of andChanged(oneOfEachKind("large text")))
  test(`${id}: its example with every option open, in text of 32 px`, async ({ page }) => {
    await withTextOf(page, "32px");
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await page.getByRole("button", { name: "Try an example" }).click();
    await calculator.untilWhole();
    for (const options of await calculator.form.locator("summary").all()) await options.click();
    await expectNoSidewaysScroll(page, id);
    await expectNothingCut(page);
  });
