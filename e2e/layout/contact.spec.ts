// The address to write to: a link, and a copy of it.
import type { Page } from "@playwright/test";

import { site } from "@/lib/site";

import { expectNoticeToStay, holdClock, runUntil, withClock } from "../support/held-clock";
import { holdScripts } from "../support/scripts";
import { expect, test } from "../support/test";
import { recordToasts } from "../support/toast-history";

test.use({ setsClock: true });

const button = (page: Page) => page.getByRole("button", { name: "Copy address" });
const toast = (page: Page) => page.locator("[data-sonner-toast]");

test("the address is a link, and is copied by keyboard too", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withClock(page);
  await recordToasts(page);
  await page.goto("/contact");
  await holdClock(page);
  const link = page.getByRole("main").getByRole("link", { name: site.email });
  await expect(link).toHaveAttribute("href", `mailto:${site.email}`);
  await link.focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await runUntil(page, toast(page).filter({ hasText: "Email Copied!" }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
  await expectNoticeToStay(page, 3_000);
});

test("a press before its code has come copies the address once it has", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const letCome = await holdScripts(page, "Could not copy email address.");
  await page.goto("/contact");
  await button(page).click();
  letCome();
  await expect(toast(page).locator("[data-title]")).toHaveText("Email Copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
});

for (const [name, clipboard] of [
  ["refused", { writeText: "refuse" }],
  ["absent", undefined],
] as const) {
  test(`where the clipboard is ${name}, that is said and the address is selected`, async ({
    page,
  }) => {
    await page.addInitScript((isThere) => {
      const writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
      const value = isThere ? { writeText } : undefined;
      Object.defineProperty(navigator, "clipboard", { value });
    }, Boolean(clipboard));
    await page.goto("/contact");
    await button(page).click();
    await expect(toast(page).locator("[data-title]")).toHaveText("Copy Failed");
    const text = toast(page).locator("[data-description]");
    await expect(text).toHaveText("Could not copy email address.");
    expect(await page.evaluate(() => `${getSelection()}`.trim())).toBe(site.email);
    const main = page.getByRole("main");
    await expect(main.getByText("Could not copy email address."), "stays").toBeVisible();
  });
}
