// Taking a result away: as a link, as text, as a file, on paper.
import { readFile } from "node:fs/promises";
import ICAL from "ical.js";

import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { fragmentOf } from "./support/draft";
import { givenDayInWords } from "./support/given-day";
import { sampled } from "./support/sample";
import { collectScripts, partsIn } from "./support/scripts";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

const [{ id: long } = { id: "" }] = calculators.filter(({ schedule }) => schedule);
const some = new Set([long, ...sampled("share-actions", calculators, 2).map(({ id }) => id)]);

const action = ({ result }: CalculatorPage, name: string) =>
  result.getByRole("group", { name: "Save or share" }).getByRole("button", { name });

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
      new RegExp(`^${givenDayInWords} · calculations \\d+\\.\\d+\\.\\d+, law through 20\\d\\d$`),
    );
    await calculator.openLink(new URL(lines.at(-1) ?? "").hash);
    expect(await calculator.figures()).toEqual(figures);
    await expect(page.getByText("The same numbers still give the same result.")).toBeVisible();
  });

  test(`${id}: a CSV file says where it is from, and holds every value and every row`, async ({
    page,
  }) => {
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
    expect(cells[0]).toEqual([await page.locator("h1").innerText()]);
    expect(text).toContain(`\r\nDate,"${givenDayInWords}"\r\n`);
    expect(text).toContain(`\r\nPage,${page.url().split("#")[0]}#`);
    for (const figure of await calculator.figures()) {
      expect(text).toContain(figure.text);
      if (!figure.text.startsWith("$")) continue;
      // To the cent, also where the page leaves the cents out.
      const misses = cells.map(([, cell]) => Math.abs(Number(cell) - Number(figure.value)));
      expect(Math.min(...misses.filter(Number.isFinite)), figure.name).toBeLessThan(0.00501);
    }
    const rows = (await calculator.rows()).map(({ figures }) =>
      figures.map(({ text }) => plain(text)),
    );
    // The rows stand together, in their order.
    const start = cells.findIndex((line) => String(line) === String(rows[0]));
    expect(cells.slice(start, start + rows.length)).toEqual(rows);
  });
}

test("a day goes into a calendar file, whose code comes with the press", async ({ page }) => {
  const id = "loans-credit/credit-card-payoff";
  const scripts = collectScripts(page);
  const calculator = new CalculatorPage(page, id);
  await calculator.openLink(fragmentOf(validDraft(id)));
  const button = action(calculator, "Add to calendar");
  await expect(button).toBeVisible();
  expect(partsIn(await scripts())).not.toContain("calendar");
  await button.focus();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe("figurewell-loans-credit-credit-card-payoff.ics");
  await expect.poll(async () => partsIn(await scripts())).toContain("calendar");

  const file = new ICAL.Component(
    ICAL.parse(await readFile(await download.path(), "utf8")) as never,
  );
  const [event, ...others] = file.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  expect(event?.getFirstPropertyValue("url")).toBe(page.url().split("#")[0]);
  const shown = (await calculator.figures()).find(({ name }) => name === "lastPayment");
  const day = event?.getFirstPropertyValue("dtstart")?.toString() ?? "";
  expect(day.slice(0, 7)).toBe(shown?.value);
});

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
    .getByRole("group", { name: "Save or share" })
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

/** A number without what only people read: $1,234.50 as 1234.50. */
const plain = (text: string) => text.replace(/[$,]/g, "");
