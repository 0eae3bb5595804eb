// Taking a result away: as a link, as text, as a file, on paper.
import { readFile } from "node:fs/promises";

import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { fragmentOf } from "./support/draft";
import { sampled } from "./support/sample";
import { sheetsIn } from "./support/sheets";
import { someCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

const [{ id: long } = { id: "" }] = calculators.filter(({ schedule }) => schedule);
const some = new Set([long, ...sampled("share-actions", calculators, 2).map(({ id }) => id)]);

const action = ({ result }: CalculatorPage, name: string) =>
  result.getByRole("group", { name: "Take it with you" }).getByRole("button", { name });

for (const id of some) {
  const link = fragmentOf(validDraft(id));

  test(`${id}: a summary holds the figures and a link that opens them`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(link);
    const figures = await calculator.figures();
    await action(calculator, "Copy result").click();
    await calculator.expectNotice("Result Copied!");

    const summary = await page.evaluate(() => navigator.clipboard.readText());
    const lines = summary.split(/\r?\n/);
    expect(lines[0]).toBe(await page.locator("h1").innerText());
    for (const { text } of figures) expect(summary).toContain(text);
    expect(summary).toContain("Estimates only");
    expect(lines.at(-2)).toMatch(
      new RegExp(`^${await longDate(page)} · calculations \\d+\\.\\d+\\.\\d+, law up to 20\\d\\d$`),
    );
    await calculator.openLink(new URL(lines.at(-1) ?? "").hash);
    expect(await calculator.figures()).toEqual(figures);
    await expect(page.getByText("The same numbers give the same result.")).toBeVisible();
  });

  test(`${id}: a CSV file holds every exact value and every row`, async ({ page }) => {
    await page.addInitScript(() => {
      const seconds = window.setTimeout;
      // The file's memory is let go after a while: here at once, to be seen.
      window.setTimeout = ((run: () => void, wait: number) =>
        seconds(run, wait === 40_000 ? 0 : wait)) as typeof setTimeout;
      const revoke = URL.revokeObjectURL.bind(URL);
      URL.revokeObjectURL = (address) => {
        document.documentElement.dataset.revoked = address;
        revoke(address);
      };
    });
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(link);
    await expect(action(calculator, "Save CSV")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      action(calculator, "Save CSV").click(),
    ]);
    expect(download.suggestedFilename()).toBe(`figurewell-${id.replace("/", "-")}.csv`);
    await expect(page.locator("html")).toHaveAttribute("data-revoked", /^blob:/);

    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 3).toString("hex"), "no byte order mark").not.toBe("efbbbf");
    const text = bytes.toString("utf8");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const cells = text.split("\r\n").map((line) => line.split(","));
    for (const { value } of await calculator.figures())
      expect(cells.map((line) => line[1])).toContain(value);
    const rows = (await calculator.rows()).map(({ figures }) => figures.map(({ value }) => value));
    // The rows stand together, in their order.
    const start = cells.findIndex((line) => String(line) === String(rows[0]));
    expect(cells.slice(start, start + rows.length)).toEqual(rows);
  });
}

test("where copying is refused, the text is there, focused and selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const calculator = new CalculatorPage(page, long);
  await calculator.openLink(fragmentOf(validDraft(long)));
  for (const [name, selector] of [
    ["Copy result", "textarea[readonly]"],
    ["Copy link", "input[readonly]"],
  ] as const) {
    await action(calculator, name).click();
    await calculator.expectNotice("Copy Failed");
    const box = calculator.result.locator(selector);
    await expect(box).toBeFocused();
    const selected = await page.evaluate(() => `${getSelection()}`);
    expect(selected).toBe(await box.inputValue());
  }
});

test("every action can be pressed with a finger at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const calculator = new CalculatorPage(page, long);
  await calculator.openLink(fragmentOf(validDraft(long)));
  const actions = calculator.result
    .getByRole("group", { name: "Take it with you" })
    .getByRole("button");
  await expect(actions).not.toHaveCount(0);
  for (const button of await actions.all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const { id } of someCalculators("printed")) {
  test(`${id}: the first printed sheet answers alone`, async ({ page, baseURL }) => {
    const calculator = new CalculatorPage(page, id);
    const draft = validDraft(id);
    await calculator.openLink(fragmentOf(draft));
    await expect(calculator.toast).toBeVisible();
    await expect(calculator.result.getByText(/^Printed/)).toBeHidden();
    // A real print: the browser itself says that it is about to.
    const sheets = sheetsIn(await page.pdf({ format: "Letter" }));
    expect(sheets).toBeGreaterThan(1);

    // A Letter sheet within its margins of 15 mm, at 96 pixels an inch.
    const sheet = { width: 703, height: 943 };
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const { result, form } = calculator;
    const date = `Printed ${await longDate(page)}`;
    const first = [
      page.locator("h1"),
      result.getByText(date, { exact: true }),
      result.getByText("Your numbers"),
      result.locator("#result-heading"),
      ...(await result.locator("data[data-figure]:not(table *)").all()),
      result.getByText(/^Estimates only/),
      result.getByText(`${baseURL}${calculator.address}${fragmentOf(draft)}`),
    ];
    for (const part of first) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet.height);
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(sheet.width);
    }
    const answer = result.locator("> :first-child");
    await expect(answer, "the schedule begins a sheet").toHaveCSS("break-after", "page");
    await expect(page.locator("main > :last-child")).toHaveCSS("break-before", "page");

    for (const part of [form, calculator.toast, page.locator("header, footer, nav").first()])
      await expect(part).toBeHidden();
    await expect(page.locator("[data-slot=button]:visible")).toHaveCount(0);
    await expect(page.locator("#how-it-works")).toBeVisible();
    const folded = await result
      .locator("tr[data-row]")
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height < 10).length);
    expect(folded, "every month has its line").toBe(0);
    const ink = await page.locator("h1").evaluate((title) => getComputedStyle(title).color);
    expect(ink, "dark on paper").toBe("rgb(20, 33, 31)");
  });
}

const longDate = (page: { evaluate: <T>(read: () => T) => Promise<T> }) =>
  page.evaluate(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
