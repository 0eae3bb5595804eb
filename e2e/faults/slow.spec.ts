// A slow line and a slow machine: what is typed meanwhile stays, and is what is calculated with.
import { CalculatorPage } from "../support/calculator-page";
import { calculators, isChoice } from "../support/contract";
import { holdScripts } from "../support/scripts";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

/** One of each kind of form. */
const kinds = [
  "loans-credit/mortgage",
  "investment-retirement/annuity",
  "insurance/car-insurance-estimator",
  "business-finance/cash-flow-forecast",
];

for (const { id, boxes } of calculators.filter(({ id }) => kinds.includes(id))) {
  test(`${id}: what is typed before the script has come stays`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const valid = validDraft(id);
    const release = await holdScripts(page);
    await page.goto(calculator.address, { waitUntil: "commit" });
    // Without the script there is one row to a list.
    const names = boxes.map(({ name }) => name).filter((name) => valid[name] !== undefined);
    await calculator.fill(Object.fromEntries(names.map((name) => [name, valid[name] ?? ""])));
    const typed = await calculator.values();
    await calculator.button.click();
    expect(await calculator.form.getAttribute("data-ready")).toBeNull();
    const [last = ""] = boxes.filter((box) => !isChoice(box)).map(({ name }) => name);
    await calculator.box(last).focus();

    release();
    await expect(calculator.form).toHaveAttribute("data-ready");
    const now = await calculator.values();
    // What chance draws is drawn by the script.
    for (const { name } of boxes) expect(now[name], name).toBe(typed[name]);
    expect(await calculator.focusedBox()).toBe(last);
    await calculator.calculate(valid);
    await expect(calculator.result).toHaveCount(1);
  });
}

test("a processor twenty times as slow: no key is lost, one result, the same figures", async ({
  page,
  context,
}) => {
  test.slow();
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.open();
  await calculator.calculate(validDraft(calculator.id));
  const figures = await calculator.figures();

  const machine = await context.newCDPSession(page);
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.goto("about:blank");
  await page.goto(calculator.address, { waitUntil: "commit" });
  for (const [name, text] of Object.entries(validDraft(calculator.id))) {
    await calculator.box(name).focus();
    await page.keyboard.type(text);
  }
  // As the impatient do.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Enter");
  await expect(calculator.form).toHaveAttribute("data-ready", "true", { timeout: 30_000 });
  expect(await calculator.values()).toMatchObject(validDraft(calculator.id));
  if ((await calculator.runs()) === "0") await calculator.button.click();
  await expect(calculator.result).toHaveCount(1, { timeout: 30_000 });
  expect(await calculator.figures()).toEqual(figures);
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 1 });
});

test("a full store: the choice holds for the page, and everything works", async ({ page }) => {
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await calculator.open();
  const room = await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`${size} ${part}`, "x".repeat(size));
      } catch {
        // Full for parts of this size.
      }
    try {
      localStorage.setItem("theme", "dark");
      return "room";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(room).toBe("QuotaExceededError");
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await calculator.calculate(validDraft(calculator.id));
  await expect(calculator.result).toHaveCount(1);
  await page.reload();
  await expect(calculator.result).toHaveCount(1);
});
