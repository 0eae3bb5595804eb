// An amount that is good or bad news has its color itself, in both themes, beside words and an icon.
import { CalculatorPage } from "../support/calculator-page";
import { expect, test } from "../support/shared-test";

for (const colorScheme of ["light", "dark"] as const)
  test(`more, less and nothing left of a budget, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const calculator = new CalculatorPage(page, "personal-finance/budget");
    await calculator.open();
    const colors: string[] = [];
    for (const [amount, words] of [
      ["4000", "Surplus"],
      ["6000", "Shortfall"],
      ["5000", "Balanced"],
    ] as const) {
      await calculator.calculate({ "income.0.amount": "5000", "expenses.0.amount": amount });
      const colorOf = (text: ReturnType<typeof page.locator>) =>
        text.evaluate((node) => getComputedStyle(node).color);
      const balance = calculator.result.locator('[data-figure="balance"]').first();
      colors.push(await colorOf(balance));
      expect(await colorOf(calculator.result.getByText(words).first())).toBe(colors.at(-1));
    }
    expect(new Set(colors).size).toBe(3);
  });
