// A long schedule as it is read: by scrolling, and on paper.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { expect, test } from "./support/shared-test";
import { sheetsIn } from "./support/sheets";

const months = 480;
const link = fragmentOf({ loanAmount: "250000", annualRate: "6.25", years: "40" });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`what is beyond its edge is shown to be there at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { region } = await openSchedule(page);
    const hint = page.getByText("Scroll sideways to see every column.");
    const fade = page.locator("[data-slot=more-columns]");
    const isWide = viewport.width < 640;
    await expect(hint).toHaveCount(isWide ? 1 : 0);
    await expect(fade).toHaveCount(isWide ? 1 : 0);
    await region.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    await expect(fade).toHaveCount(0);
    await expect(hint).toHaveCount(isWide ? 1 : 0);
  });

  test(`its head and its totals stay in view at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { region, openAll } = await openSchedule(page);
    await openAll();
    await region.evaluate((box) => box.scrollIntoView({ block: "center" }));
    const whole = await region.evaluate((box) => box.scrollHeight);

    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      await region.evaluate((box, part) => box.scrollTo(0, part * box.scrollHeight), part);
      const seen = await region.evaluate((box) => {
        const { left, top, bottom } = box.getBoundingClientRect();
        const groupAt = (y: number) =>
          document.elementFromPoint(left + 20, y)?.closest("thead, tbody, tfoot");
        return [top + 10, (top + bottom) / 2, bottom - 10].map((y) => groupAt(y)?.tagName);
      });
      expect(seen, `${part} of the way`).toEqual(["THEAD", "TBODY", "TFOOT"]);
    }
    // What was not yet drawn was counted at its true height: the scroll bar never jumps.
    expect(await region.evaluate((box) => box.scrollHeight)).toBe(whole);
  });
}

test("it is printed whole, its head on every sheet, open or folded", async ({ page }) => {
  const { region, openAll } = await openSchedule(page);
  const folded = await page.pdf({ format: "Letter" });
  await openAll();
  expect(sheetsIn(await page.pdf({ format: "Letter" }))).toBe(sheetsIn(folded));

  await page.emulateMedia({ media: "print" });
  const table = region.locator("table");
  await expect(table).toHaveCSS("display", "table");
  // What a browser repeats on every sheet, and what it sets once.
  await expect(table.locator("thead")).toHaveCSS("display", "table-header-group");
  await expect(table.locator("tfoot")).toHaveCSS("display", "table-row-group");
  const heights = await table
    .locator("tr[data-row]")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights).toHaveLength(months);
  expect(Math.min(...heights)).toBeGreaterThan(10);
  const cut = await region.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(cut, "nothing is left in a box that scrolls").toBe(0);
});

async function openSchedule(page: Page) {
  const calculator = new CalculatorPage(page, "loans-credit/amortization");
  await calculator.openLink(link);
  const { result } = calculator;
  await expect(result.locator("tr[data-row]")).toHaveCount(months);
  return {
    region: result.getByRole("region", { name: "Amortization schedule" }),
    openAll: () => result.getByRole("button", { name: "Open all years" }).click(),
  };
}
