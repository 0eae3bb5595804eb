// Amounts stand with their thousands apart over a box that is left, and plain in the one that somebody is
// in. A term is given in years or months, a state by its letters or its name.
import type { Locator } from "@playwright/test";

import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

const id = "loans-credit/mortgage";
const valid = { ...validDraft(id), homePrice: "1400000" };

/** The amount that is drawn over a box. */
const over = (box: Locator) => box.locator("xpath=../span/span");

test("amounts are grouped when their box is left, and plain while it has the focus", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  const price = calculator.box("homePrice");
  await calculator.open();
  await calculator.calculate(valid);
  await expect(over(price)).toHaveText("1,400,000");
  await expect(over(price)).toBeVisible();
  // All of what it hides, and nothing beyond its box.
  const [drawn, box] = await Promise.all([over(price).boundingBox(), price.boundingBox()]);
  expect(drawn?.x).toBe(box?.x);
  expect(drawn?.height).toBe(box?.height);
  expect(drawn?.width).toBeLessThan(box?.width ?? 0);
  await expect(price).toHaveValue("1400000");
  expect(await calculator.values()).toMatchObject(valid);

  await price.focus();
  await expect(over(price)).toBeHidden();
  await expect(calculator.result).not.toHaveAttribute("data-stale");
  await price.press("End");
  await price.press("Backspace");
  await expect(calculator.result).toHaveAttribute("data-stale");
  await price.press("0");
  await expect(calculator.result).not.toHaveAttribute("data-stale");
  await price.press("Tab");
  await expect(over(price)).toBeVisible();
});

test("the caret stays among the digits where it was pressed", async ({ page }) => {
  const calculator = new CalculatorPage(page, id);
  const price = calculator.box("homePrice");
  await calculator.openLink(fragmentOf(valid));
  // Behind the second comma: "1,400," stands before the caret.
  const place = await over(price).evaluate((drawn) => {
    const range = document.createRange();
    range.setEnd(drawn.firstChild as Text, "1,400,".length);
    range.setStart(drawn.firstChild as Text, 0);
    const { right, top } = range.getBoundingClientRect();
    return { x: right, y: top + 5 };
  });
  await page.mouse.click(place.x, place.y);
  const caret = () => price.evaluate((box: HTMLInputElement) => box.selectionStart);
  await expect.poll(caret).toBe(4);

  await calculator.box("downPayment").press("Shift+Tab");
  const selected = () =>
    price.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      value.slice(selectionStart ?? 0, selectionEnd ?? 0),
    );
  await expect.poll(selected, "all of it, as a browser selects it").toBe("1400000");
});

test("amounts are grouped however they came: by a link, an example, Undo and a reload", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  const price = over(calculator.box("homePrice"));
  await calculator.openLink("#homePrice=1%2C400%2C000&downPayment=80000&annualRate=6.5&years=30");
  await expect(price).toHaveText("1,400,000");
  await expect(calculator.result).toContainText("$8,343.30");
  await calculator.fill({ homePrice: "1500000" });
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(price).toHaveText(/^\d{3},000$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(price).toHaveText("1,500,000");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(price).toBeEmpty();
  await calculator.calculate(valid);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain("=1400000&");
  await page.reload();
  await expect(price).toHaveText("1,400,000");
});

test("rows and the embedded calculator show them too", async ({ page }) => {
  const budget = new CalculatorPage(page, "personal-finance/budget");
  await budget.open();
  await budget.calculate({ "income.0.amount": "5200", "expenses.0.amount": "1800" });
  await expect(over(budget.box("income.0.amount"))).toHaveText("5,200");
  expect(await budget.values()).toMatchObject({ "income.0.amount": "5200" });

  const embedded = new CalculatorPage(page, id, `/embed/${id}`);
  await embedded.openLink(fragmentOf(valid));
  await expect(over(embedded.box("homePrice"))).toHaveText("1,400,000");
});

test("Undo takes back what was typed in an amount, step by step, and redo brings it again", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  const price = calculator.box("homePrice");
  await calculator.open();
  await price.pressSequentially("55000");
  await price.press("ControlOrMeta+A");
  await price.pressSequentially("60000");
  await price.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(price).toBeFocused();
  // The first figure took the place of what was selected: the rest of the number is a step of its own.
  const seen: string[] = [];
  for (const keys of ["Z", "Z", "Shift+Z", "Shift+Z"]) {
    await page.keyboard.press(`ControlOrMeta+${keys}`);
    seen.push(await price.inputValue());
  }
  expect(seen).toEqual(["6", "55000", "6", "60000"]);
});

test("Undo takes back a number that was offered and taken", async ({ page }) => {
  const calculator = new CalculatorPage(page, id);
  const years = calculator.box("years");
  await calculator.open();
  await calculator.calculate({ ...valid, years: "360" });
  await page.getByRole("button", { name: "Use 30 years" }).click();
  await expect(years).toHaveValue("30");
  await expect(years).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(years).toHaveValue("360");
});

test("a car loan of 72 months is one of 6 years, and comes again after a reload", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, "loans-credit/auto-loan");
  const unit = calculator.box("years.unit");
  const loan = { vehiclePrice: "35000", annualRate: "7" };
  await calculator.open();
  await calculator.fill({ ...loan, years: "6" });
  await calculator.press();
  const expected = await calculator.figures();

  await calculator.fill({ years: "72" });
  await unit.selectOption("months");
  await expect(calculator.result).not.toHaveAttribute("data-stale");
  await calculator.press();
  expect(await calculator.figures()).toEqual(expected);
  expect(await calculator.values()).toMatchObject({ ...loan, years: "6" });
  expect(Object.keys(await calculator.values())).not.toContain("years.unit");
  await expect(calculator.box("years")).toHaveValue("72");

  await calculator.box("years").fill("61 months");
  await calculator.box("years").press("Tab");
  await expect(calculator.box("years")).toHaveValue("61");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain("years=5.08");
  await page.reload();
  await expect(calculator.box("years")).toHaveValue("61");
  await expect(unit).toHaveValue("months");
});

test("a state is typed by its letters or its name, or chosen by that", async ({ page }) => {
  const calculator = new CalculatorPage(page, "tax/payroll-tax");
  const list = calculator.form.getByLabel("State abbreviation, from the list");
  await calculator.openLink("#grossPay=2650&payFrequency=biweekly&state=tx");
  await expect(list.locator(":checked")).toHaveText("Texas");

  // The first letters of its name are enough for the browser to find it.
  await list.focus();
  await page.keyboard.type("Calif");
  await expect(calculator.box("state")).toHaveValue("CA");
  await expect(calculator.result).toHaveAttribute("data-stale");
  expect(await calculator.values()).toMatchObject({ state: "CA" });
  expect(Object.keys(await calculator.values())).not.toContain("state.choice");

  await calculator.box("state").press("ControlOrMeta+A");
  await calculator.box("state").pressSequentially("Texas");
  await expect(list.locator(":checked")).toHaveText("Texas");
  await calculator.press();
  expect(await calculator.errors()).toEqual([]);
  await expect(calculator.result).toContainText("state abbreviation TX");
  await expect(calculator.box("state")).toHaveValue("Texas");
});
