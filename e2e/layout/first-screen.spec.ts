// What the home page shows on a phone before anybody scrolls. e2e/every-page.spec.ts looks at the forms.
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { CalculatorPage } from "../support/calculator-page";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

test("from home a question leads to its answer in one press", async ({ page }) => {
  const main = page.getByRole("main");
  for (const [question, id] of [
    ["How much house can I afford?", "mortgage-real-estate/mortgage-affordability"],
    ["What will my mortgage payment be?", "loans-credit/mortgage"],
    ["What will my take-home pay be?", "tax/payroll-tax"],
    ["When will my credit card be paid off?", "loans-credit/credit-card-payoff"],
    ["Can I retire?", "investment-retirement/retirement-planner"],
    ["Should I rent or buy?", "mortgage-real-estate/rent-vs-buy"],
    ["What will my car payment be?", "loans-credit/auto-loan"],
    ["How fast will my savings grow?", "investment-retirement/compound-interest"],
  ] satisfies [string, CalculatorId][]) {
    await page.goto("/");
    const link = main.getByRole("link", { name: question });
    const { y = Infinity } = (await link.boundingBox()) ?? {};
    expect(y, `${question} is on the first two screens`).toBeLessThan(2 * phone.height);
    await link.click();

    const calculator = new CalculatorPage(page, id);
    await expect(calculator.result, question).toBeVisible();
    expect(await calculator.errors()).toEqual([]);
  }
});
