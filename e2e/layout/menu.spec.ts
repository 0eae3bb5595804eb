// The header's Calculators menu, from the md breakpoint on.
import type { Page } from "@playwright/test";

import { expect, test } from "../support/test";

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
  await button(page).evaluate((trigger) => {
    const events: [string, number][] = [];
    Object.assign(window, { menuEvents: events });
    const holder = trigger.parentElement as HTMLElement;
    for (const type of ["pointerenter", "pointerleave"])
      holder.addEventListener(type, () => events.push([type, performance.now()]));
    new MutationObserver(() =>
      events.push([`${trigger.getAttribute("aria-expanded")}`, performance.now()]),
    ).observe(trigger, { attributeFilter: ["aria-expanded"] });
  });
  const events = () =>
    page.evaluate(() => (window as unknown as { menuEvents: [string, number][] }).menuEvents);
  const away = () => page.mouse.move(5, 600);

  await button(page).hover();
  await expectOpen(page, true);
  await links(page).first().hover();
  await page.waitForTimeout(250);
  await expectOpen(page, true);
  await away();
  await expectOpen(page, false);
  await button(page).hover();
  await expectOpen(page, true);
  await away();
  await expectOpen(page, false);

  const times = await events();
  expect(times.map(([name]) => name).join()).toBe(
    "pointerenter,true,pointerleave,false,pointerenter,true,pointerleave,false",
  );
  const between = (index: number) => (times[index + 1]?.[1] ?? NaN) - (times[index]?.[1] ?? NaN);
  expectAbout(between(0), 200);
  expectAbout(between(2), 150);
  // Only when the pointer was back within 300 ms is the second opening without delay.
  expectAbout(between(4), between(3) < 300 ? 0 : 200);
  expectAbout(between(6), 150);

  // Passing over it opens nothing.
  await page.waitForTimeout(350);
  await button(page).hover();
  await away();
  await page.waitForTimeout(300);
  expect((await events()).filter(([name]) => name === "true")).toHaveLength(2);

  function expectAbout(measured: number, wanted: number) {
    expect(measured).toBeGreaterThanOrEqual(wanted - 2);
    expect(measured).toBeLessThan(wanted + 180);
  }
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
