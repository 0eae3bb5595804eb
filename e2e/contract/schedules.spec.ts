// Promise 6: a schedule is a table whose every row is in the document, folded or shown.
import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { fragmentOf, type Draft } from "../support/draft";
import { sampled } from "../support/sample";
import { andChanged } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/shared-test";

const schedules: { id: string; draft: Draft; months: number }[] = [
  {
    id: "loans-credit/amortization",
    draft: { loanAmount: "250000", annualRate: "6.25", years: "30" },
    months: 360,
  },
  {
    id: "loans-credit/amortization",
    draft: { loanAmount: "1000", annualRate: "5", years: "2.51" },
    months: 31,
  },
  {
    id: "loans-credit/credit-card-payoff",
    draft: { balance: "5000", apr: "22", monthlyPayment: "200" },
    months: 34,
  },
  {
    id: "loans-credit/credit-card-payoff",
    draft: { balance: "100", apr: "22", monthlyPayment: "200" },
    months: 1,
  },
];
const columns = ["month", "payment", "principal", "interest", "balance"];

for (const { id, draft, months } of schedules) {
  test(`${id}: all ${months} months are in the document`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(draft));
    const table = calculator.result.locator('table[data-schedule=""]');
    await expect(table).toHaveCount(1);
    await expect(table.locator("tr[data-row]")).toHaveCount(months);

    const rows = await calculator.rows();
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1));
    const read = rows.map(({ figures }) =>
      Object.fromEntries(figures.map(({ name, value }) => [name, Number(value)])),
    );
    for (const [index, { figures }] of rows.entries()) {
      expect(figures.map(({ name }) => name)).toEqual(columns);
      for (const { value } of figures) expect(value).toMatch(/^(?:0|[1-9]\d*)(?:\.\d+)?$/);
      expect(read[index]?.month).toBe(index + 1);
    }

    const { totalPayment, totalInterest } = await calculator.figureValues();
    const sum = (column: string) => read.reduce((total, row) => total + (row[column] ?? NaN), 0);
    expect(sum("payment") / Number(totalPayment)).toBeCloseTo(1, 9);
    expect(sum("interest") / Number(totalInterest)).toBeCloseTo(1, 9);
    expect(read.at(-1)?.balance).toBe(0);

    // The totals row says what the figures above it say, to the cent.
    const texts = Object.fromEntries(
      (await calculator.figures()).map(({ name, text }) => [name, text]),
    );
    const totals = await table.locator("tfoot td").allInnerTexts();
    expect(totals[columns.indexOf("payment")]).toBe(texts.totalPayment);
    expect(totals[columns.indexOf("interest")]).toBe(texts.totalInterest);

    const hidden = await table
      .locator("[hidden]")
      .evaluateAll((folded) => folded.map((group) => group.getAttribute("hidden")));
    expect(new Set(hidden)).toEqual(new Set(months > 24 ? ["until-found"] : []));
    const atOtherPlaces = table.locator("data[data-figure]:not(tr[data-row] data)");
    await expect(atOtherPlaces, "totals are no figures").toHaveCount(0);
  });
}

test("a year of the schedule opens by its button and to the browser's search", async ({ page }) => {
  const calculator = new CalculatorPage(page, "loans-credit/amortization");
  await calculator.openLink(fragmentOf({ loanAmount: "9000", annualRate: "5", years: "3" }));
  const month = (number: number) => calculator.result.locator(`tr[data-row="${number}"]`);
  const year = (number: number) =>
    calculator.result.getByRole("button", { name: `Year ${number}`, exact: true });

  await expect(month(13)).toBeHidden();
  await year(2).click();
  await expect(year(2)).toHaveAttribute("aria-expanded", "true");
  await expect(month(13)).toBeVisible();
  await year(2).press("Enter");
  await expect(month(13)).toBeHidden();

  await expect(month(25)).toBeHidden();
  // The browser reveals a row it has found, and tells the page so.
  await month(25).evaluate((row) => {
    row.dispatchEvent(new Event("beforematch", { bubbles: true }));
  });
  await expect(month(25)).toBeVisible();
  await expect(year(3)).toHaveAttribute("aria-expanded", "true");

  await calculator.result.getByRole("button", { name: "Open all years" }).click();
  for (const number of [1, 13, 25]) await expect(month(number)).toBeVisible();
  expect(await calculator.rows(), "no row was added by opening").toHaveLength(36);
  await calculator.result.getByRole("button", { name: "Close all years" }).click();
  for (const number of [1, 13, 25]) await expect(month(number)).toBeHidden();
});

const withSchedule = calculators.filter(({ schedule }) => schedule);
for (const { id, schedule } of andChanged(sampled("columns", withSchedule, 2)).filter(
  (one) => one.schedule,
))
  test(`${id}: its schedule has the columns of the contract`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(validDraft(id)));
    await expect(calculator.result.locator("tr[data-row]").first()).toBeAttached();
    for (const { figures } of await calculator.rows())
      expect(figures.map(({ name }) => name)).toEqual(schedule);
  });

test("two years of a forecast are all in view", async ({ page }) => {
  const calculator = new CalculatorPage(page, "business-finance/cash-flow-forecast");
  await calculator.openLink(
    fragmentOf({ startingBalance: "10000", months: "24", "outflows.0.amount": "500" }),
  );
  const months = calculator.result.locator("tr[data-row]");
  await expect(months).toHaveCount(24);
  for (const number of [0, 12, 23]) await expect(months.nth(number)).toBeVisible();
});

test("a second schedule names itself", async ({ page }) => {
  const calculator = new CalculatorPage(page, "education/student-loan-repayment");
  await calculator.openLink(
    fragmentOf({ balance: "30000", annualRate: "5.05", years: "10", extraPayment: "100" }),
  );
  const monthsOf = (name: string) =>
    calculator.result.locator(`table[data-schedule="${name}"] tr[data-row]`);
  await expect(monthsOf("")).toHaveCount(120);
  await expect(monthsOf("accelerated")).toHaveCount(86);
});

test("years are no schedule", async ({ page }) => {
  const calculator = new CalculatorPage(page, "investment-retirement/compound-interest");
  await calculator.openLink(fragmentOf(validDraft("investment-retirement/compound-interest")));
  await expect(calculator.result.locator("tr[data-row]").first()).toBeVisible();
  await expect(page.locator("[data-schedule]")).toHaveCount(0);
});
