// Lists of rows: what is typed in them by keyboard alone, and how long a list may be.
import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { sampled } from "./support/sample";
import { expect, test } from "./support/test";

/** The calculators whose form is lists alone, with their names. */
const withLists = calculators
  .filter(({ boxes }) => boxes.every(({ name }) => name.includes(".0.")))
  .map(({ id, live, boxes }) => ({
    id,
    live,
    lists: [...new Set(boxes.map(({ name }) => name.replace(/\..*/, "")))],
  }));

const linkOfRows = (list: string, count: number) =>
  `#${Array.from({ length: count }, (_, position) => `${list}.${position}.amount=0.01`).join("&")}`;

for (const { id, lists } of sampled("lists by keyboard", withLists, 2)) {
  test(`${id}: every list is filled, grown and shortened by keyboard alone`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const { keyboard } = page;
    await calculator.open();
    for (const list of lists) {
      const rows = page.locator(`fieldset:has([name^="${list}.0."])`);
      const add = rows.getByRole("button", { name: /^Add / });
      const remove = (row: number) => rows.getByRole("button", { name: new RegExp(` ${row}$`) });
      await expect(remove(1)).toBeDisabled();

      // An added row takes the focus; its amount is reached by the tab key.
      await add.focus();
      await keyboard.press("Enter");
      await expect(calculator.box(`${list}.1.description`)).toBeFocused();
      await keyboard.type("Second");
      await expect(remove(1)).toBeEnabled();

      // A removed row takes its text with it, and leaves the focus in the row that moves up.
      await remove(1).focus();
      await keyboard.press("Enter");
      await expect(calculator.box(`${list}.0.description`)).toBeFocused();
      await expect(calculator.box(`${list}.0.description`)).toHaveValue("Second");
      await expect(calculator.box(`${list}.1.description`)).toHaveCount(0);
      await expect(remove(1)).toBeDisabled();
    }
  });
}

// The kit has one list for all of them.
for (const { id, live, lists } of sampled("long lists", withLists))
  test(`${id}: a link of 10,000 rows brings 300 and says so; more can be typed, and are not lost`, async ({
    page,
    context,
    browserName,
  }) => {
    if (browserName === "chromium") await context.grantPermissions(["clipboard-write"]);
    const calculator = new CalculatorPage(page, id);
    const [list = ""] = lists;
    await page.goto(calculator.address + linkOfRows(list, 10_000));
    const untilRun = (run: number) =>
      expect(calculator.form).toHaveAttribute("data-run", String(run));
    await untilRun(1);
    await expect(calculator.toast).toContainText("are included; the other 9,700 were left out.");
    await expect(calculator.box(`${list}.299.amount`)).toHaveCount(1);
    await expect(calculator.box(`${list}.300.amount`)).toHaveCount(0);

    // Typing changes no other row of the page: what it costs does not grow with the list.
    await page.evaluate((name) => {
      const rows = document.querySelector(`[name="${name}.0.amount"]`)?.closest("ul");
      if (!rows) throw new Error("No list of rows");
      const typed = rows.querySelector(`[name="${name}.1.amount"]`);
      const seen: string[] = [];
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      new MutationObserver((changes) =>
        seen.push(
          ...changes
            .filter(({ target }) => target !== typed)
            .map(({ type, target }) => `${type} of ${target.nodeName}`),
        ),
      ).observe(rows, all);
      Object.assign(window, { changedBoxes: seen });
    }, list);
    await calculator.box(`${list}.1.amount`).focus();
    await page.keyboard.press("End");
    await page.keyboard.type("99");
    await expect(calculator.box(`${list}.1.amount`)).toHaveValue("0.0199");
    if (!live) {
      await calculator.button.click();
      await untilRun(2);
    }
    await expect
      .poll(async () => Object.values(await calculator.figureValues()))
      .toContain("3.0099");
    const changes = await page.evaluate(() => Reflect.get(window, "changedBoxes") as string[]);
    expect(changes).toEqual([]);

    // A link brings no more rows than these, but a visitor may add to them.
    await page
      .locator(`fieldset:has([name="${list}.0.amount"]) > div > button:first-child`)
      .press("Enter");
    await expect(calculator.box(`${list}.300.description`)).toBeFocused();
    await calculator.box(`${list}.300.amount`).fill("900");
    if (!live) {
      await calculator.button.click();
      await untilRun(3);
    }
    await expect
      .poll(async () => Object.values(await calculator.figureValues()))
      .toContain("903.0099");
    await calculator.result.getByRole("button", { name: "Copy link" }).click();
    await expect(calculator.toast).toContainText("the other 1 was left out.");
    if (live) return;
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toContain(`${list}.300.amount=900`);
    await page.reload();
    await expect(calculator.box(`${list}.300.amount`)).toHaveValue("900");
  });

/** The lists whose last row says why it stays, in the words of the specification. */
const keptLists: Record<string, { lists: string[]; text: string }> = {
  "business-finance/startup-costs": {
    lists: ["oneTimeCosts", "monthlyCosts"],
    text: "At least one cost item is required.",
  },
  "business-finance/cash-flow-forecast": {
    lists: ["inflows", "outflows"],
    text: "At least one flow item is required.",
  },
};

for (const [id, { lists, text }] of Object.entries(keptLists))
  test(`${id}: the last row of a list stays, and a notice says why`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const { keyboard } = page;
    for (const list of lists) {
      await calculator.open();
      const rows = page.locator(`fieldset:has([name^="${list}.0."])`);
      const remove = (row: number) => rows.getByRole("button", { name: new RegExp(` ${row}$`) });
      await calculator.fill({ [`${list}.0.amount`]: "5", [`${list}.1.amount`]: "7" });
      await remove(1).focus();
      await keyboard.press("Enter");
      await expect(calculator.box(`${list}.0.amount`)).toHaveValue("7");
      await expect(calculator.toast).toHaveCount(0);

      await remove(1).focus();
      await keyboard.press("Enter");
      await calculator.expectNotice("Cannot Remove", text);
      await expect(rows.getByText(text)).toBeVisible();
      await expect(calculator.box(`${list}.0.amount`)).toHaveValue("7");
      await calculator.box(`${list}.0.amount`).fill("8");
      await expect(rows.getByText(text)).toHaveCount(0);
    }
  });
