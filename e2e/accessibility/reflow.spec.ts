// Nothing is cut off or scrolls sideways: on narrow screens, and with text twice as large.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { sampled } from "../support/sample";
import { sitePaths } from "../support/site-paths";
import { someCalculators } from "../support/some-calculators";
import { bring, stateNames } from "../support/states";
import { expect, test } from "../support/test";

const situations = [
  { name: "320 px wide", width: 320, text: "100%" },
  { name: "640 px wide with text at 200%", width: 640, text: "32px" },
  { name: "1280 px wide with text at 200%", width: 1280, text: "32px" },
];

for (const { name, width, text } of situations) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, expectedMessages: /status of 404/ });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((size) => {
        document.addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = size;
        });
      }, text);
    });

    test("every page", async ({ page, request }) => {
      test.slow();
      for (const path of [...(await sitePaths(request)), "/no-such-page"]) {
        await page.goto(path);
        await expectNoSidewaysScroll(page, path);
      }
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

const largest = {
  mortgage: "#homePrice=1000000000000&downPayment=1&annualRate=999.999&years=999",
  "credit-card-payoff": "#balance=1000000000000&apr=11.9999&monthlyPayment=10000000000",
  refinance:
    "#currentBalance=999999999999&currentRate=9.99&remainingYears=40&newRate=99&newTerm=999&costs=999999999999",
};

async function expectNoSidewaysScroll(page: Page, state: string) {
  const { wide, names } = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(node).overflowX) ||
        scrolls(node.parentElement));
    const beyond = [...document.querySelectorAll("body *")].filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      const isOut = right > limit + 1 || left < -1;
      // Sonner's own list is as wide as the screen and set in from its edge; its toasts are not.
      if (node.matches("[data-sonner-toaster]")) return false;
      return isOut && width > 1 && node.checkVisibility() && !scrolls(node);
    });
    return {
      wide: document.documentElement.scrollWidth - limit,
      names: beyond.slice(-6).map((node) => `${node.tagName} ${node.textContent.slice(0, 40)}`),
    };
  });
  expect({ wide, names }, state).toEqual({ wide: 0, names: [] });
}
