// What is pressed and typed before the scripts of a page have come, and scripts that do not come.
import type { Page } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { CalculatorPage } from "./support/calculator-page";
import { firstScript } from "./support/exported";
import { codeOf, holdScripts } from "./support/scripts";
import { expect, test } from "./support/test";

const id = "loans-credit/amortization";
const valid = { loanAmount: "250000", annualRate: "6", years: "30" };

test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

/** Opens the page without waiting for a script that may never come. */
async function openEarly(page: Page) {
  const calculator = new CalculatorPage(page, id);
  await page.goto(calculator.address, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return calculator;
}

/** Loses the first script of the page so many times, once it may fail. */
async function loseFirstScript(page: Page, times: number) {
  let letFail = () => {};
  const failing = new Promise<void>((resolve) => (letFail = resolve));
  let asked = 0;
  await page.route(`**${firstScript()}`, async (route) => {
    if ((asked += 1) > times) return route.continue();
    await failing;
    return route.abort();
  });
  return letFail;
}

test("a press on Calculate waits for the script, shows that, and is answered", async ({ page }) => {
  const letGo = await holdScripts(page);
  const calculator = await openEarly(page);
  await calculator.fill(valid);
  await calculator.button.click();
  await expect(calculator.button).toHaveAttribute("aria-busy", "true");
  expect(await calculator.form.getAttribute("data-ready")).toBeNull();

  letGo();
  await expect(calculator.result).toHaveCount(1);
  await calculator.expectNotice("Calculation Complete");
  await expect(calculator.button).not.toHaveAttribute("aria-busy");
  expect(await calculator.values()).toMatchObject(valid);
});

test("so does the Enter key, and of several presses the last is answered", async ({ page }) => {
  const letGo = await holdScripts(page);
  const calculator = await openEarly(page);
  await calculator.box("loanAmount").press("Enter");
  await expect(calculator.button).toHaveAttribute("aria-busy", "true");
  const example = page.getByRole("button", { name: "Try an example" });
  await example.click();
  await expect(calculator.button).not.toHaveAttribute("aria-busy");
  await expect(example).toHaveAttribute("aria-busy", "true");

  letGo();
  await expect(calculator.result).toHaveCount(1);
  await expect(calculator.form).toHaveAttribute("data-run", "1");
});

test("the first script is asked for once more, with what was typed and pressed", async ({
  page,
}) => {
  const letFail = await loseFirstScript(page, 1);
  const calculator = await openEarly(page);
  await calculator.fill(valid);
  await calculator.button.click();
  await expect(calculator.button).toHaveAttribute("aria-busy", "true");

  letFail();
  await expect(calculator.result).toHaveCount(1);
  expect(await calculator.values()).toMatchObject(valid);
});

test("where it fails again the page says so, keeps what is typed, and can be loaded again", async ({
  page,
}) => {
  const letFail = await loseFirstScript(page, 2);
  const calculator = await openEarly(page);
  const said = page.getByRole("alert").filter({ hasText: "did not load completely" });
  await calculator.fill({ loanAmount: valid.loanAmount });
  letFail();
  await expect(said).toBeVisible();
  await expectAccessible(page, "without its script");
  expect(await calculator.values()).toMatchObject({ loanAmount: valid.loanAmount });
  await calculator.fill({ annualRate: valid.annualRate, years: valid.years });
  await said.getByRole("button").click();
  await expect(calculator.form).toHaveAttribute("data-ready");
  await expect(said).toBeHidden();
  await expect.poll(() => calculator.values()).toMatchObject(valid);
});

test("a link is followed where the first script had to be asked for twice", async ({ page }) => {
  const letFail = await loseFirstScript(page, 1);
  letFail();
  const calculator = new CalculatorPage(page, id);
  const link = `${calculator.address}#${new URLSearchParams(valid)}`;
  await page.goto(link, { waitUntil: "commit" });
  await expect(calculator.result).toHaveCount(1);
  expect(await calculator.values()).toMatchObject(valid);
});

test("what is typed before the answer’s code has come is there after a reload", async ({
  page,
}) => {
  const letGo = await holdScripts(page, codeOf.result);
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await calculator.fill(valid);
  await page.reload();
  letGo();
  await expect.poll(() => calculator.values()).toMatchObject(valid);
});

test("a press that leaves a box with an unlikely number is not lost to the question about it", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await calculator.fill({ ...valid, years: "30" });
  await calculator.press();
  await calculator.box("years").fill("360");
  await calculator.button.click();
  await expect(calculator.form).toHaveAttribute("data-run", "2");
  await expect(page.getByText("360 years? Did you mean 30 years?")).toBeVisible();
  await page.getByRole("button", { name: "Use 30 years" }).click();
  await expect(calculator.box("years")).toHaveValue("30");
});
