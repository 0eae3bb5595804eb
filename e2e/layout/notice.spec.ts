// On a phone a notice stands where it covers nothing of the answer that it tells of.
import { CalculatorPage } from "../support/calculator-page";
import { fewCalculators } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

for (const { id } of fewCalculators("place of the notice"))
  test(`${id}: the notice is above the answer`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    for (const answer of ["the first answer", "another"]) {
      await calculator.calculate(validDraft(id));
      await calculator.toast.waitFor();
      const heading = await page.locator("#result-heading").boundingBox();
      const notice = await calculator.toast.boundingBox();
      expect((notice?.y ?? 0) + (notice?.height ?? 0), answer).toBeLessThanOrEqual(heading?.y ?? 0);
      await expect(page.locator("#result-heading")).toBeInViewport();
    }
  });
