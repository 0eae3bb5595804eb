// A calculator can be used from end to end without a mouse.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { fewCalculators } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/shared-test";
import { test as testAlone } from "../support/test";

for (const { id, boxes, numbers, live } of fewCalculators("keyboard")) {
  test(`${id}: by keyboard alone`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const draft = validDraft(id);
    await calculator.open();

    for (const { name, kind } of boxes) {
      // In the order of the page: between two boxes there are at most two other stops.
      const most = name === boxes[0]?.name ? 25 : 3;
      await tabUntil(page, async () => (await calculator.focusedBox()) === name, most);
      if (kind === "toggle") continue;
      if (kind === "select") {
        // The first word is enough for the browser to find the option.
        const option = calculator.box(name).locator(`option[value="${draft[name]}"]`);
        await page.keyboard.type((await option.innerText()).split(" ")[0] ?? "");
        await expect(calculator.box(name)).toHaveValue(draft[name] ?? "");
        continue;
      }
      await page.keyboard.press("ControlOrMeta+A");
      if (draft[name]) await page.keyboard.type(draft[name]);
      else await page.keyboard.press("Delete");
    }

    // Enter in a box is a press of the button; a list of options it opens.
    if (boxes.at(-1)?.kind === "select") await calculator.box(numbers.at(-1)?.name ?? "").focus();
    const runs = Number(await calculator.runs());
    await page.keyboard.press("Enter");
    // A form that calculates while one types may run once more of its own accord.
    if (live) await expect(calculator.form).not.toHaveAttribute("data-run", `${runs}`);
    else await expect(calculator.form).toHaveAttribute("data-run", `${runs + 1}`);
    await expect(calculator.result).toHaveCount(1);
    await expect(calculator.result).toBeInViewport();
    await expect(page.getByRole("status")).toHaveText(/\d/);

    const copy = calculator.result.getByRole("button", { name: "Copy link" });
    // Each group of options that is folded away is a stop on the way out of the form.
    const groups = await calculator.form.locator("summary").count();
    await tabUntil(
      page,
      () => copy.evaluate((node) => node === document.activeElement),
      9 + groups,
    );
    await expectFocusSeen(page);

    // A wrong number takes the focus to its box.
    const last = numbers.at(-1)?.name ?? "";
    await calculator.box(last).focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("abc");
    await tabUntil(page, () =>
      calculator.button.evaluate((node) => node === document.activeElement),
    );
    await expectFocusSeen(page);
    await page.keyboard.press("Space");
    if (!live) await expect(calculator.form).toHaveAttribute("data-run", `${runs + 2}`);
    await expect(calculator.box(last)).toBeFocused();
    await expect(calculator.box(last)).toHaveAccessibleDescription(/“abc”/);
  });
}

test("whoever is in a box stays in it, though it is filled anew, refused or mended", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  const { form, result } = calculator;
  await calculator.open();
  const example = form.getByRole("button", { name: "Try an example" });
  await example.focus();
  await page.keyboard.press("Enter");
  await expect(result).toHaveCount(1);
  await expect(example).toBeFocused();

  // A box that is folded away: refused, and mended.
  const tax = calculator.box("propertyTax");
  await form.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await tax.focus();
  for (const [text, isWrong] of [
    ["abc", "true"],
    ["4000", null],
  ] as const) {
    const runs = (await calculator.runs()) ?? "";
    await tax.fill(text);
    await page.keyboard.press("Enter");
    await expect(form).not.toHaveAttribute("data-run", runs);
    expect(await tax.getAttribute("aria-invalid")).toBe(isWrong);
    await expect(tax, text).toBeFocused();
    await expect(tax, text).toBeVisible();
  }

  for (const price of ["200000", "300000"]) {
    await calculator.follow(`#homePrice=${price}&annualRate=5&years=15`);
    await expect(calculator.box("homePrice")).toHaveValue(price);
    await expect(tax, "a link within the page").toBeFocused();
  }
  await calculator.box("years").focus();
  await page.goBack();
  await expect(calculator.box("homePrice")).toHaveValue("200000");
  await expect(calculator.box("years"), "the way back").toBeFocused();

  const reset = form.getByRole("button", { name: "Reset" });
  await reset.focus();
  await page.keyboard.press("Enter");
  await expect(result).toHaveCount(0);
  await expect(reset).toBeFocused();

  const tracker = new CalculatorPage(page, "personal-finance/spending-tracker");
  await tracker.open();
  await tracker.box("expenses.0.amount").focus();
  await tracker.follow("#expenses.0.amount=70");
  await expect(tracker.box("expenses.0.amount")).toHaveValue("70");
  await expect(tracker.box("expenses.0.amount")).toBeFocused();
});

testAlone("a notice that is dismissed leaves the focus on what follows it", async ({ page }) => {
  await page.goto("/about");
  const dismiss = page.getByRole("button", { name: "Dismiss this notice" });
  await dismiss.focus();
  await page.keyboard.press("Enter");
  await expect(dismiss).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
});

test("a schedule is reached, scrolled and opened by keyboard", async ({ page }) => {
  const calculator = new CalculatorPage(page, "loans-credit/amortization");
  await calculator.openLink("#loanAmount=250000&annualRate=6&years=30");
  await expect(calculator.result.locator("tr[data-row]")).toHaveCount(360);
  await calculator.result.getByRole("button", { name: "Copy link" }).focus();
  const region = calculator.result.getByRole("region", { name: "Amortization schedule" });
  await tabUntil(page, () => region.evaluate((node) => node === document.activeElement));
  await page.keyboard.press("End");
  await expect.poll(() => region.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);

  await tabUntil(page, async () => (await focusedText(page)) === "Year 2", 4);
  await page.keyboard.press("Enter");
  await expect(calculator.result.locator('tr[data-row="13"]')).toBeVisible();
  await page.keyboard.press("Space");
  await expect(calculator.result.locator('tr[data-row="13"]')).toBeHidden();
});

test("the explanation is opened by keyboard", async ({ page }) => {
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.openLink("#homePrice=400000&downPayment=80000&annualRate=6.5&years=30");
  await calculator.result.getByRole("button", { name: "Print" }).focus();
  await tabUntil(page, async () => (await focusedText(page)) === "See the math");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(calculator.result.locator("[data-slot=explanation]")).toBeVisible();
});

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? "");

async function tabUntil(page: Page, isThere: () => Promise<boolean>, most = 25) {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error(`Not reached in ${most} steps; the focus is on “${await focusedText(page)}”`);
}

/** Something around the focus is drawn: an outline on it or on the frame it stands in. */
async function expectFocusSeen(page: Page) {
  const widths = await page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest("[data-slot]")].map((node) => {
      const style = node && getComputedStyle(node);
      // One that is not drawn has a width all the same.
      return !style || style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
    });
  });
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(2);
}
