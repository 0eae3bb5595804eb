// The header's Calculators menu, from the md breakpoint on.
import type { Page } from "@playwright/test";

import { holdClock, withClock } from "../support/held-clock";
import { expect, test } from "../support/test";

test.use({ setsClock: true });

const button = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Calculators", exact: true });
const links = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).locator("[id]:not([hidden]) a:visible");

async function expectOpen(page: Page, open: boolean) {
  await expect(button(page)).toHaveAttribute("aria-expanded", String(open));
  await expect(links(page).first()).toBeVisible({ visible: open });
}

test.beforeEach(async ({ page }) => {
  await page.goto("/calculators/loans-credit/heloc");
  await expect(page.locator("form")).toHaveAttribute("data-ready");
});

test("opens by a press and closes by another, by Escape and by a press elsewhere", async ({
  page,
}) => {
  await expectOpen(page, false);
  await button(page).click();
  await expectOpen(page, true);
  await expect(links(page).first()).toHaveAttribute("href", "/personal-finance");
  await expect(links(page).last()).toHaveAttribute("href", "/all-calculators");
  await button(page).click();
  await expectOpen(page, false);

  await button(page).click();
  await page.keyboard.press("Escape");
  await expectOpen(page, false);
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await page.locator("h1").click();
  await expectOpen(page, false);
});

test("opens by keyboard: Enter, Space and arrows; Tab walks out of it", async ({ page }) => {
  await button(page).focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expectOpen(page, true);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press(key);
    await expectOpen(page, false);
  }

  await page.keyboard.press("ArrowDown");
  await expectOpen(page, true);
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(links(page).last()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links(page).first(), "round again").toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(links(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectOpen(page, false);
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("Enter");
  for (let step = 0; step <= (await links(page).count()); step++) await page.keyboard.press("Tab");
  await expectOpen(page, false);
  await page.keyboard.press("Shift+Tab");
  await expect(button(page)).toBeFocused();
});

test("opens 200 ms after pointing, at once when come back to, closes 150 ms after", async ({
  page,
}) => {
  await withClock(page);
  await page.reload();
  await expect(page.locator("form")).toHaveAttribute("data-ready");
  await holdClock(page);
  const away = () => page.mouse.move(5, 600);
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);

  await button(page).hover();
  await pass(199);
  await expectOpen(page, false);
  await pass(1);
  await expectOpen(page, true);
  await links(page).first().hover();
  await pass(1_000);
  await expectOpen(page, true);

  await away();
  await pass(149);
  await expectOpen(page, true);
  await pass(1);
  await expectOpen(page, false);

  // Come back to within 300 ms it opens without delay.
  await pass(298);
  await button(page).hover();
  await pass(1);
  await expectOpen(page, true);
  await away();
  await pass(150);
  await expectOpen(page, false);

  // Later it does not.
  await pass(300);
  await button(page).hover();
  await pass(199);
  await expectOpen(page, false);

  // Passing over it opens nothing.
  await away();
  await pass(1_000);
  await expectOpen(page, false);
});

test("its links lead where they say", async ({ page }) => {
  for (const [name, path] of [
    [/^Loans & Credit/, "/loans-credit"],
    [/View All/, "/all-calculators"],
  ] as const) {
    await button(page).click();
    await links(page).filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expectOpen(page, false);
  }
});

test("the small screen's button is not there beside it", async ({ page }) => {
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  await expect(button(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
});
