// A result on paper: one Letter sheet answers, and each table follows on sheets of its own.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { givenDayInWords } from "./support/given-day";
import { sheetsIn } from "./support/sheets";
import { andChanged, fewCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

const sheetsOf = async (page: Page) => sheetsIn(await page.pdf({ format: "Letter" }));

/** The tables of a result, which are left out of a sheet and brought back. */
const showTables = ({ result }: CalculatorPage, shown: boolean) =>
  result
    .locator("[data-slot=table-card]")
    .evaluateAll(
      (cards, shown) => cards.forEach((card) => ((card as HTMLElement).hidden = !shown)),
      shown,
    );

for (const { id } of andChanged(fewCalculators("printed"))) {
  test(`${id}: one sheet answers, and tables follow`, async ({ page, baseURL }) => {
    const calculator = new CalculatorPage(page, id);
    const { result } = calculator;
    const draft = validDraft(id);
    await calculator.openLink(fragmentOf(draft));
    await calculator.untilWhole();
    await expect(calculator.toast).toBeVisible();
    await expect(result.getByText(/^Printed/)).toBeHidden();
    // What was opened is not printed either.
    for (const line of await result.locator("summary").all()) await line.click();

    // A real print: the browser itself says that it is about to.
    const tables = await result.locator("[data-slot=table-card]").count();
    await showTables(calculator, false);
    expect(await sheetsOf(page), "the answer").toBe(1);
    await showTables(calculator, true);
    expect(await sheetsOf(page), "with its tables").toBeGreaterThanOrEqual(1 + tables);

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const pageAddress = `${baseURL}${calculator.address}`;
    const address = result.locator(`a[href^="${pageAddress}${fragmentOf(draft)}"]`);
    const printed = [
      page.locator("h1"),
      result.getByText(`Printed ${givenDayInWords}`, { exact: true }),
      result.getByRole("heading", { name: "Your numbers" }),
      result.locator("#result-heading"),
      ...(await result.locator("[data-slot=formula]").all()),
      result.getByText(/^Estimates only/),
      address,
      ...(await result.locator("data[data-figure]:not(table *)").all()),
      ...(await result.locator("> [data-chart]").all()).slice(0, 1),
      ...(await result.locator("[data-slot=table-card]").all()),
    ];
    for (const part of printed) await expect(part).toBeVisible();
    const link = (await address.getAttribute("href")) ?? "";
    await expect(address).toHaveText(link.length > 250 ? pageAddress : link);
    for (const table of await result.locator("[data-slot=table-card]").all())
      await expect(table, "begins a sheet").toHaveCSS("break-before", "page");

    for (const part of [calculator.form, calculator.toast, page.locator("[data-slot=words]")])
      await expect(part).toBeHidden();
    for (const parts of ["header[data-slot]", "footer", "nav", "[data-slot=button]", "details"])
      await expect(page.locator(`${parts}:visible`), parts).toHaveCount(0);
    const folded = await result
      .locator("tr[data-row]")
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height < 10).length);
    expect(folded, "every month has its line").toBe(0);
    const ink = await page.locator("h1").evaluate((title) => getComputedStyle(title).color);
    expect(ink, "dark on paper").toBe("rgb(20, 33, 31)");
  });
}

test("a phone's chart is drawn for the sheet, and for the phone again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.openLink(fragmentOf(validDraft(calculator.id)));
  await calculator.untilWhole();
  const chart = calculator.result.locator("[data-chart] svg[role=img]").first();
  const onPhone = (await chart.getAttribute("viewBox")) ?? "";
  expect(Number(onPhone.split(" ")[2])).toBeLessThan(390);
  // At once: the browser lays out its sheets when this is done.
  const onSheet = await chart.evaluate((drawing) => {
    dispatchEvent(new Event("beforeprint"));
    return drawing.getAttribute("viewBox");
  });
  expect(onSheet).toBe("0 0 918 256");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(chart).toHaveAttribute("viewBox", onPhone);
});

test("fifteen lines of a budget fit the sheet, and their address is the page's", async ({
  page,
  baseURL,
}) => {
  const calculator = new CalculatorPage(page, "personal-finance/budget");
  const rows = (list: string, count: number) =>
    Array.from({ length: count }, (_, row) => [
      [`${list}.${row}.description`, `A line with a name ${row + 1}`],
      [`${list}.${row}.amount`, String(100 + row)],
    ]).flat();
  const draft = Object.fromEntries([...rows("income", 3), ...rows("expenses", 15)]);
  await calculator.openLink(fragmentOf(draft));
  await calculator.untilWhole();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  const address = calculator.result.getByText(`${baseURL}${calculator.address}`, { exact: true });
  await expect(address).toBeVisible();
  await expect(address, "which opens the numbers too").toHaveAttribute("href", /#.*expenses\.14/);
});
