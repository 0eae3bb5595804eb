// The menu of small screens.
import type { Page } from "@playwright/test";

import { categories } from "@/lib/catalogue/categories";

import { atRest } from "../support/at-rest";
import { expect, test } from "../support/test";

const opener = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const sheet = (page: Page) => page.getByRole("dialog");

for (const [screen, width] of [
  [390, 300],
  [700, 400],
] as const) {
  test(`on a screen of ${screen} px it is ${width} px wide, from the left`, async ({ page }) => {
    await page.setViewportSize({ width: screen, height: 844 });
    await page.goto("/");
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    const box = await sheet(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width, height: 844 });
  });
}

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/calculators/loans-credit/mortgage");
    await expect(page.locator("form")).toHaveAttribute("data-ready");
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
  });

  test("holds the focus, and gives it back when closed", async ({ page }) => {
    const holdsFocus = () => sheet(page).evaluate((node) => node.contains(document.activeElement));
    const close = sheet(page).getByRole("button", { name: "Close menu" });
    const steps = (await sheet(page).locator("a:visible, button, summary").count()) + 2;
    for (let step = 0; step < steps; step++) {
      expect(await holdsFocus()).toBe(true);
      await page.keyboard.press("Tab");
    }

    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await close.click();
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    // Radix listens for a press beside it a moment after it is there.
    await atRest(page);
    await page.mouse.click(380, 400);
    await expect(sheet(page), "a press beside it closes it").toBeHidden();
  });

  test("goes where the screen becomes wide, and leaves the focus in the header", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  });

  test("begins with one list of calculators that folds: View All, each category, its calculators", async ({
    page,
  }) => {
    const list = sheet(page).locator("summary");
    await expect(list).toHaveCount(1);
    await expect(list).toHaveText("Calculators");
    const all = sheet(page).getByRole("link", { name: "View All Calculators" });
    await expect(all).toBeVisible();
    await expect(all).toHaveAttribute("href", "/all-calculators");

    const hrefs = await sheet(page)
      .locator("details a:visible")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([
      "/all-calculators",
      ...categories.flatMap(({ href, calculators }) => [
        href,
        ...calculators.map((id) => `/calculators/${id}`),
      ]),
    ]);
    await list.click();
    await expect(all).toBeHidden();
    await list.click();
    await expect(all).toBeVisible();
  });

  test("keeps the other pages in view below the calculators", async ({ page }) => {
    for (const name of ["About", "Blog", "Contact"]) {
      const link = sheet(page).getByRole("link", { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute("href", `/${name.toLowerCase()}`);
    }
  });

  test("the page behind it keeps still, and scrolls again when it is closed", async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 300);
    await atRest(page);
    expect(await scrolled()).toBe(0);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBe(300);
  });

  test("its links lead to the page, at its top and without the sheet", async ({ page }) => {
    const last = sheet(page).locator("details a:visible").last();
    await last.click();
    const lastId = categories.at(-1)?.calculators.at(-1);
    await expect(page).toHaveURL(`/calculators/${lastId}`);
    await expect(sheet(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL("/calculators/loans-credit/mortgage");
    await expect(sheet(page), "nor when come back").toHaveCount(0);
  });
});
