// Code that is fetched when it is wanted, and does not come: it is asked for again in place, and
// what was typed stays.
import type { Page } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { CalculatorPage } from "./support/calculator-page";
import { codeOf, loseScripts } from "./support/scripts";
import { expect, test } from "./support/test";

const id = "loans-credit/amortization";
const valid = { loanAmount: "250000", annualRate: "6", years: "30" };
const wrong = { loanAmount: "much", annualRate: "some", years: "many" };

test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

const again = (page: Page) => page.getByRole("button", { name: "Try again" });

for (const [part, code, shows] of [
  ["The result", codeOf.result, "[data-result]"],
  ["The chart", codeOf.drawing, "[data-chart] svg[role=img]"],
  ["“Amortization schedule”", codeOf.schedule, "[data-schedule]"],
  // Lines that open to parts of a result.
  ["“How this was worked out”", codeOf.explanation, "[data-slot=explanation]"],
  ["“What changes the answer”", codeOf.sensitivity, "[data-slot=sensitivity]"],
  ["“Compare results side by side”", codeOf.comparison, "[data-slot=comparison]"],
  ["“Start from the result you want”", codeOf.goalSeek, "[data-slot=goal-seek]"],
] as const) {
  test(part, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    const found = await loseScripts(page, code);
    await calculator.fill(valid);
    await calculator.button.click();
    if (shows.startsWith("[data-slot")) await page.getByText(part.slice(1, -1)).click();

    const alerts = page.getByRole("alert").filter({ hasText: `${part} could not be loaded.` });
    await expect(alerts.first()).toBeVisible();
    await expectAccessible(page, `${part} is missing`);
    await Promise.all([page.waitForEvent("requestfailed"), again(page).first().click()]);
    await expect(alerts.first(), "still lost").toBeVisible();

    await found();
    expect(await calculator.values()).toEqual(valid);
    // Each of several charts asks for itself.
    for (const button of (await again(page).all()).toReversed()) await button.click();
    await expect(page.locator(shows).first()).toBeVisible();
    await expect(alerts).toHaveCount(0);
    await expect(page.locator("#result-heading"), "the button is gone").toBeFocused();
    expect(await calculator.values()).toEqual(valid);
    expect(await calculator.figures()).not.toEqual([]);
  });
}

test("the calculator itself: the page stays as it was built, and comes to life with the code", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  const found = await loseScripts(page, "Calculate Amortization");
  await page.goto(calculator.address);
  await calculator.fill({ loanAmount: valid.loanAmount });
  await expect(page.getByText("The calculator could not be loaded.")).toBeVisible();
  await calculator.fill({ years: valid.years });
  await expectAccessible(page, "the calculator is missing");
  await Promise.all([page.waitForEvent("requestfailed"), again(page).click()]);
  await expect(again(page), "still lost").toBeVisible();

  await found();
  await again(page).click();
  await expect(calculator.form).toHaveAttribute("data-ready");
  await expect(again(page)).toHaveCount(0);
  await expect(calculator.box("loanAmount"), "the button is gone").toBeFocused();
  expect(await calculator.values()).toEqual({ ...valid, annualRate: "" });
  await calculator.calculate({ annualRate: valid.annualRate });
  await expect(calculator.result).toHaveCount(1);
});

for (const [action, what, name] of [
  ["Save CSV", "CSV file", /\.csv$/],
  ["Spreadsheet", "spreadsheet", /\.xlsx$/],
] as const) {
  test(`${what}: said where it was asked for, and saved by the next press`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await calculator.calculate(valid);
    await calculator.expectNotice("Calculation Complete");
    const figures = await calculator.figures();
    const button = calculator.result.getByRole("button", { name: action });
    const said = calculator.result.getByText(`Could not save the ${what}.`);

    await page.route("**/*.js", (route) => route.abort());
    await button.click();
    await calculator.expectNotice("Download Failed");
    await expect(said).toBeVisible();
    expect(await calculator.figures()).toEqual(figures);
    expect(await calculator.values()).toEqual(valid);

    await page.unroute("**/*.js");
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toMatch(name);
    await expect(said).toHaveCount(0);
  });
}

test("the notices: the page says the same where it belongs", async ({ page }) => {
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  const found = await loseScripts(page, codeOf.toaster);
  await calculator.calculate(valid);
  await expect(page.getByRole("status")).toContainText("$1,498.88");
  await calculator.calculate(wrong);
  expect(await calculator.problems()).toHaveLength(3);

  await calculator.fill({ ...valid, years: `0.${"0".repeat(320)}1` });
  await calculator.button.click();
  await expect(page.getByText("Could not calculate amortization schedule.")).toBeVisible();
  await expect(calculator.toast).toHaveCount(0);

  await found();
  await calculator.press();
  await calculator.expectNotice("Calculation Error");
});

test("the menu: the foot of the page instead, and the next press opens it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await calculator.fill(valid);
  const found = await loseScripts(page, codeOf.sheet);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  const [link] = await page.getByRole("contentinfo").getByRole("listitem").getByRole("link").all();
  await expect(link ?? menu).toBeFocused();
  await expect(link ?? menu).toBeInViewport();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  expect(await calculator.values()).toEqual(valid);

  await found();
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
