// Beside a long result a form stays within reach, however high it is.
import { CalculatorPage } from "../support/calculator-page";
import { fragmentOf } from "../support/draft";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/shared-test";

const screen = { width: 1440, height: 900 };
test.beforeEach(({ page }) => page.setViewportSize(screen));

test("the button of a high form is in view from the end of the form to the end of the result", async ({
  page,
}) => {
  const id = "mortgage-real-estate/rent-vs-buy";
  const calculator = new CalculatorPage(page, id);
  await calculator.openLink(fragmentOf(validDraft(id)));
  await expect(calculator.result.locator("tr[data-row]").first()).toBeVisible();
  const endOf = (selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().bottom + scrollY);
  await page.evaluate(() => scrollTo(0, 0));
  const formEnd = await endOf("form[data-calculator]");
  const resultEnd = await endOf("[data-result]");
  expect(formEnd).toBeGreaterThan(screen.height);
  expect(resultEnd).toBeGreaterThan(formEnd + 200);

  for (const end of [formEnd + 30, (formEnd + resultEnd) / 2, resultEnd]) {
    await page.evaluate((top) => scrollTo(0, top), end - screen.height);
    await expect(calculator.button).toBeInViewport({ ratio: 1 });
  }
});

test("a form that fits the screen stands at its top", async ({ page }) => {
  const id = "business-finance/business-loan";
  const calculator = new CalculatorPage(page, id);
  await calculator.openLink(fragmentOf(validDraft(id)));
  await expect(calculator.result.locator("tr[data-row]").first()).toBeAttached();
  await page.evaluate(() => scrollTo(0, 700));
  const top = page
    .locator("form[data-calculator]")
    .evaluate((form) => Math.round(form.getBoundingClientRect().top));
  expect(await top).toBe(24);
});
