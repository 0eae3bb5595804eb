// A result leads on to calculators that take its numbers, in the part of the address that no server sees.
import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { expect, test } from "./support/test";

const mortgage = {
  homePrice: "425000",
  downPayment: "85000",
  annualRate: "6.125",
  years: "30",
};

test("a calculator that has all it needs answers at once", async ({ page }) => {
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.openLink(fragmentOf(mortgage));
  await calculator.untilWhole();
  const { monthlyPayment } = await calculator.figureValues();
  await calculator.result.getByRole("link", { name: "Amortization Calculator" }).click();

  const amortization = new CalculatorPage(page, "loans-credit/amortization");
  await expect(amortization.result).toBeVisible();
  await expect(amortization.box("loanAmount")).toHaveValue(/^340,?000$/);
  await expect(amortization.box("annualRate")).toHaveValue("6.125");
  expect((await amortization.figureValues()).monthlyPayment).toBe(monthlyPayment);
});

test("one that needs more has its boxes filled, and waits", async ({ page }) => {
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.openLink(fragmentOf({ ...mortgage, propertyTax: "5100" }));
  await calculator.untilWhole();
  const link = calculator.result.getByRole("link", { name: "Affordability" });
  const sentence = calculator.result.getByRole("listitem").filter({ hasText: "Affordability" });
  await expect(sentence).toContainText("Carries over down payment, mortgage rate, loan term");
  await expect(sentence).not.toContainText("Does not carry over down payment");
  await link.click();

  const affordability = new CalculatorPage(page, "mortgage-real-estate/mortgage-affordability");
  await expect(affordability.form).toHaveAttribute("data-ready");
  await expect(affordability.box("downPayment")).toHaveValue(/^85,?000$/);
  await expect(affordability.box("propertyTaxRate")).toHaveValue("1.2");
  await expect(affordability.box("annualIncome")).toHaveValue("");
  await expect(affordability.toast).toHaveCount(0);
  await expect(affordability.result).toHaveCount(0);
  expect(await affordability.form.locator("[aria-invalid=true]").count()).toBe(0);

  await affordability.calculate({ annualIncome: "120000", monthlyDebts: "400" });
  await expect(affordability.result).toBeVisible();
});

test("an embedded calculator stands alone", async ({ page }) => {
  const id = "loans-credit/mortgage";
  const calculator = new CalculatorPage(page, id, `/embed/${id}`);
  await calculator.openLink(fragmentOf(mortgage));
  await calculator.untilWhole();
  await expect(calculator.result.getByText("Use these numbers in another calculator")).toHaveCount(
    0,
  );
});
