// How a result was worked out, and the workbook that works it out again. The tests of the house hold
// both for every calculator, without a browser.
import { readFile } from "node:fs/promises";

import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { expectNoSidewaysScroll } from "./support/sideways";
import { andChanged, fewCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

for (const { id, boxes } of andChanged(fewCalculators("explanation"))) {
  test(`${id}: every figure is what an explanation ends in, and the workbook is saved`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(validDraft(id)));
    await calculator.toast.waitFor();
    const isRepeated = (figure: string) => boxes.some(({ name }) => name === figure);
    const worked = (await calculator.figures()).filter(({ name }) => !isRepeated(name));

    await calculator.result.getByText("See the math").click();
    const steps = calculator.result.locator("[data-slot=explanation] > li");
    await expect(steps.first()).toBeVisible();
    const ends = await steps.locator("p:last-child").allTextContents();
    expect(worked.length).toBeGreaterThan(0);
    for (const { text } of worked) expect(ends).toContain(`= ${text}`);
    expect(await steps.allTextContents()).not.toContainEqual(
      expect.stringMatching(/NaN|undefined|Infinity/),
    );
    await expect(steps.locator("[data-figure]")).toHaveCount(0);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      calculator.result.getByRole("button", { name: "Spreadsheet" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`figurewell-${id.replace("/", "-")}.xlsx`);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 2).toString(), "a zip archive, as every .xlsx is").toBe("PK");
  });
}

const house = { homePrice: "400000", downPayment: "80000", annualRate: "6.5", years: "30" };

test("the formula of the answer stands open, and is copied as it is written on one line", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.openLink(fragmentOf(house));
  await calculator.untilWhole();
  const formula = calculator.result.locator("[data-slot=formula]");
  await expect(formula).toContainText("= $2,022.62");
  await expect(formula.getByRole("math").first()).toHaveAccessibleName(
    /^the fraction with P times i over 1 minus/,
  );

  await formula.evaluate((list) => {
    getSelection()?.selectAllChildren(list);
    addEventListener("copy", (event) => {
      document.documentElement.dataset.copied = event.clipboardData?.getData("text/plain");
    });
  });
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.locator("html")).toHaveAttribute(
    "data-copied",
    [
      "For monthly principal and interest",
      "The level payment that pays off the loan by the end of its term.",
      "= P × i ÷ (1 − (1 + i)^(−n))",
      "P = loan amount = $320,000",
      "i = monthly rate = annual interest rate ÷ 1,200 = 6.5 ÷ 1,200 = 0.005416666667",
      "n = number of months = loan term × 12 = 30 × 12 = 360",
      "= $320,000 × 0.005416666667 ÷ (1 − 1.00541666667^(−360))",
      "= $2,022.62",
    ].join("\n"),
  );
});

for (const { id } of andChanged(fewCalculators("formula at 320")))
  test(`${id}: no formula widens a page of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(validDraft(id)));
    await calculator.result.getByText("See the math").click();
    const steps = page.locator("[data-slot=explanation] > li");
    await expect(steps.first()).toBeVisible();
    await expectNoSidewaysScroll(page, id);
  });
