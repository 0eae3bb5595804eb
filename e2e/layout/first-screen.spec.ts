// What a phone shows before anybody scrolls.
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const fields = "form [data-slot=input], form [data-slot=native-select], form [role=radiogroup]";

test("four boxes of every form stand on the first screen, below the notice", async ({ page }) => {
  for (const { id } of calculators) {
    await new CalculatorPage(page, id).open();
    const bottoms = await page
      .locator(fields)
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.checkVisibility() && !box.closest("details:not([open])"))
          .map((box) => box.getBoundingClientRect().bottom),
      );
    expect(bottoms.slice(0, 4).at(-1), id).toBeLessThanOrEqual(phone.height);
  }
});

test("from home a question leads to its answer in one press", async ({ page }) => {
  const main = page.getByRole("main");
  for (const [question, id] of [
    ["How much house can I afford?", "mortgage-real-estate/mortgage-affordability"],
    ["What will my mortgage payment be?", "loans-credit/mortgage"],
    ["What will my take-home pay be?", "tax/payroll-tax"],
    ["When will my credit card be paid off?", "loans-credit/credit-card-payoff"],
    ["Am I saving enough to retire?", "investment-retirement/retirement-planner"],
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
