// A reload and the way back cost nobody their typing. It is kept in this entry of the tab's history
// and nowhere else.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { fragmentOf } from "../support/draft";
import { withClock } from "../support/held-clock";
import { fewCalculators } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

/** Loads the page again, at once. */
async function reload({ page, form }: CalculatorPage) {
  await page.reload();
  await expect(form).toHaveAttribute("data-ready");
}

const keptIn = (page: Page) =>
  page.evaluate(() => {
    const { kept } = (history.state ?? {}) as { kept?: unknown };
    return JSON.stringify(kept);
  });

async function visitAnotherPage({ page, form }: CalculatorPage) {
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await page.goBack();
  await expect(form).toHaveAttribute("data-ready");
}

for (const { id, drawn, first, another } of fewCalculators("reload").filter(({ live }) => !live)) {
  test(`${id}: what is typed is there again, and its answer, without a notice`, async ({
    page,
    context,
  }) => {
    const calculator = new CalculatorPage(page, id);
    const { result, toast } = calculator;
    await calculator.open();
    await calculator.calculate(validDraft(id));
    const shown = async () => ({
      // What chance has a part in is drawn anew.
      figures: (await calculator.figures()).filter(() => Object.keys(drawn).length === 0),
      values: { ...(await calculator.values()), ...drawn },
    });
    const before = await shown();
    await reload(calculator);
    await expect(result).toHaveCount(1);
    await expect.poll(shown).toEqual(before);
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole("status")).toBeEmpty();

    await visitAnotherPage(calculator);
    await expect(result).toHaveCount(1);
    await expect.poll(shown).toEqual(before);

    // Typed and left at once, right or wrong.
    await calculator.fill({ [first]: "12abc" });
    await visitAnotherPage(calculator);
    await expect(calculator.box(first)).toHaveValue("12abc");
    await expect(result).toHaveCount(0);
    await expect(toast).toHaveCount(0);
    await calculator.fill({ [first]: another });
    // At once: what was typed last is kept as the page is left.
    await reload(calculator);
    await expect.poll(() => calculator.values()).toMatchObject({ [first]: another });

    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    const other = new CalculatorPage(await context.newPage(), id);
    await other.open();
    expect(await other.values()).not.toMatchObject({ [first]: another });

    await calculator.form.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => keptIn(page)).toBeUndefined();
    await reload(calculator);
    expect(await calculator.values()).not.toMatchObject({ [first]: another });
  });
}

const id = "loans-credit/mortgage";
const valid = validDraft(id);

test("the numbers of a link that were changed stay changed; a link opened after them wins", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  const requests: string[] = [];
  await calculator.openLink(fragmentOf(valid));
  await calculator.fill({ homePrice: "345678" });
  await expect.poll(() => keptIn(page)).toContain("345678");
  await reload(calculator);
  await expect(calculator.box("homePrice")).toHaveValue("345678");

  // Several entries of one page: each is opened as its link says, and none loads the page again.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) requests.push(request.url());
  });
  await calculator.follow(fragmentOf({ ...valid, homePrice: "222222" }));
  await expect.poll(() => keptIn(page)).toContain("222222");
  await calculator.follow(fragmentOf({ ...valid, homePrice: "333333" }));
  await calculator.fill({ homePrice: "444444" });
  await expect.poll(() => keptIn(page)).toContain("444444");
  await page.goBack();
  await expect.poll(() => calculator.values()).toMatchObject({ homePrice: "222222" });
  await page.goForward();
  await expect.poll(() => calculator.values()).toMatchObject({ homePrice: "333333" });
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  expect(requests).toEqual([]);
});

test("after a link within the page too", async ({ page }) => {
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await calculator.setHash("#main");
  await calculator.fill(valid);
  await expect.poll(() => keptIn(page)).toContain(valid.years ?? "");
  await reload(calculator);
  await expect.poll(() => calculator.values()).toMatchObject(valid);
});

test("rows in their places", async ({ page }) => {
  const calculator = new CalculatorPage(page, "business-finance/startup-costs");
  await calculator.open();
  await calculator.fill({
    "oneTimeCosts.0.description": "First",
    "oneTimeCosts.1.description": "Second",
    "oneTimeCosts.2.amount": "333",
    "monthlyCosts.0.amount": "44",
  });
  const rows = page.locator('fieldset:has([name^="oneTimeCosts.0."])');
  await rows.getByRole("button", { name: / 2$/ }).click();
  const before = await calculator.values();
  expect(before).toMatchObject({ "oneTimeCosts.1.amount": "333" });
  await reload(calculator);
  await expect.poll(() => calculator.values()).toEqual(before);
});

test.describe("with a clock that is moved on", () => {
  test.use({ setsClock: true });

  test("the spending tracker keeps nothing, not even in a page that the browser kept whole", async ({
    page,
  }) => {
    const [tracker] = calculators.filter(({ live }) => live);
    const calculator = new CalculatorPage(page, tracker?.id ?? "");
    const box = calculator.box("expenses.0.amount");
    await withClock(page);
    for (const leave of [reload, visitAnotherPage]) {
      await calculator.open();
      await calculator.calculate({ "expenses.0.amount": "77" });
      // Longer than any other form takes to keep what is typed.
      await page.clock.runFor(1_000);
      expect(await keptIn(page)).toBeUndefined();
      await leave(calculator);
      await page.clock.runFor(1_000);
      await expect(box).toHaveValue("");
    }
    await calculator.calculate({ "expenses.0.amount": "77" });
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(box).toHaveValue("");
  });
});
