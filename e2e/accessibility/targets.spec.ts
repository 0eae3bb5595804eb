// What a finger presses is at least 44 px high and wide, links in running text apart.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { sampled } from "../support/sample";
import { sitePaths } from "../support/site-paths";
import { bring, stateNames } from "../support/states";
import { expect, test } from "../support/test";

for (const width of [320, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, expectedMessages: /status of 404/ });

    test("every page", async ({ page, request }) => {
      test.slow();
      for (const path of [...(await sitePaths(request)), "/no-such-page"]) {
        await page.goto(path);
        await expectLargeTargets(page, path);
      }
    });

    test("every state of a calculator, and open menus", async ({ page }) => {
      test.slow();
      const ids = [
        "loans-credit/amortization",
        ...sampled("targets", calculators).map(({ id }) => id),
      ];
      for (const id of new Set(ids)) {
        for (const state of stateNames) {
          await bring(new CalculatorPage(page, id), state);
          await expectLargeTargets(page, `${id}, ${state}`);
        }
      }
      const menu = width < 768 ? "Menu" : "Calculators";
      await page.getByRole("banner").getByRole("button", { name: menu, exact: true }).click();
      if (width < 768) await page.getByRole("dialog").locator("summary").click();
      await expect(page.locator("a[href='/all-calculators']:visible").first()).toBeVisible();
      await expectLargeTargets(page, "the menu");
    });
  });
}

async function expectLargeTargets(page: Page, state: string) {
  const small = await page.evaluate(() => {
    const inRunningText = (node: Element) =>
      getComputedStyle(node).display === "inline" && node.closest("p, li, dd, td, figcaption");
    const clippedAway = (node: Element) => getComputedStyle(node).clipPath === "inset(50%)";
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((node) => node.checkVisibility() && !clippedAway(node) && !inRunningText(node))
      .map((node) => ({
        // A press on the frame of a box counts too, and one on the label around it.
        rectangle: (node.closest("[data-slot=input], label") ?? node).getBoundingClientRect(),
        node,
      }))
      .filter(({ rectangle: { width, height } }) => width > 1 && height > 1)
      .filter(({ rectangle: { width, height } }) => width < 43.5 || height < 43.5)
      .map(
        ({ node, rectangle: { width, height } }) =>
          `${node.tagName} “${node.textContent.trim().slice(0, 40)}” ${width} × ${height}`,
      );
  });
  expect([...new Set(small)], state).toEqual([]);
}
