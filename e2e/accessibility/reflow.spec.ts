// Nothing is cut off or scrolls sideways: on narrow screens, and with text twice as large.
import type { APIRequestContext, Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { sampled } from "../support/sample";
import { expectNoSidewaysScroll } from "../support/sideways";
import { sitePaths } from "../support/site-paths";
import { someCalculators } from "../support/some-calculators";
import { bring, stateNames } from "../support/states";
import { withoutSiteFont } from "../support/system-font";
import { expect, test } from "../support/test";
import { withTextOf } from "../support/text-size";

const situations = [
  { name: "320 px wide", width: 320, text: "16px" },
  { name: "640 px wide with text at 200%", width: 640, text: "32px" },
  { name: "1280 px wide with text at 200%", width: 1280, text: "32px" },
];

for (const { name, width, text } of situations) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, expectedMessages: /status of 404/ });

    test.beforeEach(({ page }) => withTextOf(page, text));

    test("every page", async ({ page, request }) => {
      test.slow();
      await expectEveryPageToFit(page, request);
    });

    test("every page in the system’s font", async ({ page, request }) => {
      test.slow();
      await withoutSiteFont(page);
      await expectEveryPageToFit(page, request);
    });

    test("every state of a calculator", async ({ page }) => {
      test.slow();
      for (const { id } of someCalculators(name)) {
        const calculator = new CalculatorPage(page, id);
        for (const state of sampled(`${name} ${id}`, stateNames.slice(1))) {
          await bring(calculator, state);
          await expectNoSidewaysScroll(page, `${id}, ${state}`);
        }
      }
    });

    test("the largest figures", async ({ page }) => {
      for (const [id, fragment] of Object.entries(largest)) {
        const calculator = new CalculatorPage(page, `loans-credit/${id}`);
        await calculator.openLink(fragment);
        await expect(calculator.result).toHaveCount(1);
        await expectNoSidewaysScroll(page, id);
      }
    });
  });
}

async function expectEveryPageToFit(page: Page, request: APIRequestContext) {
  for (const path of [...(await sitePaths(request)), "/no-such-page"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page, path);
  }
}

const largest = {
  mortgage: "#homePrice=1000000000000&downPayment=1&annualRate=999.999&years=999",
  "credit-card-payoff": "#balance=1000000000000&apr=11.9999&monthlyPayment=10000000000",
  refinance:
    "#currentBalance=999999999999&currentRate=9.99&remainingYears=40&newRate=99&newTerm=999&costs=999999999999",
};
