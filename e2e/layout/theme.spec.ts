// Light and dark, the notice at the top, and what the device remembers of them.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });
const lightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0] ?? NaN;
  });

async function expectTheme(page: Page, theme: "light" | "dark") {
  await expect(toggle(page)).toHaveAttribute("aria-pressed", String(theme === "dark"));
  const [bars, ground] = await page.evaluate(() => [
    [...document.querySelectorAll("meta[name=theme-color]")].map((meta) =>
      meta.getAttribute("content"),
    ),
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(new Set(bars), "the browser's own bar").toEqual(new Set([ground]));
  if (theme === "dark") expect(await lightness(page)).toBeLessThan(80);
  else expect(await lightness(page)).toBeGreaterThan(200);
}

for (const [system, other] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test(`a ${system} device: chosen ${other} stays ${other}, on other pages too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto("/");
    await expectTheme(page, system);
    await toggle(page).click();
    await expectTheme(page, other);
    await page.reload();
    await expectTheme(page, other);
    await page.goto("/calculators/loans-credit/mortgage");
    await expectTheme(page, other);

    await toggle(page).click();
    await expectTheme(page, system);
    expect(await page.evaluate(() => localStorage.length), "nothing to remember").toBe(0);
    await page.emulateMedia({ colorScheme: other });
    await expectTheme(page, other);
  });
}

test("the notice stays away once it was dismissed", async ({ page }) => {
  const notice = page.getByRole("complementary", { name: "About the results" });
  await page.goto("/");
  await expect(notice).toBeVisible();
  await notice.getByRole("button").click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeHidden();
  await page.goto("/calculators/loans-credit/heloc");
  await expect(notice).toBeHidden();
});

test("where storage is refused the page is whole, and a choice holds until it is left", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await page.emulateMedia({ colorScheme: "light" });
  const calculator = new CalculatorPage(page, "loans-credit/heloc");
  await calculator.open();
  await expectTheme(page, "light");
  await toggle(page).click();
  await expectTheme(page, "dark");

  const notice = page.getByRole("complementary", { name: "About the results" });
  await notice.getByRole("button").click();
  await expect(notice).toBeHidden();
  await calculator.calculate(validDraft(calculator.id));
  await expect(calculator.result).toHaveCount(1);

  await page.reload();
  await expectTheme(page, "light");
  await expect(notice).toBeVisible();
});
