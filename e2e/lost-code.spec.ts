// Code that is fetched when it is wanted, and does not come. A browser asks for a module only once: the
// page is loaded again, with what was typed and the answer to it.
import type { Page } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { CalculatorPage } from "./support/calculator-page";
import { codeOf, loseScripts } from "./support/scripts";
import { expect, test } from "./support/test";

const id = "loans-credit/amortization";
const valid = { loanAmount: "250000", annualRate: "6", years: "30" };
const wrong = { loanAmount: "much", annualRate: "some", years: "many" };

test.use({
  expectedMessages:
    /Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically imported module/,
});

const again = (page: Page) => page.getByRole("button", { name: "Reload the page" });

/** What answers a press, or is drawn with the answer. */
for (const [part, code, shows] of [
  ["The result", codeOf.result, "[data-result]"],
  [/chart|over|years|months/i, codeOf.drawing, "[data-chart] svg[role=img]"],
] as const) {
  test(`${shows}: the page says so, and brings it with everything typed`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    const found = await loseScripts(page, code);
    await calculator.fill(valid);
    await calculator.button.click();
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded." }).first();
    await expect(alert).toContainText(part);
    await expectAccessible(page, `${shows} is missing`);
    await again(page).first().click();
    await expect(calculator.form).toHaveAttribute("data-run", /./);
    await expect(alert, "still lost").toBeVisible();

    await found();
    await again(page).first().click();
    await expect(page.locator(shows).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect.poll(() => calculator.values()).toMatchObject(valid);
    expect(await calculator.figures()).not.toEqual([]);
  });
}

for (const [title, code, slot] of [
  ["See the math", codeOf.explanation, "explanation"],
  ["What changes the answer", codeOf.sensitivity, "sensitivity"],
  ["Compare results side by side", codeOf.comparison, "comparison"],
  ["Work backward from a goal", codeOf.goalSeek, "goal-seek"],
] as const)
  test(`“${title}”: the line says so, and opens once the page was loaded again`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    const found = await loseScripts(page, code);
    await calculator.fill(valid);
    await calculator.press();
    const line = calculator.result.getByText(title, { exact: true });
    await line.click();
    // The formula that stands open is of the same code as all the others.
    const alert = page.getByRole("alert").filter({
      hasText: `“${title}” could not be loaded. Your numbers haven’t changed.`,
    });
    await expect(alert).toBeVisible();
    await expectAccessible(page, `${title} is missing`);

    await found();
    await alert.getByRole("button").click();
    await expect(alert).toHaveCount(0);
    await line.click();
    await expect(page.locator(`[data-slot=${slot}]`)).toBeVisible();
    expect(await calculator.values()).toMatchObject(valid);
  });

test("the calculator itself: the page is loaded once more, says so, and keeps what is typed", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  const found = await loseScripts(page, "Calculate Amortization");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto(calculator.address);
  const said = page.getByRole("alert").filter({ hasText: "did not load completely" });
  await expect(said).toBeVisible();
  expect(loads).toBe(2);
  await calculator.fill({ loanAmount: valid.loanAmount, years: valid.years });
  await expectAccessible(page, "the calculator is missing");

  await found();
  await said.getByRole("button").click();
  await expect(calculator.form).toHaveAttribute("data-ready");
  await expect(said).toBeHidden();
  await expect.poll(() => calculator.values()).toMatchObject({ ...valid, annualRate: "" });
  await calculator.calculate({ annualRate: valid.annualRate });
  await expect(calculator.result).toHaveCount(1);
});

for (const [action, what, name] of [
  ["Save CSV", "CSV file", /\.csv$/],
  ["Spreadsheet", "spreadsheet", /\.xlsx$/],
] as const) {
  test(`${what}: said where it was asked for, and saved once the page was loaded again`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await calculator.calculate(valid);
    await calculator.expectNotice("Calculation Complete");
    // What comes with every answer has come.
    await calculator.untilWhole();
    const figures = await calculator.figures();
    const button = calculator.result.getByRole("button", { name: action });
    const said = page.getByRole("alert").filter({ hasText: `Could not save the ${what}.` });

    await page.route("**/*.js", (route) => route.abort());
    await button.click();
    await calculator.expectNotice("Download Failed");
    await expect(said).toBeVisible();
    expect(await calculator.figures()).toEqual(figures);
    expect(await calculator.values()).toMatchObject(valid);

    await page.unroute("**/*.js");
    await again(page).click();
    await expect(said).toHaveCount(0);
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toMatch(name);
    expect(await calculator.values()).toMatchObject(valid);
  });
}

test("the notices: the page says the same where it belongs", async ({ page }) => {
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await loseScripts(page, codeOf.toaster);
  await calculator.calculate(valid);
  await expect(page.getByRole("status")).toContainText("$1,498.88");
  await calculator.calculate(wrong);
  expect(await calculator.errors()).toHaveLength(3);

  await calculator.fill({ ...valid, years: `0.${"0".repeat(320)}1` });
  await calculator.button.click();
  await expect(page.getByText("Could not calculate amortization schedule.")).toBeVisible();
  await expect(calculator.toast).toHaveCount(0);
});

test("the menu: the foot of the page instead", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await calculator.fill(valid);
  await loseScripts(page, codeOf.sheet);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  const [link] = await page.getByRole("contentinfo").getByRole("listitem").getByRole("link").all();
  await expect(link ?? menu).toBeFocused();
  await expect(link ?? menu).toBeInViewport();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  expect(await calculator.values()).toMatchObject(valid);
});
