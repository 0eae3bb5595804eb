// Promise 7: notices are toasts with a title and a description, one at a time.
import { CalculatorPage } from "../support/calculator-page";
import { draftOf, fragmentOf } from "../support/draft";
import { someCalculators } from "../support/some-calculators";
import { examplesOf, invalidNotice, validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";
import { recordToasts, toastHistory } from "../support/toast-history";

for (const { id, first } of someCalculators("notices")) {
  test(`${id}: the notices, one at a time even when pressed rapidly`, async ({ page }) => {
    await recordToasts(page);
    const calculator = new CalculatorPage(page, id);
    const { button, toast } = calculator;
    const valid = validDraft(id);
    const invalid = invalidNotice(id);
    await calculator.open();
    await expect(toast, "no notice before anything was done").toHaveCount(0);

    // The toaster is still to be fetched when the second press comes.
    await calculator.fill({ [first]: "abc" });
    await pressFiveTimes();
    await calculator.expectNotice(invalid.title, invalid.text);
    await calculator.fill(valid);
    await pressFiveTimes();
    await calculator.expectNotice("Calculation Complete", /^\S.+\S$/);
    await calculator.fill({ [first]: "abc" });
    await button.click();
    await calculator.fill({ [first]: valid[first] ?? "" });
    await button.click();
    await calculator.fill({ [first]: "abc" });
    await button.click();
    await calculator.expectNotice(invalid.title);
    await page.waitForTimeout(300);
    await calculator.expectNotice(invalid.title);
    expect((await toastHistory(page)).most).toBe(1);

    for (const example of examplesOf(id).filter(({ notice }) => notice)) {
      await calculator.calculate(draftOf(example.inputs));
      await calculator.expectNotice(
        example.notice?.title ?? "",
        example.notice?.message ?? undefined,
      );
      await expect(calculator.result, "a neutral notice has a result").toHaveCount(1);
    }

    function pressFiveTimes() {
      return button.evaluate((pressed) => {
        for (let times = 0; times < 5; times++) (pressed as HTMLButtonElement).click();
      });
    }
  });
}

test.describe("how long a notice stays", () => {
  const id = "loans-credit/mortgage";
  const link = fragmentOf(validDraft(id));

  test("five seconds, counted anew for each", async ({ page }) => {
    await recordToasts(page);
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(link);
    await calculator.expectNotice("Calculation Complete");
    await expectToastToStay(calculator, 5_000);

    await page.waitForTimeout(2_000);
    await calculator.calculate({ [Object.keys(validDraft(id))[0] ?? ""]: "abc" });
    await calculator.expectNotice("Invalid Input");
    await expectToastToStay(calculator, 5_000);
  });

  test("three seconds for a copy", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await recordToasts(page);
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(link);
    await calculator.expectNotice("Calculation Complete");
    await page.waitForTimeout(500);
    await calculator.result.getByRole("button", { name: "Copy link" }).click();
    await calculator.expectNotice("Link Copied!");
    await expectToastToStay(calculator, 3_000);
  });

  test("a press while the last one leaves shows the next in full", async ({ page }) => {
    await recordToasts(page);
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(link);
    // Looked for in every frame: it is there for a fifth of a second.
    await page.waitForFunction(() => document.querySelector("[data-removed=true]"));
    await calculator.press();
    await calculator.expectNotice("Calculation Complete");
    await expect(page.locator("[data-sonner-toast][data-removed=false]")).toHaveCount(1);
    await expectToastToStay(calculator, 5_000);
  });

  test("a notice stays though what was put off about the last one comes late", async ({ page }) => {
    await recordToasts(page);
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(link);
    await calculator.expectNotice("Calculation Complete");
    // Once a toast has gone the toaster waits for a frame, and then for another: long on a busy device.
    await page.evaluate(() => {
      window.requestAnimationFrame = (act) =>
        window.setTimeout(() => act(performance.now()), 2_000);
      window.cancelAnimationFrame = clearTimeout;
    });
    await expect(calculator.toast).toHaveCount(0, { timeout: 8_000 });
    await page.waitForTimeout(2_400);
    await calculator.press();
    await calculator.expectNotice("Calculation Complete");
    await expectToastToStay(calculator, 5_000);
  });

  async function expectToastToStay({ page, toast }: CalculatorPage, duration: number) {
    const { shown } = await toastHistory(page);
    await expect(toast).toHaveCount(0, { timeout: duration + 3_000 });
    const { leaves, most } = await toastHistory(page);
    expect(most).toBe(1);
    expect(leaves - shown).toBeGreaterThan(duration - 100);
    expect(leaves - shown).toBeLessThan(duration + 1_000);
  }
});
