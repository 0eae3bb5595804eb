// Promise 7: notices are toasts with a title and a description, one at a time.
import type { Page } from "@playwright/test";

import { atRest } from "../support/at-rest";
import { CalculatorPage } from "../support/calculator-page";
import { draftOf } from "../support/draft";
import { expectNoticeToStay, holdClock, runUntil, withClock } from "../support/held-clock";
import { fewCalculators } from "../support/some-calculators";
import { examplesOf, invalidNotice, validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";
import { recordToasts, toastHistory } from "../support/toast-history";

for (const { id, first } of fewCalculators("notices")) {
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
    await atRest(page);
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
  test.use({ setsClock: true });

  const id = "loans-credit/mortgage";
  const valid = validDraft(id);
  const staying = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");
  const leaving = (page: Page) => page.locator("[data-sonner-toast][data-removed=true]");

  /** A calculator with a notice of its first answer, and the clock held. */
  async function answered(page: Page) {
    await withClock(page);
    await recordToasts(page);
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await holdClock(page);
    await calculator.calculate(valid);
    await runUntil(page, staying(page));
    await calculator.expectNotice("Calculation Complete");
    return calculator;
  }

  test("five seconds, counted anew for each", async ({ page }) => {
    const calculator = await answered(page);
    await page.clock.runFor(2_000);
    await calculator.calculate({ [Object.keys(valid)[0] ?? ""]: "abc" });
    await runUntil(page, staying(page).filter({ hasText: "Invalid Input" }));
    await expectNoticeToStay(page, 5_000);
  });

  test("three seconds for a copy", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const calculator = await answered(page);
    const copy = calculator.result.getByRole("button", { name: "Copy link" });
    await runUntil(page, copy);
    await copy.click();
    await runUntil(page, staying(page).filter({ hasText: "Link Copied!" }));
    await expectNoticeToStay(page, 3_000);
  });

  test("a press while the last one leaves shows the next in full", async ({ page }) => {
    const calculator = await answered(page);
    await page.clock.runFor(4_800);
    await runUntil(page, leaving(page));
    await calculator.press();
    await runUntil(page, staying(page));
    await calculator.expectNotice("Calculation Complete");
    await expectNoticeToStay(page, 5_000);
  });

  test("a notice that stood still under the pointer takes no time from the next", async ({
    page,
  }) => {
    const calculator = await answered(page);
    await page.clock.runFor(4_000);
    await calculator.toast.hover();
    await calculator.fill({ [Object.keys(valid)[0] ?? ""]: "abc" });
    await page.keyboard.press("Enter");
    await page.mouse.move(0, 0);
    await runUntil(page, staying(page).filter({ hasText: "Invalid Input" }));
    await expectNoticeToStay(page, 5_000);
  });

  test("a notice that says the same again is seen to come", async ({ page }) => {
    const calculator = await answered(page);
    const { shown } = await toastHistory(page);
    await page.clock.runFor(1_000);
    await calculator.press();
    await runUntil(page, leaving(page));
    await runUntil(page, staying(page));
    expect((await toastHistory(page)).shown).toBeGreaterThan(shown);
    await expectNoticeToStay(page, 5_000);
  });

  test("none comes of a form that was reset", async ({ page }) => {
    const calculator = await answered(page);
    const { form, button } = calculator;
    await expectNoticeToStay(page, 5_000);
    await button.click();
    await form.getByRole("button", { name: "Reset" }).click();
    await page.clock.runFor(2_000);
    await expect(calculator.toast).toHaveCount(0);

    await calculator.calculate(valid);
    await runUntil(page, staying(page));
    await form.getByRole("button", { name: "Reset" }).click();
    await page.clock.runFor(500);
    await expect(calculator.toast).toHaveCount(0);
  });

  test("a notice stays though what was put off about the last one comes late", async ({ page }) => {
    const calculator = await answered(page);
    // Once a toast has gone the toaster waits for a frame, and then for another: long on a busy device.
    await page.evaluate(() => {
      window.requestAnimationFrame = (act) =>
        window.setTimeout(() => act(performance.now()), 2_000);
      window.cancelAnimationFrame = clearTimeout;
    });
    await expectNoticeToStay(page, 5_000);
    await page.clock.runFor(2_600);
    await expect(calculator.toast).toHaveCount(0);
    await calculator.press();
    await runUntil(page, staying(page));
    await expectNoticeToStay(page, 5_000);
  });
});
