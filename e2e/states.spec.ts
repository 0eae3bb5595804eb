// The tax of a state: its law is code that comes when it is asked for, and only that of the states in the boxes.
import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";

import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { scriptsSaying, textOf } from "./support/exported";
import { fetchedScripts, loseScripts } from "./support/scripts";
import { expect, test } from "./support/test";

const id = "tax/income-tax";
const payroll = "tax/payroll-tax";
const typed = { grossIncome: "120000", filingStatus: "single" };

/** A text of the script of a state’s law, and of no other. */
const lawOf = (code: string) => `code:\`${code}\``;

/** The states whose laws the open page has fetched. */
async function fetchedLaws(page: Page) {
  const fetched = (await fetchedScripts(page)).map((address) => new URL(address).pathname);
  const isFetched = (code: string) =>
    scriptsSaying(lawOf(code)).some((address) => fetched.includes(address));
  return Object.keys(stateAbbreviations).filter(isFetched);
}

const stateSection = /^State income tax under 20\d\d law$/;

const part = ({ result }: CalculatorPage, name: string | RegExp) =>
  result.getByRole("heading", { name });

test("each state’s law is a script of its own", () => {
  for (const code of Object.keys(stateAbbreviations)) {
    const [script = "", ...others] = scriptsSaying(lawOf(code));
    expect(others, code).toEqual([]);
    const said = textOf(script).match(/\bcode:`[A-Z]{2}`/g);
    expect(said, code).toEqual([lawOf(code)]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a state is chosen by its name, put beside another and beside all, each law fetched once", async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    const { form } = calculator;
    await calculator.open();
    await form.getByText("State income tax", { exact: true }).click();
    await chooseFrom(form.getByLabel("State, from the list", { exact: true }), "Oregon");
    expect(await fetchedLaws(page), "chosen, and nothing asked").toEqual([]);
    await calculator.calculate({ grossIncome: typed.grossIncome });
    await expect(part(calculator, stateSection)).toBeVisible();
    await calculator.untilWhole();
    await expect(part(calculator, "Your state return, line by line")).toBeVisible();
    await expect(part(calculator, "Your state tax, bracket by bracket")).toBeVisible();
    expect(await fetchedLaws(page)).toEqual(["OR"]);

    const before = await fetchedScripts(page);
    await calculator.press();
    await calculator.untilWhole();
    expect(await fetchedScripts(page), "asked again").toEqual(before);

    // One press puts another state beside it, and one more all of them.
    await form.getByText("Another state", { exact: true }).click();
    await chooseFrom(form.getByLabel("Compare with, from the list"), "Washington");
    await expect(part(calculator, "The same year in Washington")).toBeVisible();
    await expect(
      calculator.result.getByRole("region", { name: /^Oregon takes \$[\d,]+ a year more than/ }),
    ).toBeVisible();
    expect(await fetchedLaws(page)).toEqual(["OR", "WA"]);

    await form.getByLabel("And with all states").selectOption("All 50 and DC");
    await calculator.untilWhole();
    const chart = calculator.result.getByRole("region", { name: /^Oregon takes \$[\d,]+: / });
    const names = chart.locator("svg[role=img] text.font-semibold:not(.tabular-nums)");
    await expect(names, "two are marked").toHaveText(["Washington", "Oregon"]);
    await chart.getByText("Show the numbers").click();
    // The seven that take nothing share a row.
    await expect(chart.getByRole("rowheader")).toHaveCount(45);
    expect(await fetchedLaws(page)).toHaveLength(51);
  });
});

test("a link opens two states, and the way back and forth has each answer again", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, id);
  const beside = fragmentOf({ ...typed, state: "OR", otherState: "WA" });
  await calculator.openLink(beside);
  await expect(part(calculator, "The same year in Washington")).toBeVisible();
  const figures = await calculator.figures();
  expect(figures.map(({ name }) => name)).toContain("otherStateSaving");

  for (const [state, said] of [
    ["PR", /Taxes of Puerto Rico aren’t included/],
    ["XX", /“XX” is not a state’s abbreviation, so no state tax is counted\./],
  ] as const) {
    await calculator.follow(fragmentOf({ ...typed, state }));
    await expect(calculator.result).toContainText(said);
    await expect(part(calculator, stateSection)).toHaveCount(0);
  }
  await page.goBack();
  await expect(calculator.result).toContainText("Puerto Rico");
  await page.goBack();
  await expect(part(calculator, "The same year in Washington")).toBeVisible();
  expect(await calculator.figures()).toEqual(figures);
  await page.goForward();
  await expect(calculator.result).toContainText("Puerto Rico");
});

test.describe("without network, after one visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("a state that was never asked about is answered, and so are all", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === "activated",
      null,
      { timeout: 60_000 },
    );
    await context.setOffline(true);
    const paycheck = new CalculatorPage(page, payroll);
    await paycheck.open();
    await paycheck.calculate({ grossPay: "2650", state: "Vermont" });
    await expect(part(paycheck, stateSection)).toBeVisible();

    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf({ ...typed, state: "HI", allStates: "compare" }));
    await calculator.untilWhole();
    await expect(calculator.result.getByRole("region", { name: /^Hawaii takes/ })).toBeVisible();
  });
});

test.describe("a law that does not come", () => {
  test.use({
    expectedMessages:
      /Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically imported module/,
  });

  test("the page says so, keeps what was typed, and brings it when it is asked again", async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, payroll);
    await calculator.open();
    const found = await loseScripts(page, lawOf("OR"));
    await calculator.fill({ grossPay: "2650", state: "OR" });
    await calculator.button.click();
    const alert = page.getByRole("alert").filter({ hasText: "The result could not be loaded." });
    await expect(alert).toContainText("Your numbers haven’t changed.");
    await expect(calculator.result).toHaveCount(0);

    // No other state has lost anything.
    await calculator.calculate({ state: "WA" });
    await expect(alert).toHaveCount(0);
    await expect(part(calculator, stateSection)).toBeVisible();

    await calculator.fill({ state: "OR" });
    await calculator.button.click();
    await expect(alert).toBeVisible();
    await found();
    await alert.getByRole("button", { name: "Reload the page" }).click();
    await expect(part(calculator, stateSection)).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(await calculator.values()).toMatchObject({ grossPay: "2650", state: "OR" });
    expect(await fetchedLaws(page)).toEqual(["OR"]);
  });
});

test("a paycheck’s state is in its take-home pay, in what is copied and in its workbook", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calculator = new CalculatorPage(page, payroll);
  await calculator.open();
  await calculator.form.getByRole("button", { name: "Try an example" }).click();
  await expect(part(calculator, stateSection)).toBeVisible();
  expect(await fetchedLaws(page)).toEqual(["CO"]);
  const figures = await calculator.figures();
  const amount = (name: string) =>
    Number(figures.find((figure) => figure.name === name)?.value ?? NaN);
  const taken = ["federalWithholding", "socialSecurity", "medicare", "stateTax"];
  expect(amount("law.stateTax")).toBeGreaterThan(0);
  expect(amount("law.netPay")).toBeCloseTo(
    taken.reduce((left, tax) => left - amount(`law.${tax}`), amount("grossPay")),
    9,
  );

  await calculator.result.getByRole("button", { name: "Copy link" }).click();
  await calculator.expectNotice("Link Copied!");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URLSearchParams(new URL(link).hash.slice(1)).get("state")).toBe("CO");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    calculator.result.getByRole("button", { name: "Spreadsheet" }).click(),
  ]);
  const sheets = Object.entries(unzipSync(await readFile(await download.path())))
    .filter(([name]) => name.startsWith("xl/"))
    .map(([, bytes]) => strFromU8(bytes))
    .join("\n");
  expect(sheets).toContain("Your state return, line by line");
});

/** The names come when somebody turns to the list. */
async function chooseFrom(list: Locator, name: string) {
  await list.focus();
  await list.selectOption(name);
}
