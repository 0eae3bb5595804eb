// The answer is seen after the press, however long the form is.
import { CalculatorPage } from "../support/calculator-page";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/shared-test";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const id of [
    "tax/payroll-tax",
    "mortgage-real-estate/rent-vs-buy",
    "insurance/health-premium-estimator",
    "tax/estate-tax",
  ])
    test(`${id}, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const calculator = new CalculatorPage(page, id);
      await calculator.open();
      await calculator.fill(validDraft(id));
      await calculator.button.evaluate((button) => button.scrollIntoView({ block: "end" }));
      await calculator.press();
      await calculator.untilWhole();
      await expect(page.locator("#result-heading")).toBeInViewport();
    });
